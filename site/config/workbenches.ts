/** Pages whose readers have come to work, so the application is at hand at their first move, and at once where the address asks for something. */
export const isWorkbench = (route: string): boolean => /^\/(lab|search|tools\/.+|api\/test)$/.test(route);
