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
/** Source of the expression that knows the paths of pages which are there for what the application does in them. */
declare const X2_WORKBENCHES: string;
/** Pages without tabs do without what works them. */
declare const X2_HAS_TABS: boolean;
/** What hosts answer for an address that they do not know. */
declare const X2_IS_NOT_FOUND: boolean;

const CONTROLS = 'button, input, select, textarea, [role="tab"], [role="button"], [role="slider"]';
/** Longer than the application takes on a slow phone network, shorter than a reader waits for a menu. */
const PATIENCE_MS = 20_000;
const root = document.documentElement;
// Docusaurus lets an address set attributes of the document, this one too.
delete root.dataset.hasHydrated;
let started = false;
// By an address that some hosts answer themselves, the application would not find its page, and draw it a second time.
const path = location.pathname.replace(/(\/index)?\.html$|\/(?=\/|$)/g, '') || '/';
if (path !== location.pathname) {
  const address = path + location.search + location.hash;
  // The page may be there, where the host has not just come from: its redirect and this would go round in circles.
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
  // One word for all files that are missing at once: two reloads would be a loop of two.
  if (!started) return;
  started = false;
  sayWhere();
  void reloadIfGone(url);
}

/** The home page, whose files may have been built for another folder, also says so. */
function sayWhere(): void {
  if (!document.getElementById('__docusaurus-base-url-issue-banner')) (window as {insertBanner?: () => void}).insertBanner?.();
}

/** A script that is cut off or is not one has arrived, but starts nothing. */
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
    // A key is heard before the press it makes, and may make another thing of it: the language menu opens by it.
    if (!isByKey || control.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true, cancelable: true}))) control.click();
  };
  // After what edits bring about: the router takes its time for a new address.
  if (isEdited) whenIdle(press, {timeout: 300});
  else press();
}

/** The press that waits, if one does, is not made: the reader chose otherwise. */
function forgetPress(): void {
  if (pressed) elementAt(pressed)?.removeAttribute('aria-busy');
  pressed = undefined;
}

/** A control of the application; what other scripts work (they say so, or stand outside its root) is not ours to hold back. */
function controlOf(event: Event): HTMLElement | null {
  const control = closestTo(event, CONTROLS);
  return control?.closest('#__docusaurus') && !control.closest('[data-works-early]') ? control : null;
}

/**
 * A press before the application runs is kept, shown as being worked on, and replayed. Text fields work by themselves, and so
 * do forms that say where they are sent.
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

/** A link that calls itself a button hears Enter alone. */
function onSpace(event: KeyboardEvent): void {
  const control = event.key === ' ' && !isRunning() && controlOf(event);
  if (!control || control.tagName !== 'A') return;
  event.preventDefault();
  control.click();
}

/** Until the application does it: upstream's link jumps to what holds the sidebar, too. */
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
  // Chosen since: in another tab, or before the browser brought this page back as it was left.
  for (const type of ['storage', 'pageshow']) addEventListener(type, () => isRunning() || showRememberedTabs());
  addEventListener('keydown', (event) => {
    const tab = tabOf(event);
    if (tab && !isRunning()) onTabKey(event, tab);
  });
}
layOutRest();

/** What the address asks for, only the application can show. */
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
// the rule here. The address tells as much: a home page at the root has its files where they were built for. `sayWhere` shows it
// when they are missing there after all.
if (path === '/') Object.assign(window, {docusaurus: null});
if (neededNow()) whenShown(start);
// Browsers that do not tell what their connection is like are taken at their users' patience for it: they are few on 2G.
else if (!isPoor && (connection?.effectiveType ?? '4g') === '4g') startInQuiet(start, [...missing], isWorkbench(location));
