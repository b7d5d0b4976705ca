import {giveWay} from './giveWay.ts';
import {entry, languageEntry, menuMarkup, type MenuTexts} from './markup.ts';
import {find, PANELS, SECONDARY, SHOWN} from './names.ts';

declare const X2_MENU_TEXTS: MenuTexts;

declare global {
  /** TypeScript does not know it yet. */
  interface Window {
    readonly CloseWatcher?: new () => EventTarget & {onclose: (() => void) | null; destroy(): void};
  }
}

export type EarlyMenu = {
  /** `press` opens the application's own menu, which takes the place of this one as the reader left it. */
  readonly handOver: (press: () => void) => void;
};

function markupOfPage(): string {
  const entries = [...document.querySelectorAll<HTMLElement>('.navbar__item')].map((item) => {
    if (item.matches('.dropdown')) return languageEntry(item.querySelector('svg')?.outerHTML ?? '', X2_MENU_TEXTS);
    const link = item.cloneNode(true) as HTMLElement;
    link.className = item.className.replace('navbar__item ', '').replaceAll('navbar__link', 'menu__link');
    return entry(link.outerHTML);
  });
  return menuMarkup(
    {brand: find('.navbar__brand').outerHTML, entries, sidebar: document.querySelector('.theme-doc-sidebar-menu')?.outerHTML ?? ''},
    X2_MENU_TEXTS,
  );
}

/**
 * The menu of a phone before the application runs: made from the links of the page, so that a reader on a slow network need not
 * wait for it. What only the application can do (open a category) waits until its own menu takes over.
 */
export function openEarlyMenu(onClosed: () => void): EarlyMenu {
  const behind = find('#__docusaurus');
  const wide = matchMedia('(width > 996px)');
  const host = document.createElement('div');
  // Over everything that the navbar is over.
  host.style.cssText = `position:relative;z-index:${getComputedStyle(find('.navbar')).zIndex}`;
  host.innerHTML = markupOfPage();
  document.body.append(host);
  const menu = find('.navbar-sidebar', host);
  const panels = find(PANELS, host);
  let waiting: HTMLElement | undefined;

  // Android's Back button closes the menu, as it does the application's. Browsers without a watcher have Escape.
  const watcher = window.CloseWatcher && Object.assign(new window.CloseWatcher(), {onclose: close});
  const onKey = ({key}: KeyboardEvent) => key === 'Escape' && close();
  const lock = (isLocked: boolean) => {
    behind.inert = isLocked;
    document.body.style.overflow = isLocked ? 'hidden' : '';
    const change = isLocked ? 'addEventListener' : 'removeEventListener';
    if (!watcher) window[change]('keydown', onKey as EventListener);
    else if (!isLocked) watcher.destroy();
    // The browser may restore the page as it was left.
    window[change]('pagehide', close);
    wide[change]('change', close);
  };
  function close(): void {
    lock(false);
    host.remove();
    find('.navbar__toggle').focus();
    onClosed();
  }
  function showEntries(): void {
    panels.classList.remove(SECONDARY);
    [...panels.children].forEach((panel, index) => ((panel as HTMLElement).inert = index > 0));
  }
  host.addEventListener('click', (event) => {
    const target = event.target as Element;
    if (target.closest('.navbar-sidebar__backdrop, .navbar-sidebar__close')) return close();
    if (target.closest('.navbar-sidebar__back')) return showEntries();
    const control = target.closest<HTMLElement>('button, [role="button"]');
    if (!control) return undefined;
    event.preventDefault();
    waiting?.removeAttribute('aria-busy');
    waiting = control;
    return control.setAttribute('aria-busy', 'true');
  });

  lock(true);
  // Read, so that it slides in from where it is now.
  menu.getBoundingClientRect();
  host.className = SHOWN;
  find('.navbar-sidebar__close', host).focus();

  return {
    handOver: (press) => {
      lock(false);
      giveWay(menu, press, {pressed: () => waiting, remove: () => host.remove()});
    },
  };
}
