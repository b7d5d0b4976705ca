import {copyBy} from './copying.ts';

/** What the button says at rest (`site/src/components/PageActions`). */
export const COPY_PAGE = '复制 Markdown';

/** Copies the page's Markdown, which the head of the page names. */
export function copyPage(target: Element): void {
  const button = target.closest<HTMLElement>('[data-copies-page]');
  const file = document.querySelector<HTMLLinkElement>('[type="text/markdown"]');
  if (!button || !file) return;
  // The text comes later: Safari lets a page write it only if it is promised during the press.
  copyBy(button, {rest: COPY_PAGE, failed: '没有复制成功'}, async (clipboard) =>
    clipboard.write([new ClipboardItem({'text/plain': plainTextOf(file.href)})]),
  );
}

async function plainTextOf(address: string): Promise<Blob> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(response.statusText);
  return new Blob([await response.text()], {type: 'text/plain'});
}
