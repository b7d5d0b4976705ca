import type {TermIndex} from './TermIndex.ts';

/** `X2-1002`, `x2 1002`, and the bare number of a log: `Error Code: 1002`. */
const ERROR = /(?<![\w.-])(?:x2[-_\s]?)?(\d{4})(?![\w.])/gi;

/** Numbers of errors in a query that the site explains. */
export const errorsNamed = (query: string, index: TermIndex): string[] =>
  [...query.matchAll(ERROR)].map(([, number]) => number!).filter((number) => index.has(`x2${number}`));
