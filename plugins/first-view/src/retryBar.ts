/**
 * What a reader sees when a part of the site could not be loaded: the page stays as it is, says so, and offers a retry. Its
 * styles stand in every page, because the style sheet may be among the missing.
 */
export const RETRY_BAR =
  '<div class="chunk-retry" role="alert"><p>页面的一部分没有加载成功。已有的正文可以照常阅读，其余的要重试才能用。</p><button type="button" class="button button--primary button--sm">重试 · Retry</button></div>';

const shownBar = () => document.querySelector('.chunk-retry');

/** A broken script may stand in the browser's cache for a year, since its name is its content: the retry fetches all anew. */
const scripts = () => performance.getEntriesByType('resource').filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'script');

export function showRetryBar(): void {
  if (shownBar()) return;
  document.body.insertAdjacentHTML('beforeend', RETRY_BAR);
  shownBar()!.lastElementChild!.addEventListener('click', () => {
    void Promise.allSettled(scripts().map(({name}) => fetch(name, {cache: 'reload'}))).then(() => location.reload());
  });
}

export const hideRetryBar = (): void => shownBar()?.remove();
