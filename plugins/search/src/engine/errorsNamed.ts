import type {TermIndex} from './TermIndex.ts';

/** `X2-1002`, `x2 1002`, and the bare number of a log: `Error Code: 1002`. */
const ERROR = /(?<![\w.-])(?:x2[-_\s]?)?(\d{4})(?![\w.])/gi;

/** `close 1006`, `连接关闭 1006`: a browser's own number for the end of a connection. */
const CLOSED = /\b(close[ds]?|onclose|websocket|ws)\b|关闭|断开/i;
const CLOSE_CODE = /^10[01]\d$/;

/** Numbers of errors in a query that the site explains. */
export const errorsNamed = (query: string, index: TermIndex): string[] =>
  [...query.matchAll(ERROR)]
    .filter(([text, number]) => text !== number || !CLOSE_CODE.test(number) || !CLOSED.test(query))
    .map(([, number]) => number!)
    .filter((number) => index.has(`x2${number}`));
