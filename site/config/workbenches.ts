/**
 * Pages whose readers have come to work: the application is at hand at their first move, at once where the address asks for
 * something, and is not rendered ahead for a reader who has not come yet.
 */
export const workbenches = /^\/(lab|search|tools\/\w+|api\/test)\b/;
