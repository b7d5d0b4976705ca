import {useCallback, useEffect, useRef, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import type {Address} from './addressState';

/** Browsers refuse more than about a hundred changes of the address in thirty seconds; a slider makes more. */
const WRITE_AFTER_MS = 300;

export type AddressState<Values extends object> = {
  readonly values: Values;
  readonly change: (part: Partial<Values>) => void;
  readonly reset: () => void;
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
  const current = useRef(values);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isRead = useRef(false);

  const set = useCallback((next: Values) => {
    current.current = next;
    setValues(next);
  }, []);

  // Every navigation is a new location, also one to the same page.
  useEffect(() => {
    const {hash, search} = window.location;
    // The link of a heading: what was typed stays.
    if (isRead.current && place === 'fragment' && hash && !hash.startsWith('#?') && search === '') return undefined;
    const asked = hash.startsWith('#?') ? hash.slice(1) : search;
    const {values: said, problems: found} = address.parse(asked);
    // An address that says no more than what is here, such as that of a heading, must not take away what it leaves out.
    if (!isRead.current || address.toSearch(current.current) !== asked) set(address.restore(asked, (window.history.state as HistoryState)?.typed) ?? said);
    isRead.current = true;
    setProblems(found);
    setReady(true);
    return () => clearTimeout(timer.current);
  }, [address, location, place, set]);

  const write = useCallback(
    (next: Values) => {
      set(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        const {pathname, hash} = window.location;
        const anchor = hash.startsWith('#?') ? '' : hash;
        const url = pathname + (place === 'query' ? address.toSearch(next) + anchor : fragmentOf(address.toSearch(next)));
        const state = window.history.state as HistoryState;
        try {
          // The tab keeps what was typed beside the address, which some of it must not get into.
          window.history.replaceState({...state, typed: next}, '', url);
        } catch {
          // A text of megabytes is more than some browsers keep there.
          window.history.replaceState({...state, typed: undefined}, '', url);
        }
      }, WRITE_AFTER_MS);
    },
    [address, place, set],
  );

  const change = useCallback((part: Partial<Values>) => write({...current.current, ...part}), [write]);
  const reset = useCallback(() => write(address.defaults), [address, write]);
  const link = useCallback(() => {
    const search = address.toSearch(current.current);
    return window.location.origin + window.location.pathname + (place === 'query' ? search : fragmentOf(search));
  }, [address, place]);
  return {values, change, reset, problems, isReady, link, isWhole: address.isWhole(values)};
}

const fragmentOf = (search: string): string => search && `#${search}`;
