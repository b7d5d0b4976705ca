/** The plugin's own page, and the one that stands for all that are missing. */
const OWN = /^\/(search|404(\.html)?)$/;

/** Whether a page may answer a question: not where `ignored` (see `SearchOptions`) says that it only lists others. */
export const isSearchable = (route: string, ignored: RegExp): boolean => !OWN.test(route) && !ignored.test(route);
