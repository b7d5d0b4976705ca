/**
 * When a part of the first page cannot be loaded (old tab after a deploy, a broken network), Docusaurus leaves the page
 * as plain HTML: readable, but with dead menus and no word about why. This says it, and offers a retry.
 * Failures while navigating are handled upstream: the new address is loaded as a whole page.
 */
const BAR_ID = 'x2-chunk-retry';

if (typeof window !== 'undefined') {
  window.addEventListener('unhandledrejection', ({reason}) => {
    if (isChunkError(reason)) showBar(String((reason as Error).message));
  });
}

function isChunkError(reason: unknown): boolean {
  return reason instanceof Error && (reason.name === 'ChunkLoadError' || /Loading (CSS )?chunk .* failed/i.test(reason.message));
}

function showBar(detail: string): void {
  if (document.getElementById(BAR_ID)) return;
  const bar = document.createElement('div');
  bar.id = BAR_ID;
  bar.className = 'chunk-retry';
  bar.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = '页面的一部分没有加载成功，正文可以照常阅读，菜单与交互暂时不可用。';
  text.title = detail;
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.className = 'button button--primary button--sm';
  retry.textContent = '重试 · Retry';
  retry.addEventListener('click', () => window.location.reload());
  bar.append(text, retry);
  document.body.append(bar);
}
