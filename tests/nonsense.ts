/** What a page shows when a value that it should show is missing or no number. `/dev/null` is a file. */
export const NONSENSE = /\b(NaN|Infinity|undefined)\b|\[object|(?<!\/dev\/)\bnull\b/;
