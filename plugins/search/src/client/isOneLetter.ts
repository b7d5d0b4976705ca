/** One Latin letter or digit is the beginning of a word, not one that could be missing. */
export const isOneLetter = (query: string): boolean => /^\s*[a-z\d]\s*$/i.test(query);
