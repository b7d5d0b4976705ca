import {decodedHash} from '../decodedHash.ts';

/** The contents of a page on a phone (`site/src/theme/TOCCollapsible`). */
const FOLDED = '.theme-doc-toc-mobile';

/**
 * Marks in the list of contents beside the text the section that is being read: the last whose heading has passed the upper third. On a
 * phone, where the list is folded, its summary names that section.
 */
export function markContents(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.toc-highlight')];
  const summary = document.querySelector<HTMLElement>(`${FOLDED} > summary`);
  if (!links[0]?.offsetParent && !summary?.offsetParent) return;
  let current: HTMLAnchorElement | undefined;
  for (const link of links) {
    const heading = document.getElementById(decodedHash(link.hash));
    if (!heading || heading.getBoundingClientRect().top > innerHeight / 3) break;
    current = link;
  }
  const marked = links.find((link) => link.hasAttribute('aria-current'));
  if (current === marked) return;
  marked?.removeAttribute('aria-current');
  current?.setAttribute('aria-current', 'true');
  if (summary) summary.dataset.section = current?.textContent ?? '';
  keepInView(current ?? links[0]!);
}

/** A list that is longer than the window scrolls in a box of its own; the page stays where it is. */
function keepInView(link: HTMLElement): void {
  const box = link.offsetParent;
  if (box) box.scrollTop = link.offsetTop - box.clientHeight / 3;
}

/** On a phone the open list lies over the text: a press on an entry, or beside the list, folds it. */
export function foldContents(target: Element): void {
  if (!target.closest(`${FOLDED} > summary`)) document.querySelector(`${FOLDED}[open]`)?.removeAttribute('open');
}
