/** What a result hands to the page it leads to, in the state of the history entry. */
export interface ArrivalState {
  searchWords: string[];
}

export const isArrivalState = (state: unknown): state is ArrivalState =>
  Array.isArray((state as ArrivalState | null | undefined)?.searchWords);
