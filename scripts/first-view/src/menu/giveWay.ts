import {elementAt, placeOf} from '../page/place.ts';
import {PANELS, SECONDARY, SHOWN, find} from './names.ts';

/** In frames; the application needs two or three. */
const PATIENCE = 30;

/** The sidebar of a page, if it has one, takes the place of the navbar's entries some frames after the menu has opened. */
const isDrawn = (own: Element) => !own.querySelector('.menu:last-child > :nth-child(2)') || own.querySelector(`.${SECONDARY}`) !== null;

/**
 * `press` opens the application's menu, below the early one, which stays until both look alike: then the reader's place, focus and
 * the press that waits go over to it.
 */
export function giveWay(
  menu: HTMLElement,
  press: () => void,
  {pressed, remove}: {pressed: () => HTMLElement | undefined; remove: () => void},
): void {
  const focused = document.activeElement!;
  const focus = menu.contains(focused) ? placeOf(focused, menu) : undefined;
  // The application's own menu would slide in once more. Not made ahead: Chromium would then restyle and lay out the whole page when
  // the application's styles arrive.
  const still = new CSSStyleSheet();
  still.replaceSync('[class*=navbar-sidebar]{transition:none!important}');
  document.adoptedStyleSheets.push(still);

  const takeOver = (own: HTMLElement) => {
    const panels = [...find(PANELS, menu).children];
    [...find(PANELS, own).children].forEach((panel, index) => (panel.scrollTop = panels[index]!.scrollTop));
    if (focus) elementAt(focus, own)?.focus();
    const waiting = pressed();
    if (waiting) elementAt(placeOf(waiting, menu), own)?.click();
  };
  const check = (frame: number) => {
    const own = document.querySelector<HTMLElement>(`nav.${SHOWN} .navbar-sidebar`);
    if (own && !isDrawn(own) && frame < PATIENCE) return void requestAnimationFrame(() => check(frame + 1));
    if (!menu.querySelector(`.${SECONDARY}`) && own?.querySelector(`.${SECONDARY}`)) find('.navbar-sidebar__back', own).click();
    queueMicrotask(() => {
      if (own) takeOver(own);
      remove();
      requestAnimationFrame(() =>
        requestAnimationFrame(() => (document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still))),
      );
    });
  };
  press();
  // React draws the result of a press in the microtask after it.
  queueMicrotask(() => check(0));
}
