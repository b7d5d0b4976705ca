const LISTS = /^\/(search$|404(\.html)?$|blog\/(archive|authors|tags|page)(\/|$))/;

/** Lists of other pages answer nothing themselves. */
export const isSearchable = (route: string): boolean => !LISTS.test(route);
