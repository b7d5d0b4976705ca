/** What the menu says, in the words of the application. */
export type MenuTexts = {readonly close: string; readonly back: string; readonly languages: string; readonly expand: string};

/** HTML of the page from which the menu is made. */
export type MenuParts = {
  readonly brand: string;
  /** What the navbar leads to. */
  readonly entries: readonly string[];
  /** The sidebar of the documentation; empty on pages without one. */
  readonly sidebar: string;
};

export const entry = (link: string): string => `<li class="menu__list-item">${link}</li>`;

export const languageEntry = (icon: string, {languages, expand}: MenuTexts): string =>
  `<li class="menu__list-item menu__list-item--collapsed"><div class="menu__list-item-collapsible"><a href="#" role="button" class="menu__link menu__link--sublist">${icon}${languages}</a><button aria-label="${expand}" aria-expanded="false" type="button" class="clean-btn menu__caret"></button></div></li>`;

const CROSS =
  '<svg viewBox="0 0 15 15" width="21" height="21"><g stroke="var(--ifm-color-emphasis-600)" stroke-width="1.2"><path d="M.75.75l13.5 13.5M14.25.75L.75 14.25"></path></g></svg>';

/** The menu of a phone as the theme draws it, element for element: a test compares the two. */
export const menuMarkup = ({brand, entries, sidebar}: MenuParts, {close, back}: MenuTexts): string => {
  const panel = (content: string, isInert: boolean) =>
    `<div class="theme-layout-navbar-sidebar-panel navbar-sidebar__item menu"${isInert ? ' inert' : ''}>${content}</div>`;
  return `<div role="presentation" class="navbar-sidebar__backdrop"></div><div class="theme-layout-navbar-sidebar navbar-sidebar"><div class="navbar-sidebar__brand">${brand}<button type="button" aria-label="${close}" class="clean-btn navbar-sidebar__close">${CROSS}</button></div><div class="navbar-sidebar__items${sidebar && ' navbar-sidebar__items--show-secondary'}">${panel(`<ul class="menu__list">${entries.join('')}</ul>`, Boolean(sidebar))}${panel(`<button type="button" class="clean-btn navbar-sidebar__back">${back}</button>${sidebar}`, !sidebar)}</div></div>`;
};
