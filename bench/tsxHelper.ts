/** For pages in which a script runs functions of its own: tsx keeps their names with a helper that a page does not have. */
export const tsxHelper = 'globalThis.__name = (value) => value';
