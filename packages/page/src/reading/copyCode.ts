import {copyBy} from './copying.ts';

/** What the button says at rest (`site/src/theme/CodeBlock`). */
export const COPY = '复制';

/** Copies the code of the block whose copy button was pressed. */
export function copyCode(target: Element): void {
  const button = target.closest<HTMLElement>('.theme-code-block button');
  const code = button?.closest('.theme-code-block')!.querySelector('code')?.textContent;
  if (!button || code === undefined) return;
  copyBy(button, {rest: COPY, failed: '请手动选择复制'}, (clipboard) => clipboard.writeText(code));
}
