const KEY = 'x2.search.slash';
/** Of the document, so that what runs in the page and the dialog, two programs, agree without storage, too. */
const OFF = 'data-no-slash';

/** Whether a single key opens the search: people who speak to their computer, or press keys by accident, need to turn that off. */
export const opensBySlash = (): boolean => !document.documentElement.hasAttribute(OFF);

export function letSlashOpen(opens: boolean): void {
  document.documentElement.toggleAttribute(OFF, !opens);
  try {
    if (opens) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

/** What the reader chose on an earlier page. */
export function recallSlash(): void {
  try {
    if (localStorage.getItem(KEY) === 'off') document.documentElement.toggleAttribute(OFF, true);
  } catch {
    // Without storage nothing was chosen.
  }
}
