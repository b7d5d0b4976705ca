import {useCallback, useEffect, useRef, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import {headingBeside, isTakenByHeading, stateIn, writtenAt, type AddressPlace} from './addressPlace.ts';
import type {Address} from './addressState.ts';
import {keepInTab, typedInTab} from './typedInTab.ts';
import {useDelayedCall} from './useDelayedCall.ts';

/** Browsers refuse more than about a hundred changes of the address in thirty seconds; a slider makes more. */
const WRITE_AFTER_MS = 300;

type Reading<Values extends object> = {
  readonly values: Values;
  /** What was wrong with the address the page was opened with. */
  readonly problems: readonly string[];
  /** False until the address has been read: there is none while the page is built. */
  readonly isReady: boolean;
};

export type AddressState<Values extends object> = Reading<Values> & {
  /** A function is told the current values, even those that are not rendered yet: several presses may come before that. */
  readonly change: (part: Partial<Values> | ((current: Values) => Partial<Values>)) => void;
  readonly reset: () => void;
  /** How often `reset` was called. As the `key` of fields it also clears text that never became a value. */
  readonly resets: number;
  /** The full address that restores these values; call it in the browser only. */
  readonly link: () => string;
  /** Whether the address restores all of them. */
  readonly isWhole: boolean;
};

/** Keeps a page's state in its address. `address` must be a constant. */
export function useAddressState<Values extends object>(address: Address<Values>, place: AddressPlace = 'query'): AddressState<Values> {
  const {latest, write, ...reading} = useSyncedValues(address, place);
  const [resets, setResets] = useState(0);

  const change = useCallback<AddressState<Values>['change']>(
    (part) => write({...latest.current, ...(typeof part === 'function' ? part(latest.current) : part)}),
    [latest, write],
  );
  const reset = useCallback(() => {
    write(address.defaults);
    setResets((count) => count + 1);
  }, [address, write]);
  const link = useCallback(() => {
    const {origin, pathname} = window.location;
    return origin + pathname + writtenAt(place, address.toSearch(latest.current));
  }, [address, latest, place]);
  return {...reading, change, reset, resets, link, isWhole: address.isWhole(reading.values)};
}

type SyncedValues<Values extends object> = Reading<Values> & {
  /** The current values, even before they are rendered. */
  readonly latest: {readonly current: Values};
  readonly write: (next: Values) => void;
};

/** The values follow the address, and the address the values. */
function useSyncedValues<Values extends object>(address: Address<Values>, place: AddressPlace): SyncedValues<Values> {
  const location = useLocation();
  const [values, setValues] = useState(address.defaults);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [isReady, setReady] = useState(false);
  const latest = useRef(values);
  const isRead = useRef(false);
  /** The state that was read or written last, as a query. */
  const known = useRef('');
  /** The path it was read at: while the next page is being fetched, this page must not write to the next one's address. */
  const page = useRef('');

  const set = useCallback((next: Values) => {
    latest.current = next;
    setValues(next);
  }, []);

  const save = useCallback(() => {
    const {hash, pathname} = window.location;
    if (pathname !== page.current) return;
    known.current = address.toSearch(latest.current);
    keepInTab(latest.current, pathname + writtenAt(place, known.current) + headingBeside(place, hash));
  }, [address, place]);
  const {ask: saveSoon, cancel: cancelSave} = useDelayedCall(save, WRITE_AFTER_MS);

  // Who leaves right after typing finds it again: a link is followed after the press has passed here.
  useEffect(() => {
    const saveNow = () => {
      if (cancelSave()) save();
    };
    window.addEventListener('pagehide', saveNow);
    window.addEventListener('click', saveNow, {capture: true});
    return () => {
      window.removeEventListener('pagehide', saveNow);
      window.removeEventListener('click', saveNow, {capture: true});
    };
  }, [cancelSave, save]);

  // Every navigation is a new location, also one to the same page.
  useEffect(() => {
    page.current = window.location.pathname;
    const wasWaiting = cancelSave();
    const isHeading = isTakenByHeading(place, window.location);
    // A heading's link was followed: what was typed stays, and a reload restores it.
    if (isRead.current && isHeading) return keepInTab(latest.current);
    const asked = stateIn(window.location);
    if (wasWaiting && asked === known.current) return save();
    known.current = asked;
    const {values: said, problems: found} = address.parse(asked);
    // An address that agrees with the current values, such as a heading's link, must not discard what it leaves out.
    if (isRead.current && address.toSearch(latest.current) === asked) keepInTab(latest.current);
    else set(address.restore(isHeading ? undefined : asked, typedInTab()) ?? said);
    isRead.current = true;
    setProblems(found);
    setReady(true);
    // The query of an older link may hold what should not travel: it leaves the address before anybody passes it on.
    if (place === 'fragment' && window.location.search !== '') save();
  }, [address, location, place, save, cancelSave, set]);

  const write = useCallback(
    (next: Values) => {
      set(next);
      saveSoon();
    },
    [saveSoon, set],
  );
  return {values, problems, isReady, latest, write};
}
