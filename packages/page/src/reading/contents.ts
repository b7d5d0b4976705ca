import {decodedHash} from '../decodedHash.ts';

/** Marks in the list of contents the section that is being read: the last whose heading has passed the upper third. */
export function markContents(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.toc-highlight')];
  let current: HTMLAnchorElement | undefined;
  for (const link of links) {
    const heading = document.getElementById(decodedHash(link.hash));
    if (!heading || heading.getBoundingClientRect().top > innerHeight / 3) break;
    current = link;
  }
  for (const link of links) {
    if (link === current) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}
