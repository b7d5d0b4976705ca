/** The theme's names for the parts of its menu and their states. */
export const SHOWN = 'navbar-sidebar--show';
export const SECONDARY = 'navbar-sidebar__items--show-secondary';
export const PANELS = '.navbar-sidebar__items';

export const find = (selector: string, within: ParentNode = document): HTMLElement => within.querySelector<HTMLElement>(selector)!;
