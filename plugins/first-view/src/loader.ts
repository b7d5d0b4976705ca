/**
 * The only script that runs when a page loads. The page is complete HTML; this starts the application (React and the
 * router) when the reader first touches something that needs it, replays what they did meanwhile, and until then makes
 * links fast by fetching the next page on hover.
 */
declare const X2_ASSETS: {readonly styles: readonly string[]; readonly scripts: readonly string[]};

const CONTROLS = 'button, input, select, textarea, [role="tab"], [role="button"], [role="slider"], [data-needs-app]';
const root = document.documentElement;
const here = document.currentScript as HTMLScriptElement;
let started = false;
let pressed: number[] | undefined;
const missing = new Set([...X2_ASSETS.styles, ...X2_ASSETS.scripts]);

function start(): void {
  if (started) return;
  started = true;
  for (const url of missing) {
    const onload = () => missing.delete(url);
    const element = url.endsWith('.css')
      ? Object.assign(document.createElement('link'), {rel: 'stylesheet', href: url, onload})
      : Object.assign(document.createElement('script'), {src: url, async: false, onload, onerror: giveUp});
    document.head.append(element);
  }
  new MutationObserver((_, observer) => {
    if (root.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    // One task later, when effects have attached their listeners.
    setTimeout(replay);
  }).observe(root, {attributes: true, attributeFilter: ['data-has-hydrated']});
}

/** The network failed: the page stays as it was, and the next touch fetches what is missing. */
function giveUp(): void {
  started = false;
  if (pressed) elementAt(pressed)?.removeAttribute('aria-busy');
}

function replay(): void {
  removeEventListener('click', onClick, true);
  const control = pressed && elementAt(pressed);
  pressed = undefined;
  if (!control) return;
  control.removeAttribute('aria-busy');
  control.click();
}

/** React replaces some elements when it takes the page over (tabs, for one), so a control is remembered by its place. */
function placeOf(element: Element): number[] {
  const parent = element.parentElement;
  return parent ? [...placeOf(parent), [...parent.children].indexOf(element)] : [];
}

function elementAt(place: readonly number[]): HTMLElement | undefined {
  return place.reduce<Element | undefined>((element, index) => element?.children[index], root) as HTMLElement | undefined;
}

/** A control of the application; what other scripts add to the body is not ours to hold back. */
function controlOf({target}: Event): HTMLElement | null {
  const control = target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null;
  return control?.closest('#__docusaurus') ? control : null;
}

/** A press before the application runs is kept, shown as being worked on, and replayed. Text fields work by themselves. */
function onClick(event: Event): void {
  const control = controlOf(event);
  if (!control || /^(INPUT|SELECT|TEXTAREA)$/.test(control.tagName) || control.closest('form')) return;
  event.preventDefault();
  event.stopPropagation();
  pressed = placeOf(control);
  control.setAttribute('aria-busy', 'true');
  start();
}

const fetched = new Set<string>([location.pathname]);

/** Where speculation rules work, the whole next page is rendered ahead; elsewhere its HTML is fetched ahead. */
function fetchAhead(event: Event): void {
  if (started || !(event.target instanceof Element)) return;
  const link = event.target.closest('a');
  const connection = (navigator as {connection?: {saveData?: boolean; effectiveType?: string}}).connection;
  if (!link || link.origin !== location.origin || link.target === '_blank' || fetched.has(link.pathname)) return;
  if (connection?.saveData || connection?.effectiveType?.includes('2g')) return;
  fetched.add(link.pathname);
  if (HTMLScriptElement.supports?.('speculationrules')) {
    const rules = document.createElement('script');
    rules.type = 'speculationrules';
    rules.textContent = JSON.stringify({prerender: [{source: 'list', urls: [link.href.replace(/#.*/, '')]}]});
    document.head.append(rules);
  } else {
    document.head.append(Object.assign(document.createElement('link'), {rel: 'prefetch', href: link.pathname + link.search}));
  }
}

/** Things that only the application can show right at the start. */
function neededNow(): boolean {
  if (here.dataset.start === 'now') return true;
  try {
    // A remembered tab is not the one in the HTML.
    return document.querySelector('[role="tablist"]') !== null && Object.keys(localStorage).some((key) => key.startsWith('docusaurus.tab.'));
  } catch {
    return false;
  }
}

const onControl = (event: Event) => {
  if (controlOf(event)) start();
};
addEventListener('click', onClick, true);
for (const type of ['pointerover', 'pointerdown', 'touchstart', 'focusin']) addEventListener(type, onControl, {capture: true, passive: true});
for (const type of ['pointerover', 'touchstart']) addEventListener(type, fetchAhead, {capture: true, passive: true});
addEventListener('keydown', ({key, ctrlKey, metaKey}) => {
  if (key === '/' || (key === 'k' && (ctrlKey || metaKey))) start();
});
if (neededNow()) start();
