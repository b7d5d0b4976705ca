const SHOWN_MS = 1500;
const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

type Labels = {readonly rest: string; readonly failed: string};

/** Has a button copy, and say for a while whether it could. */
export function copyBy(button: HTMLElement, {rest, failed}: Labels, write: (clipboard: Clipboard) => Promise<void>): void {
  const say = (result: string) => {
    button.textContent = result;
    clearTimeout(timers.get(button));
    timers.set(
      button,
      setTimeout(() => (button.textContent = rest), SHOWN_MS),
    );
  };
  // Pages without HTTPS have no clipboard; the reader then selects by hand.
  const {clipboard} = navigator as Partial<Navigator>;
  if (!clipboard) say(failed);
  else
    write(clipboard).then(
      () => say('复制成功'),
      () => say(failed),
    );
}
