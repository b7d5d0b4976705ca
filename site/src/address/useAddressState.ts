import {useCallback, useEffect, useRef, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import type {Address} from './addressState';

/** Browsers refuse more than about a hundred changes of the address in thirty seconds; a slider makes more. */
const WRITE_AFTER_MS = 300;

export type AddressState<Values extends object> = {
  readonly values: Values;
  readonly change: (part: Partial<Values>) => void;
  readonly reset: () => void;
  /** How often. As the key of fields it takes away text that never became a value. */
  readonly resets: number;
  /** What was wrong with the address the page was opened with. */
  readonly problems: readonly string[];
  /** False until the address has been read: the page that is built knows none. */
  readonly isReady: boolean;
  /** The full address that restores these values; call it in the browser only. */
  readonly link: () => string;
  /** Whether that is all of them. */
  readonly isWhole: boolean;
};

type HistoryState = {readonly typed?: unknown} | null;

/**
 * Where the state stands. A query travels to the server with every request for the page; a fragment never leaves the browser, so it is the
 * place for what readers paste. Both are read, whichever the page writes.
 */
export type AddressPlace = 'query' | 'fragment';

/** Keeps a page's state in its address. `address` must be a constant. */
export function useAddressState<Values extends object>(address: Address<Values>, place: AddressPlace = 'query'): AddressState<Values> {
  const location = useLocation();
  const [values, setValues] = useState(address.defaults);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [isReady, setReady] = useState(false);
  const [resets, setResets] = useState(0);
  const current = useRef(values);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isRead = useRef(false);
  /** The query or fragment that was read or written last. */
  const known = useRef('');
  /** The path it was read at: while the next page is being fetched, this one must not write to that one's address. */
  const page = useRef('');

  const set = useCallback((next: Values) => {
    current.current = next;
    setValues(next);
  }, []);

  const save = useCallback(() => {
    const {pathname, hash} = window.location;
    if (pathname !== page.current) return;
    const anchor = hash.startsWith('#?') ? '' : hash;
    known.current = address.toSearch(current.current);
    keepInTab(current.current, pathname + (place === 'query' ? known.current + anchor : fragmentOf(known.current)));
  }, [address, place]);

  // Every navigation is a new location, also one to the same page.
  useEffect(() => {
    const {hash, pathname, search} = window.location;
    page.current = pathname;
    const isWaiting = timer.current !== undefined;
    clearTimeout(timer.current);
    timer.current = undefined;
    const isHeading = place === 'fragment' && hash !== '' && !hash.startsWith('#?') && search === '';
    // The link of a heading: what was typed stays, and a reload there gives it back.
    if (isRead.current && isHeading) return keepInTab(current.current);
    const asked = hash.startsWith('#?') ? hash.slice(1) : search;
    if (isWaiting && asked === known.current) return save();
    known.current = asked;
    const {values: said, problems: found} = address.parse(asked);
    // An address that says no more than what is here, such as that of a heading, must not take away what it leaves out.
    if (isRead.current && address.toSearch(current.current) === asked) keepInTab(current.current);
    else set(address.restore(isHeading ? undefined : asked, (window.history.state as HistoryState)?.typed) ?? said);
    isRead.current = true;
    setProblems(found);
    setReady(true);
  }, [address, location, place, save, set]);

  // A page that is left writes no more.
  useEffect(() => () => clearTimeout(timer.current), []);

  const write = useCallback(
    (next: Values) => {
      set(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        timer.current = undefined;
        save();
      }, WRITE_AFTER_MS);
    },
    [save, set],
  );

  const change = useCallback((part: Partial<Values>) => write({...current.current, ...part}), [write]);
  const reset = useCallback(() => {
    write(address.defaults);
    setResets((count) => count + 1);
  }, [address, write]);
  const link = useCallback(() => {
    const search = address.toSearch(current.current);
    return window.location.origin + window.location.pathname + (place === 'query' ? search : fragmentOf(search));
  }, [address, place]);
  return {values, change, reset, resets, problems, isReady, link, isWhole: address.isWhole(values)};
}

/** Beside the address, which some of what is typed must not get into. */
function keepInTab(typed: object, url = ''): void {
  const state = window.history.state as HistoryState;
  try {
    window.history.replaceState({...state, typed}, '', url);
  } catch {
    // A text of megabytes is more than some browsers keep there.
    window.history.replaceState({...state, typed: undefined}, '', url);
  }
}

const fragmentOf = (search: string): string => search && `#${search}`;
