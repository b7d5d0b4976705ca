/** Pages that are nothing without the application: it starts with them, not at the reader's first touch. */
export const startNow = (route: string): boolean => /^\/(lab|search|tools\/.+|api\/test)$/.test(route);
