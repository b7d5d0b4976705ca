import {hideRetryBar, reloadIfGone, showRetryBar} from './retryBar.ts';

declare const X2_ASSETS: {readonly styles: readonly string[]; readonly scripts: readonly string[]};

/** Longer than the application takes on a slow phone network, shorter than a reader waits for a menu. */
const PATIENCE_MS = 20_000;
const root = document.documentElement;
// Docusaurus lets the address set attributes of the document, including this one.
delete root.dataset.hasHydrated;
let started = false;
const missing = new Set([...X2_ASSETS.styles, ...X2_ASSETS.scripts]);

export const hasStarted = () => started;
export const isRunning = () => root.dataset.hasHydrated === 'true';
export const missingFiles = () => [...missing];

/** Fetches what is missing of the application (React and the router), which then takes the page over. */
export function start(): void {
  if (started) return;
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

/** Runs once the application answers the reader: one task after it says so, when effects have attached their listeners. */
export function onceRunning(run: () => void): void {
  const observer = new MutationObserver(check);
  function check() {
    if (!isRunning()) return;
    observer.disconnect();
    hideRetryBar();
    setTimeout(run);
  }
  observer.observe(root, {attributes: true, attributeFilter: ['data-has-hydrated']});
  check();
}

/** The network failed: the page stays as it was, says so, and the next touch fetches what is missing. */
function giveUp(url: string): void {
  // Once for all files that are missing together: each would ask for a reload of its own.
  if (!started) return;
  started = false;
  sayWhere();
  void reloadIfGone(url);
}

/** On the home page, whose files may have been built for another folder, shows the base-URL banner as well. */
function sayWhere(): void {
  if (!document.getElementById('__docusaurus-base-url-issue-banner')) (window as {insertBanner?: () => void}).insertBanner?.();
}

export function tellFailures(): void {
  // A truncated script, or a response that is not a script, counts as loaded but starts nothing.
  addEventListener('error', ({filename}) => {
    if (isRunning() || !X2_ASSETS.scripts.some((url) => filename?.endsWith(url))) return;
    sayWhere();
    showRetryBar();
  });
}

/**
 * Upstream shows its base-URL banner on the home page when `window.docusaurus` is still undefined at DOMContentLoaded, which is
 * always so here. The address tells as much: a home page at the root has its files where they were built for. `sayWhere` shows
 * the banner when they are missing there after all.
 */
export function holdBannerBack(): void {
  if (location.pathname === '/') Object.assign(window, {docusaurus: null});
}
