import {reloadIfGone, showRetryBar} from '@x2p2p/page/retryBar';
import {sayWhere} from './banner.ts';
import {canStart, isRunning} from './running.ts';

declare const X2_ASSETS: {readonly styles: readonly string[]; readonly scripts: readonly string[]};

/** Longer than the application takes on a slow phone network, shorter than a reader waits for a menu. */
const PATIENCE_MS = 20_000;
let started = false;
const missing = new Set([...X2_ASSETS.styles, ...X2_ASSETS.scripts]);

export const hasStarted = () => started;

/** Fetches what is missing of the application (React and the router), which then takes the page over. */
export function start(): void {
  if (started || !canStart) return;
  started = true;
  for (const url of missing) {
    const element = url.endsWith('.css')
      ? Object.assign(document.createElement('link'), {rel: 'stylesheet', href: url})
      : Object.assign(document.createElement('script'), {src: url, async: false});
    element.onload = () => missing.delete(url);
    element.onerror = () => giveUp(url);
    document.head.append(element);
  }
  setTimeout(() => isRunning() || showRetryBar(), PATIENCE_MS);
}

/** The network failed: the page stays as it was, says so, and the next touch fetches what is missing. */
function giveUp(url: string): void {
  // Once for all files that are missing together: each would ask for a reload of its own.
  if (!started) return;
  started = false;
  sayWhere();
  void reloadIfGone(url);
}

export function tellFailures(): void {
  // A truncated script, or a response that is not a script, counts as loaded but starts nothing.
  addEventListener('error', ({filename}) => {
    if (isRunning() || !X2_ASSETS.scripts.some((url) => (filename as string | undefined)?.endsWith(url))) return;
    sayWhere();
    showRetryBar();
  });
}
