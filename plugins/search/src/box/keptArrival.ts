const KEY = 'x2.search.arrival';

/** The words to mark on the next page, when that page is loaded as a whole. */
export function keepArrival(url: string, words: readonly string[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({url: new URL(url, location.href).href, words}));
  } catch {
    // Without storage the page opens unmarked.
  }
}

/** The words kept for this very page; returned once, then forgotten. */
export function takeArrival(): string[] {
  try {
    const kept = sessionStorage.getItem(KEY);
    if (!kept) return [];
    sessionStorage.removeItem(KEY);
    const {url, words} = JSON.parse(kept) as {url?: unknown; words?: unknown};
    return url === location.href && Array.isArray(words) ? words.filter((word) => typeof word === 'string') : [];
  } catch {
    return [];
  }
}
