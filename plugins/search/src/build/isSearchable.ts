const ANSWERS_NOTHING = /^\/(search$|404(\.html)?$|markdown-page$|blog\/(archive|authors|tags|page)(\/|$))/;

/** Lists of other pages answer nothing themselves, nor does the page that shows what Markdown looks like. */
export const isSearchable = (route: string): boolean => !ANSWERS_NOTHING.test(route);
