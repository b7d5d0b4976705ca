const KEY = 'x2.search.recent';
const KEPT = 6;

/** What storage would not keep, being refused or full: recent searches then last as long as the tab. */
let unkept: string[] | undefined;

export function readRecentQueries(): string[] {
  if (unkept) return unkept;
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((query): query is string => typeof query === 'string').slice(0, KEPT) : [];
  } catch {
    return [];
  }
}

function write(queries: string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(queries));
    unkept = undefined;
  } catch {
    unkept = queries;
  }
}

/** Remembers a search that led somewhere. */
export function rememberQuery(query: string): void {
  const text = query.trim().slice(0, 60);
  if (text) write([text, ...readRecentQueries().filter((recent) => recent !== text)].slice(0, KEPT));
}

export const forgetQueries = (): void => write([]);
