import {useMemo, useSyncExternalStore} from 'react';
import {browserFacts, supportNotes, wantsToSaveData, type SupportNote} from './support.ts';

export type Support = {
  /** Only in the browser. */
  readonly notes: () => readonly SupportNote[];
  readonly savesData: () => boolean;
};

const never = (): (() => void) => () => {};

/** What the browser lacks: looked up once, and nothing is claimed while the page is being built. */
export function useSupport(): Support & {readonly isKnown: boolean} {
  const isKnown = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return useMemo(() => {
    let notes: readonly SupportNote[] | undefined;
    return {
      isKnown,
      notes: () => (notes ??= typeof window === 'undefined' ? [] : supportNotes(browserFacts())),
      savesData: () => isKnown && wantsToSaveData(),
    };
  }, [isKnown]);
}
