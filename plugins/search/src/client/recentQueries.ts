const KEY = 'x2.search.recent';
const KEPT = 6;

/** Stands in when storage is refused: recent searches then last as long as the tab. */
let memory: string[] = [];

export function readRecentQueries(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((query): query is string => typeof query === 'string').slice(0, KEPT) : [];
  } catch {
    return memory;
  }
}

function write(queries: string[]): void {
  memory = queries;
  try {
    localStorage.setItem(KEY, JSON.stringify(queries));
  } catch {
    // Kept in memory above.
  }
}

/** Remembers a search that led somewhere. */
export function rememberQuery(query: string): void {
  const text = query.trim().slice(0, 60);
  if (text) write([text, ...readRecentQueries().filter((recent) => recent !== text)].slice(0, KEPT));
}

export const forgetQueries = (): void => write([]);
