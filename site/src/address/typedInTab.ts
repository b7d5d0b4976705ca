/** What was typed is kept in the tab's history, for a reload: beside the address, which some of it must not get into. */
type HistoryState = {readonly typed?: unknown} | null;

export const typedInTab = (): unknown => (window.history.state as HistoryState)?.typed;

/** With `url`, the address becomes that. */
export function keepInTab(typed: object, url = ''): void {
  const state = window.history.state as HistoryState;
  try {
    window.history.replaceState({...state, typed}, '', url);
  } catch {
    // A text of megabytes is more than some browsers keep there.
    window.history.replaceState({...state, typed: undefined}, '', url);
  }
}
