import {hasStarted, isRunning} from './application.ts';
import {whenShown} from './whenShown.ts';

declare const X2_ASSETS: {readonly menu: string};

/** Gives precedence to what the page itself loads late. */
const AFTER_LOAD_MS = 1000;
const TOGGLE = '.navbar__toggle';

type Menu = typeof import('../menu/earlyMenu.ts');
let loading: Promise<Menu> | undefined;
let shown: ReturnType<Menu['openEarlyMenu']> | undefined;

export const isMenuToggle = (control: Element) => control.matches(TOGGLE);
export const fetchMenu = (): Promise<Menu> => (loading ??= import(X2_ASSETS.menu));

/** For slow connections, on which the application does not start by itself: where the hamburger shows, a press finds the menu there. */
export function fetchMenuAhead(): void {
  const fetch = () => hasStarted() || !document.querySelector<HTMLElement>(TOGGLE)?.offsetWidth || fetchMenu().catch(() => {});
  addEventListener('load', () => setTimeout(whenShown, AFTER_LOAD_MS, fetch));
}

/** Without its file, the press waits for the application like any other. */
export function showMenu(isAwaited: () => boolean, onClosed: () => void): void {
  fetchMenu().then(({openEarlyMenu}) => {
    if (!isAwaited() || isRunning()) return;
    shown = openEarlyMenu(() => {
      shown = undefined;
      onClosed();
    });
  }, () => {});
}

export const handOverMenu = (press: () => void): void => (shown ? shown.handOver(press) : press());
