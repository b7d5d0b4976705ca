import {closestTo} from './closestTo.ts';
import {whenIdle} from './whenIdle.ts';

/** What a first screen hardly ever shows. Where one does, the browser still lays it out, in a second pass. */
const REST = '.markdown>:nth-child(n+12),main>section:nth-of-type(n+3),.footer';
/** A quarter of the longest pause that a browser promises: what blocks that are laid out together may take. They may take twice as long. */
const PORTION_MS = 12;

/**
 * Readers who come back to a page, or follow a link to one of its headings or to a text (`#:~:text=`, which only the name of the
 * navigation still has), go further down: they get all of it at once.
 */
export const firstScreenScript =
  "(e=>{if(e?.type==='navigate'&&!e.name.includes('#'))document.documentElement.dataset.firstScreen=''})(performance.getEntriesByType('navigation')[0]);";

/**
 * The height, the mean of a block, is for the scroll bar until the true one is known. One selector each: browsers look rules up by
 * the last part of a selector, and would try a list in `:is()` on every element. No `:has()` either: with `:has(:target)` on the
 * root, every change of any element made Chromium match all elements anew. (A function, so that the loader is bundled without it.)
 */
export const firstScreenStyles = () => `${restSelector()}{content-visibility:auto;contain-intrinsic-block-size:6rem}`;

/** The rest as long as the mark stands; of it, what fits `condition`. */
export const restSelector = (condition = '') =>
  REST.split(',')
    .map((part) => `[data-first-screen] ${part}${condition}`)
    .join(',');

/**
 * Until its first paint a page lays out only its first screen, which on long pages saves 10 to 28 % of all work until then.
 * After that the rest is laid out in idle moments, before anybody gets there; for faster readers the browser lays it out on the way.
 */
export function layOutRest(onceRunning: (run: () => void) => void): void {
  const {dataset} = document.documentElement;
  if (!('firstScreen' in dataset)) return;
  let rest: HTMLElement[] | undefined;
  let portion = 1;
  const layOut = (deadline?: IdleDeadline) => {
    rest ??= [...document.querySelectorAll<HTMLElement>(REST)];
    do {
      const started = performance.now();
      const blocks = rest.splice(0, portion);
      // The guessed height is overridden as well, or removing the mark at the end would have all of it laid out again.
      for (const block of blocks) block.style.cssText += 'content-visibility:visible;contain-intrinsic-block-size:none';
      // Read, so that they are laid out here, where it can be measured. Each time costs a way through the whole page as well.
      blocks.at(-1)?.getBoundingClientRect();
      portion = Math.min(2 * portion, Math.ceil((portion * PORTION_MS) / (performance.now() - started)));
    } while (rest.length > 0 && (deadline?.timeRemaining() ?? 0) > 2 * PORTION_MS);
    if (rest.length > 0) whenIdle(layOut);
    // Not at once: without the mark Chromium matches every element of the page anew. The application's pages are laid out whole.
    else onceRunning(() => delete dataset.firstScreen);
  };
  whenIdle(layOut);
  // A jump to a heading or to the end depends on everything above: it must arrive there, and nothing may move afterwards.
  addEventListener('click', (event) => closestTo(event, 'a[href*="#"]') && delete dataset.firstScreen, true);
  addEventListener('keydown', ({key, metaKey}) => (key === 'End' || (metaKey && key === 'ArrowDown')) && delete dataset.firstScreen);
}
