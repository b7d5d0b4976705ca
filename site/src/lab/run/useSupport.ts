import {useMemo, useSyncExternalStore} from 'react';
import {comparesByDefault, deviceFacts, type DeviceFacts} from './controlGroup.ts';
import {browserFacts, supportNotes, wantsToSaveData, type SupportNote} from './support.ts';

export type Support = {
  /** Only in the browser. */
  readonly notes: () => readonly SupportNote[];
  readonly savesData: () => boolean;
  /** Whether so many viewers are compared with a control group where nobody has decided it. */
  readonly comparesUnasked: (viewers: number) => boolean;
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
    let device: DeviceFacts | undefined;
    return {
      isKnown,
      notes: () => (notes ??= typeof window === 'undefined' ? [] : supportNotes(browserFacts())),
      savesData: () => isKnown && wantsToSaveData(),
      comparesUnasked: (viewers) => isKnown && comparesByDefault((device ??= deviceFacts(wantsToSaveData())), viewers),
    };
  }, [isKnown]);
}
