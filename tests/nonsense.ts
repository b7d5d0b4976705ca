/** What a page shows where a number or a word should be, and is none. `/dev/null` is a file. */
export const NONSENSE = /\b(NaN|Infinity|undefined)\b|\[object|(?<!\/dev\/)\bnull\b/;
