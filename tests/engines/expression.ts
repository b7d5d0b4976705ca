/**
 * A function and its arguments as one expression that any protocol can evaluate. The function must stand alone: it is sent
 * as text. TypeScript's runner wraps named functions in a helper, which the page has to know.
 */
export function expression<A extends unknown[], T>(run: (...args: A) => T, args: A): string {
  return `(() => { const __name = (named) => named; return (${run})(...${JSON.stringify(args)}); })()`;
}
