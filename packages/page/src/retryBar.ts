/**
 * What a reader sees when a part of the site could not be loaded: the page stays as it is, says so, and offers a retry. Its
 * styles stand in every page, because the style sheet may be among the missing.
 */
export const RETRY_BAR =
  '<div class="chunk-retry" role="alert"><p>页面的一部分没有加载成功。正文可以照常阅读，其余的要重试才能用。</p><button type="button">重试 · Retry</button></div>';

const shownBar = () => document.querySelector('.chunk-retry');

/** A broken script may stay in the browser's cache for a year, since its name is a hash of its content: a retry fetches all anew. */
const scripts = () =>
  performance.getEntriesByType('resource').filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'script');

const head = (url: string) => fetch(url, {method: 'HEAD', cache: 'no-store'});

export function showRetryBar(): void {
  // Nothing is being worked on any more.
  document.querySelectorAll('[aria-busy]').forEach((control) => control.removeAttribute('aria-busy'));
  const shown = shownBar();
  const hadFocus = shown?.contains(document.activeElement);
  // A failed retry is announced like the first failure: a live region speaks when it is new.
  shown?.remove();
  document.body.insertAdjacentHTML('beforeend', RETRY_BAR);
  const button = shownBar()!.lastElementChild as HTMLElement;
  if (hadFocus) button.focus();
  button.addEventListener('click', () => {
    button.setAttribute('aria-busy', 'true');
    void Promise.allSettled(scripts().map(({name}) => fetch(name, {cache: 'reload'}))).then(reloadIfReachable);
  });
}

export const hideRetryBar = (): void => shownBar()?.remove();

/** Without a network the browser's error page would replace what the reader has. */
export const reloadIfReachable = (): Promise<void> => head(location.href).then(() => location.reload(), showRetryBar);

let isAskedFor = false;

/** The current page needs no file that a release has removed, so it is loaded, but not twice in a row; once for all that are missing. */
export async function reloadIfGone(url: string): Promise<void> {
  if (isAskedFor) return;
  isAskedFor = true;
  const isGone = await head(url).then(
    ({status}) => status === 404,
    () => false,
  );
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // `isAskedFor` stays set: until the new page arrives, presses must not ask for another reload.
  if (isGone && navigation?.type !== 'reload') return location.reload();
  isAskedFor = false;
  showRetryBar();
}
