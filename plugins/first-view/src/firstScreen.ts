import {whenIdle} from './whenIdle.ts';

/** What no first screen shows; a browser that is told too much of it lays out what it sees anyway, at some more cost. */
const REST = '.markdown>:nth-child(n+12),main>section:nth-of-type(n+3),.footer';
/** Few enough for a slow phone to answer a touch between two portions. */
const PORTION = 12;

/** Readers who are sent to a place further down, or come back to one, get the whole page at once. */
export const firstScreenScript =
  "if(!location.hash&&performance.getEntriesByType('navigation')[0]?.type==='navigate')document.documentElement.dataset.firstScreen='';";

/** A height for the scroll bar, as long as the true one is not known: the mean of a block. */
export const firstScreenStyles = `[data-first-screen] :is(${REST}){content-visibility:auto;contain-intrinsic-block-size:6rem}`;

/**
 * The first picture of a page is the layout of its first screen alone: of a long article that is a fifth of all work until then.
 * Once it is shown, the rest is laid out whenever nothing else is going on, before anybody gets there; who is faster sees what
 * the browser lays out on the way.
 */
export function layOutRest(): void {
  const {dataset} = document.documentElement;
  if (!('firstScreen' in dataset)) return;
  const rest = [...document.querySelectorAll<HTMLElement>(REST)];
  const layOut = () => {
    for (const block of rest.splice(0, PORTION)) block.style.contentVisibility = 'visible';
    if (rest.length > 0) whenIdle(layOut);
    else delete dataset.firstScreen;
  };
  requestAnimationFrame(() => whenIdle(layOut));
}
