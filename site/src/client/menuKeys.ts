/** The menu of a phone is a dialog in all but name: opened by keyboard it takes the focus, and Escape closes it. Upstream does neither. */
const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const findClose = () => find('.navbar-sidebar--show .navbar-sidebar__close');
/** The menu shows itself some frames after the press, and what is hidden cannot have the focus. A second is more than any phone takes. */
const FRAMES = 60;

function focusClose(framesLeft: number): void {
  findClose()?.focus();
  if (framesLeft && !document.activeElement?.matches('.navbar-sidebar__close')) requestAnimationFrame(() => focusClose(framesLeft - 1));
}

if (typeof window !== 'undefined') {
  addEventListener('keydown', ({key}) => {
    if (key !== 'Escape' || !findClose()) return;
    findClose()!.click();
    find('.navbar__toggle')!.focus();
  });
  addEventListener('click', ({target, detail}) => {
    // A click by a finger or a mouse has a count.
    if (!detail && (target as Element).closest('.navbar__toggle')) focusClose(FRAMES);
  });
}
