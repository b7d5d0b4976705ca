import {hasStarted, isRunning} from './application.ts';
import {fetchLater} from './fetchLater.ts';

declare const X2_ASSETS: {readonly menu: string};

const TOGGLE = '.navbar__toggle';

type Menu = typeof import('../menu/earlyMenu.ts');
let loading: Promise<Menu | undefined> | undefined;
let shown: ReturnType<Menu['openEarlyMenu']> | undefined;

export const isMenuToggle = (control: Element) => control.matches(TOGGLE);

/** Without its file, a press on the hamburger waits for the application like any other. */
export const fetchMenu = (): Promise<Menu | undefined> => (loading ??= import(X2_ASSETS.menu).catch(() => undefined));

/** Where the hamburger shows, a press before the application runs finds the menu there. */
export const fetchMenuAhead = (): void =>
  fetchLater(() => {
    if (!hasStarted() && document.querySelector<HTMLElement>(TOGGLE)?.offsetWidth) void fetchMenu();
  });

export function showMenu(isAwaited: () => boolean, onClosed: () => void): void {
  void fetchMenu().then((menu) => {
    if (!menu || !isAwaited() || isRunning()) return;
    shown = menu.openEarlyMenu(() => {
      shown = undefined;
      onClosed();
    });
  });
}

export const handOverMenu = (press: () => void): void => (shown ? shown.handOver(press) : press());
