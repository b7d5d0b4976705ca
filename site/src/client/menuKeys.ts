/** The menu of a phone is a dialog in all but name: opened by keyboard it takes the focus, and Escape closes it. Upstream does neither. */
const CLOSE = '.navbar-sidebar--show .navbar-sidebar__close';
/** The menu shows itself some frames after the press; one second is more than any phone takes. */
const FRAMES = 60;

/** What is still hidden cannot have the focus. */
function focusClose(framesLeft: number): void {
  const close = document.querySelector<HTMLElement>(CLOSE);
  close?.focus();
  if (framesLeft > 0 && (!close || document.activeElement !== close)) requestAnimationFrame(() => focusClose(framesLeft - 1));
}

if (typeof window !== 'undefined') {
  addEventListener('keydown', ({key}) => {
    const close = key === 'Escape' && document.querySelector<HTMLElement>(CLOSE);
    if (!close) return;
    close.click();
    document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
  });
  addEventListener('click', ({target, detail}) => {
    // A click by a finger or a mouse has a count.
    if (detail === 0 && target instanceof Element && target.closest('.navbar__toggle')) focusClose(FRAMES);
  });
}
