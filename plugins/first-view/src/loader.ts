import {closestTo} from './closestTo.ts';
import {keepEdits} from './edits.ts';
import {fetchAhead} from './fetchAhead.ts';
import {layOutRest} from './firstScreen.ts';
import {elementAt, placeOf} from './place.ts';
import {showDepartures} from './progressBar.ts';
import {hideRetryBar, reloadIfGone, showRetryBar} from './retryBar.ts';
import {startInQuiet} from './startInQuiet.ts';
import {onTabKey} from './tabKeys.ts';
import {chooseTab, showRememberedTabs, tabOf} from './tabs.ts';
import {whenIdle} from './whenIdle.ts';
import {whenShown} from './whenShown.ts';

/**
 * The only script that runs when a page loads. The page is complete HTML; this starts the application (React and the
 * router) when the reader first touches something that needs it or pauses, replays what they did meanwhile, and until then
 * fetches pages ahead.
 */
declare const X2_ASSETS: {readonly styles: readonly string[]; readonly scripts: readonly string[]};
/** Source of the regular expression `workbenches` (see `FirstViewOptions`). */
declare const X2_WORKBENCHES: string;
/** Pages without tabs leave out the code for them. */
declare const X2_HAS_TABS: boolean;
/** Whether this is the page that hosts answer for unknown addresses. */
declare const X2_IS_NOT_FOUND: boolean;

const CONTROLS = 'button, input, select, textarea, [role="tab"], [role="button"], [role="slider"]';
/** Longer than the application takes on a slow phone network, shorter than a reader waits for a menu. */
const PATIENCE_MS = 20_000;
const root = document.documentElement;
// Docusaurus lets the address set attributes of the document, including this one.
delete root.dataset.hasHydrated;
let started = false;
// Some hosts answer these spellings themselves, but the application would not find its page by them, and would draw it again.
const path = location.pathname.replace(/(\/index)?\.html$|\/(?=\/|$)/g, '') || '/';
if (path !== location.pathname) {
  const address = path + location.search + location.hash;
  // The plain address may have a page, unless the host has just redirected from it: the two redirects would form a loop.
  if (X2_IS_NOT_FOUND && (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.redirectCount === 0) {
    started = true;
    location.replace(address);
  } else history.replaceState(history.state, '', address);
}
let pressed: number[] | undefined;
let isByKey = false;
const redoEdits = keepEdits();
const workbenches = new RegExp(X2_WORKBENCHES);
const isWorkbench = ({pathname}: {pathname: string}) => workbenches.test(pathname);
const missing = new Set([...X2_ASSETS.styles, ...X2_ASSETS.scripts]);

function start(): void {
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
  new MutationObserver((_, observer) => {
    if (!isRunning()) return;
    observer.disconnect();
    hideRetryBar();
    // One task later, when effects have attached their listeners.
    setTimeout(replay);
  }).observe(root, {attributes: true, attributeFilter: ['data-has-hydrated']});
}

const isRunning = () => root.dataset.hasHydrated === 'true';

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

/** A truncated script, or a response that is not a script, counts as loaded but starts nothing. */
addEventListener('error', ({filename}) => {
  if (isRunning() || !X2_ASSETS.scripts.some((url) => filename?.endsWith(url))) return;
  sayWhere();
  showRetryBar();
});

function replay(): void {
  removeEventListener('click', onClick, true);
  // From here on the router fetches ahead.
  speculation?.remove();
  const control = pressed && elementAt(pressed);
  pressed = undefined;
  const isEdited = redoEdits();
  if (!control) return;
  const press = () => {
    control.removeAttribute('aria-busy');
    // The keydown comes before the click that it causes, and may be handled instead: the language menu opens by it.
    if (!isByKey || control.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true, cancelable: true}))) control.click();
  };
  // After the effects of the replayed edits: the router needs some time for a new address.
  if (isEdited) whenIdle(press, {timeout: 300});
  else press();
}

/** Drops a press that waits for the application: the reader has pressed something else, or Escape. */
function forgetPress(): void {
  if (pressed) elementAt(pressed)?.removeAttribute('aria-busy');
  pressed = undefined;
}

/** A control of the application. Controls of other scripts (marked as such, or outside its root) are not held back. */
function controlOf(event: Event): HTMLElement | null {
  const control = closestTo(event, CONTROLS);
  return control?.closest('#__docusaurus') && !control.closest('[data-works-early]') ? control : null;
}

/**
 * A press before the application runs is kept, shown as being worked on, and replayed. Text fields work by themselves, and so
 * do forms with an `action`.
 */
function onClick(event: MouseEvent): void {
  const tab = X2_HAS_TABS && tabOf(event);
  if (tab && chooseTab(tab)) return;
  const control = controlOf(event);
  if (!control || /^(INPUT|SELECT|TEXTAREA)$/.test(control.tagName) || control.closest('form[action]')) return;
  event.preventDefault();
  event.stopPropagation();
  forgetPress();
  pressed = placeOf(control);
  isByKey = event.detail === 0;
  control.setAttribute('aria-busy', 'true');
  start();
}

/** A link with the role of a button reacts to Enter by itself, but not to Space. */
function onSpace(event: KeyboardEvent): void {
  const control = event.key === ' ' && !isRunning() && controlOf(event);
  if (!control || control.tagName !== 'A') return;
  event.preventDefault();
  control.click();
}

/** The skip link until the application runs: upstream's target includes the sidebar. */
function onSkip(event: Event): void {
  const link = closestTo(event, 'a[href="#__docusaurus_skipToContent_fallback"]');
  const main = link && !isRunning() && document.querySelector('main');
  if (!main) return;
  event.preventDefault();
  main.tabIndex = -1;
  main.focus();
  main.removeAttribute('tabindex');
}

const connection = (navigator as {connection?: {saveData?: boolean; effectiveType?: string}}).connection;
const isPoor = connection?.saveData || connection?.effectiveType?.includes('2g');
const speculation = document.querySelector('script[type="speculationrules"]');
if (isPoor) speculation?.remove();
else fetchAhead({isOver: () => started, isWorkbench});
if (X2_HAS_TABS) {
  showRememberedTabs();
  // Choices made since: in another tab, or before the browser restored this page as it was left.
  for (const type of ['storage', 'pageshow']) addEventListener(type, () => isRunning() || showRememberedTabs());
  addEventListener('keydown', (event) => {
    const tab = tabOf(event);
    if (tab && !isRunning()) onTabKey(event, tab);
  });
}
layOutRest();

/** Whether the address asks for something that only the application can show. */
const neededNow = () => isWorkbench(location) && (location.search || location.hash.startsWith('#?'));

const onControl = (event: Event) => {
  if (!(X2_HAS_TABS && tabOf(event)) && controlOf(event)) start();
};
addEventListener('click', onClick, true);
addEventListener('click', onSkip);
addEventListener('keydown', onSpace);
addEventListener('keydown', ({key}) => key === 'Escape' && forgetPress());
showDepartures(isRunning);
for (const type of ['pointerover', 'pointerdown', 'touchstart', 'focusin']) addEventListener(type, onControl, {capture: true, passive: true});
// Upstream shows its base-URL banner on the home page when `window.docusaurus` is still undefined at DOMContentLoaded, which is
// always so here. The address tells as much: a home page at the root has its files where they were built for. `sayWhere` shows
// the banner when they are missing there after all.
if (path === '/') Object.assign(window, {docusaurus: null});
if (neededNow()) whenShown(start);
// Browsers that do not report their connection are treated as on 4G: few of them are on 2G.
else if (!isPoor && (connection?.effectiveType ?? '4g') === '4g') startInQuiet(start, [...missing], isWorkbench(location));
