import {whenIdle} from './whenIdle.ts';
import {whenLoaded} from './whenLoaded.ts';

/** The first seconds after load belong to the page alone. */
const AFTER_LOAD_MS = 5500;
/** Long enough for a link under the pointer to be followed, or fetched ahead, with the whole connection to itself. */
const PAUSE_MS = 500;
/** Events that show that somebody is reading. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'scroll', 'keydown'];

/**
 * For good connections: when a reader has shown up and pauses, the application's files are fetched; some seconds after load it
 * starts in a pause, so that a press finds it running. Where the reader has come to work, the files are fetched once the page is
 * painted, and it starts in the first pause, however soon that is. A page in the background, or rendered ahead, waits until it is shown.
 */
export function startInQuiet(start: () => void, files: readonly string[], isWorkbench: boolean): void {
  let earliest = Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unfetched = files;

  const wait = (run: () => void, ms: number) => {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') timer = setTimeout(run, ms);
  };
  const startWhenIdle = () => whenIdle(start);
  const waitForLoad = () => earliest < Infinity && wait(startWhenIdle, Math.max(PAUSE_MS, earliest - performance.now()));
  const fetchFiles = () => {
    for (const href of unfetched) document.head.append(Object.assign(document.createElement('link'), {rel: 'prefetch', href}));
    unfetched = [];
  };
  const onPause = () => {
    fetchFiles();
    if (isWorkbench) startWhenIdle();
    else waitForLoad();
  };

  for (const type of SIGNS) addEventListener(type, () => wait(onPause, PAUSE_MS), {capture: true, passive: true});
  document.addEventListener('visibilitychange', waitForLoad);
  whenLoaded(() => {
    if (isWorkbench) {
      // Not before the first paint, which on a fast connection may come after load: network and processor belong to it until then.
      new PerformanceObserver(fetchFiles).observe({type: 'paint', buffered: true});
      return;
    }
    earliest = performance.now() + AFTER_LOAD_MS;
    waitForLoad();
  });
}
