/** How many of the pages found the box shows. */
export const PAGES_SHOWN = 8;
