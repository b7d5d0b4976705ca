/**
 * Whoever opens a page that is there to be asked (`data-asks`), without a question in its address, types at once. Not under a finger, where
 * the keyboard would cover the page.
 */
export function focusQuestion(): void {
  const isIdle = document.activeElement === document.body && !location.search && matchMedia('(pointer: fine)').matches;
  if (isIdle) document.querySelector<HTMLElement>('[data-asks]')?.focus({preventScroll: true});
}
