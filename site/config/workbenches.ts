/**
 * Pages that readers open to use the application: it is ready at their first move, starts at once where the address carries state or the page
 * is to work offline (`data-works-offline`), and the page is not rendered ahead, because it would begin to work before anyone looks at it.
 */
export const workbenches = /^\/(lab|search|tools\/\w+|api\/test)\b/;
