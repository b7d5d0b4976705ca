/** The contents of a page on a phone (`site/src/theme/TOCCollapsible`). */
const FOLDED = '.theme-doc-toc-mobile';
let last: HTMLElement | null = null;

/**
 * The mark of the section that is being read (`markContents`) stays in view where the list is longer than the window. On a phone, where the
 * list is folded, its summary names that section.
 */
export function followContents(): void {
  const marked = document.querySelector<HTMLElement>('.toc-highlight[aria-current]');
  if (marked === last) return;
  last = marked;
  const summary = document.querySelector<HTMLElement>(`${FOLDED} > summary`);
  if (summary) summary.dataset.section = marked?.textContent ?? '';
  // The list scrolls in a box of its own; the page stays where it is.
  const link = marked ?? document.querySelector<HTMLElement>('.toc-highlight');
  const box = link?.offsetParent;
  if (box) box.scrollTop = link.offsetTop - box.clientHeight / 3;
}

export function watchContents(): void {
  // After the mark, which is made in a frame asked for before.
  addEventListener('scroll', () => requestAnimationFrame(followContents), {passive: true});
  requestAnimationFrame(followContents);
}

/** On a phone the open list lies over the text: a press on an entry, or beside the list, folds it. */
export function foldContents(target: Element): void {
  if (!target.closest(`${FOLDED} > summary`)) document.querySelector(`${FOLDED}[open]`)?.removeAttribute('open');
}
