import {whenPainted} from '../whenPainted.ts';

/**
 * The menus of a phone are popovers: buttons with `popovertarget` open and close them without script. Here is what the platform leaves
 * out, and what browsers without popovers need (before Chrome 114, Safari 17 and Firefox 125).
 */
const DRAWER = '.drawer';
const OPEN = 'data-open';
const WIDE = '(min-width: 997px)';
const BEHIND = '#__docusaurus > :first-child, .theme-announcement-bar, .navbar__inner, main, .footer';
const WAYS_BACK = '.navbar__toggle, .navbar__brand';
// Asked when needed: the build, which has no elements, reads this module too.
const hasPopovers = (): boolean => 'popover' in HTMLElement.prototype;

export const isOpen = (drawer: Element): boolean => drawer.hasAttribute(OPEN) || (hasPopovers() && drawer.matches(':popover-open'));

const openDrawers = () => [...document.querySelectorAll<HTMLElement>(DRAWER)].filter(isOpen);

/** While a menu is open, the page behind it neither scrolls nor is in reach. The browser goes through the whole page for that. */
function holdBack(isHeld: boolean): void {
  document.documentElement.toggleAttribute('data-drawer-open', isHeld);
  for (const part of document.querySelectorAll<HTMLElement>(BEHIND)) part.inert = isHeld;
}

/** For browsers without popovers. */
function setOpen(drawer: HTMLElement, isOpen: boolean): void {
  drawer.toggleAttribute(OPEN, isOpen);
  onToggled(drawer);
}

/** The focus goes in with the reader, and, when a menu that a menu has opened is closed, back to the one below. */
function onToggled(drawer: HTMLElement): void {
  const open = openDrawers();
  if (open.length === 0) holdBack(false);
  else whenPainted(() => holdBack(openDrawers().length > 0));
  const shown = open.includes(drawer) ? drawer : isFocusLost() && open[0];
  if (shown) shown.querySelector<HTMLElement>('[popovertargetaction]')?.focus();
}

/** What had it is hidden; browsers notice at the next frame. */
const isFocusLost = () => document.activeElement === document.body || document.activeElement?.closest(DRAWER) !== null;

function hideAll(): void {
  const open = openDrawers();
  for (const drawer of open) {
    if (hasPopovers()) drawer.hidePopover();
    else setOpen(drawer, false);
  }
  if (open.length === 0 || !isFocusLost()) return;
  // Wide windows have no button for a menu.
  for (const way of document.querySelectorAll<HTMLElement>(WAYS_BACK)) if (way.offsetParent) return way.focus();
}

/** For browsers without popovers. */
export function openDrawer(target: Element): void {
  if (hasPopovers()) return;
  const opener = target.closest('[popovertarget]:not([popovertargetaction])');
  const drawer = opener && document.getElementById(opener.getAttribute('popovertarget')!);
  if (drawer) setOpen(drawer, true);
}

/** By their close buttons, whatever is open below, and by links that lead away: the next page may come without a new document. */
export function closeDrawers(target: Element): void {
  if (target.closest(`[popovertargetaction], ${DRAWER} a[href]:not([href^="?"])`)) hideAll();
}

export function watchDrawers(): void {
  for (const type of ['beforetoggle', 'toggle']) {
    addEventListener(
      type,
      (event) => {
        const drawer = event.target as HTMLElement;
        if (!drawer.matches(DRAWER)) return;
        if (type === 'toggle') onToggled(drawer);
        // The platform gives the focus back to the button that opened it, which must be in reach by then.
        else if ((event as ToggleEvent).newState === 'closed') holdBack(false);
      },
      true,
    );
  }
  addEventListener('keydown', ({key}) => key === 'Escape' && !hasPopovers() && hideAll());
  // Wide windows show what the menus hold.
  matchMedia(WIDE).addEventListener('change', hideAll);
}
