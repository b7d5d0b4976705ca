import {isAtHome} from '@x2p2p/page/isAtHome';
import {hideRetryBar, reloadIfGone, showRetryBar} from '@x2p2p/page/retryBar';

declare const X2_ASSETS: {readonly styles: readonly string[]; readonly scripts: readonly string[]};

/** Longer than the application takes on a slow phone network, shorter than a reader waits for a menu. */
const PATIENCE_MS = 20_000;
const root = document.documentElement;
// Docusaurus lets the address set attributes of the document, including this one.
delete root.dataset.hasHydrated;
let started = false;
const missing = new Set([...X2_ASSETS.styles, ...X2_ASSETS.scripts]);

/** A copy of the page elsewhere stays as it is. */
export const canStart = isAtHome();
export const hasStarted = () => started;
export const isRunning = () => root.dataset.hasHydrated === 'true';

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
    if (isRunning() || !X2_ASSETS.scripts.some((url) => (filename as string | undefined)?.endsWith(url))) return;
    sayWhere();
    showRetryBar();
  });
}

/**
 * Upstream shows its base-URL banner on the home page when `window.docusaurus` is still undefined at DOMContentLoaded, which is
 * always so here. At home `sayWhere` shows it when the application's files turn out to be missing. Elsewhere they are not asked for; the
 * page's icon tells a site built for another folder from a copy of it, whose addresses have been rewritten and which nothing is wrong with.
 */
export function holdBannerBack(): void {
  Object.assign(window, {docusaurus: null});
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (canStart || !icon || !location.protocol.startsWith('http')) return;
  void fetch(icon.href, {method: 'HEAD'}).then(
    ({ok}) => ok || sayWhere(),
    () => undefined,
  );
}
