/** What was typed is kept in the tab's history for a reload, and not only in the address, which must not hold some of it. */
type HistoryState = {readonly typed?: unknown} | null;

export const typedInTab = (): unknown => (window.history.state as HistoryState)?.typed;

/** `url`, if given, becomes the address. */
export function keepInTab(typed: object, url = ''): void {
  const state = window.history.state as HistoryState;
  try {
    window.history.replaceState({...state, typed}, '', url);
  } catch {
    // A text of megabytes is more than some browsers keep there.
    window.history.replaceState({...state, typed: undefined}, '', url);
  }
}
