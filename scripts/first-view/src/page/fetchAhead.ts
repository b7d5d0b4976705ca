import {linkAt} from './closestTo.ts';

/** A press takes about ten times as long, and rendering needs most of that; links that a fast pointer only crosses are left alone. */
const REST_MS = 10;
/** What shows that somebody is reading. */
const MOVES = ['scroll', 'pointermove', 'keydown'];
const A_WINDOW_FURTHER = '100%';

type Pages = {
  /** The router has taken over. */
  readonly isOver: () => boolean;
  /** Pages that start work when rendered: not rendered ahead, as nobody has come to look yet. */
  readonly isWorkbench: (link: HTMLAnchorElement) => boolean;
};

/**
 * Until the router takes over: the page behind a link is fetched as soon as a pointer or finger reaches it, and rendered ahead
 * when the pointer rests there, by browsers that know speculation rules (see `speculate`). They fetch a page by a rule as well: what a
 * `link` fetches is without the dictionary, so that they would fetch it again to render it. The next page in reading order is
 * fetched and rendered for readers who have moved and come near the link to it: on a slow network or phone no pointer rests long enough
 * for that, and who opens a page and does nothing pays for no other.
 */
export function fetchAhead({isOver, isWorkbench}: Pages): void {
  const fetched = new Set<string>();
  let marked: Element | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const byRules = (HTMLScriptElement as {supports?: (type: string) => boolean}).supports?.('speculationrules');

  const fetchPage = (link: HTMLAnchorElement) => {
    const {pathname, search} = link;
    if (fetched.has(pathname)) return;
    fetched.add(pathname);
    if (byRules) link.setAttribute('data-fetch', '');
    else document.head.append(Object.assign(document.createElement('link'), {rel: 'prefetch', href: pathname + search}));
  };
  // One page at a time: removing a mark discards what was rendered for it.
  const mark = (link: Element) => {
    marked?.removeAttribute('data-ahead');
    marked = link;
    link.setAttribute('data-ahead', '');
  };
  const onPointer = (event: Event) => {
    clearTimeout(timer);
    const link = linkAt(event);
    if (!link || isOver() || link.origin !== location.origin || link.pathname === location.pathname) return;
    fetchPage(link);
    if (!isWorkbench(link)) timer = setTimeout(mark, REST_MS, link);
  };
  for (const type of ['pointerover', 'touchstart']) addEventListener(type, onPointer, {capture: true, passive: true});

  const onMove = () => {
    for (const type of MOVES) removeEventListener(type, onMove);
    const next = document.querySelector<HTMLAnchorElement>('.pagination-nav__link--next');
    if (!next) return;
    const nearing = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({isIntersecting}) => isIntersecting)) return;
        nearing.disconnect();
        if (isOver()) return;
        fetchPage(next);
        if (!isWorkbench(next)) mark(next);
      },
      {rootMargin: A_WINDOW_FURTHER},
    );
    nearing.observe(next);
  };
  for (const type of MOVES) addEventListener(type, onMove, {passive: true});
}
