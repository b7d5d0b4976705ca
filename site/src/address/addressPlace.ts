/**
 * Where the state stands. A query travels to the server with every request for the page; a fragment never leaves the browser, so it is the
 * place for what readers paste. Both are read, whichever the page writes.
 */
export type AddressPlace = 'query' | 'fragment';

const isState = (hash: string): boolean => hash.startsWith('#?');

/** The state that an address asks for, as a query. */
export const stateIn = ({hash, search}: Pick<Location, 'hash' | 'search'>): string => (isState(hash) ? hash.slice(1) : search);

/** Whether a heading's link occupies the place, so that the address says nothing about the state. */
export const isTakenByHeading = (place: AddressPlace, {hash, search}: Pick<Location, 'hash' | 'search'>): boolean =>
  place === 'fragment' && hash !== '' && !isState(hash) && search === '';

/** The state, given as a query, as it is written at its place. */
export const writtenAt = (place: AddressPlace, state: string): string => (place === 'fragment' && state !== '' ? `#${state}` : state);

/** The fragment to keep after a query: a heading's, never one that holds state. */
export const headingBeside = (place: AddressPlace, hash: string): string => (place === 'fragment' || isState(hash) ? '' : hash);
