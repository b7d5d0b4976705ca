/** What keeps an element from being shown: the nearest panel of tabs that is not chosen, or closed details. */
export const closedAround = (element: Element | null): HTMLElement | null | undefined =>
  element?.closest<HTMLElement>('[role="tabpanel"][hidden], details:not([open])');

/** Shows an element, from the outside in, by pressing the controls of what it is behind: they work before the application runs and in it. */
export function reveal(element: Element | null): void {
  const closed = closedAround(element);
  if (!closed) return;
  reveal(closed.parentElement);
  const panels = closed.parentElement!;
  const control = closed.matches('details')
    ? closed.querySelector('summary')
    : panels.previousElementSibling!.children[[...panels.children].indexOf(closed)];
  (control as HTMLElement | null)?.click();
}
