/** What the button says at rest (`site/src/theme/CodeBlock`). */
export const COPY = '复制';
const FAILED = '请手动选择复制';
const COPIED_MS = 1500;
const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/** Copies the code beside a copy button, and says for a while whether it could. */
export function copyCode(target: Element): void {
  const button = target.closest<HTMLElement>('.theme-code-block button');
  const code = button?.parentElement!.querySelector('code')?.textContent;
  if (!button || code === undefined) return;
  const say = (result: string) => {
    button.textContent = result;
    clearTimeout(timers.get(button));
    timers.set(
      button,
      setTimeout(() => (button.textContent = COPY), COPIED_MS),
    );
  };
  // Pages without HTTPS have no clipboard; the reader then selects by hand.
  const {clipboard} = navigator as Partial<Navigator>;
  if (!clipboard) say(FAILED);
  else
    clipboard.writeText(code).then(
      () => say('复制成功'),
      () => say(FAILED),
    );
}
