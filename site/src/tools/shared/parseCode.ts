import {parse, parseExpressionAt, tokenizer, tokTypes, type Options} from 'acorn';

export type Node = {readonly type: string; readonly start: number; readonly end: number};

/** What was pasted, as syntax: one root for the whole, or one for each piece that could be read. Offsets are those of `text`. */
export type Code = {readonly text: string; readonly roots: readonly Node[]};

const MAX_LENGTH = 200_000;
/** Far below the depth at which the parser runs out of stack. */
const MAX_DEPTH = 200;

/** Why a text is not even looked at. */
export function unfitText(text: string): string | undefined {
  if (text.trim() === '') return '先粘贴一段配置。';
  if (depthOf(text) > MAX_DEPTH) return '嵌套太深，不像一份配置。';
  return text.length > MAX_LENGTH ? `超过 ${MAX_LENGTH / 1000} kB，只粘贴配置对象那一段。` : undefined;
}

/** Brackets in strings count too: the figure only has to be an upper bound. */
function depthOf(text: string): number {
  let [depth, deepest] = [0, 0];
  for (const character of text) {
    if ('{[('.includes(character)) deepest = Math.max(deepest, ++depth);
    else if ('}])'.includes(character)) depth = Math.max(0, depth - 1);
  }
  return deepest;
}

const options: Options = {
  ecmaVersion: 'latest',
  sourceType: 'module',
  locations: true,
  allowAwaitOutsideFunction: true,
  allowReturnOutsideFunction: true,
};

/** A piece of JSON or JavaScript: a bare literal or a program. Only parsed, never run. */
export function parseCode(text: string): Code | {readonly problem: string} {
  const asExpression = `(${text.trim().replace(/[;,]$/, '')}\n)`;
  try {
    return {text: asExpression, roots: [parse(asExpression, options)]};
  } catch (expressionError) {
    try {
      return {text, roots: [parse(text, options)]};
    } catch (programError) {
      // A bare literal begins with a brace; for that, the first error is the one to report.
      const error = text.trim().startsWith('{') ? expressionError : programError;
      return {problem: `不是正确的 JSON 或 JavaScript${placeOf(error)}。TypeScript 的类型标注要先去掉。`};
    }
  }
}

function placeOf(error: unknown): string {
  const {loc} = error as {loc?: {line: number; column: number}};
  return loc ? `：第 ${loc.line} 行第 ${loc.column + 1} 个字符附近` : '';
}

/** Where an object may begin: its brace follows one of these, and a name, a string or three dots follow the brace. */
const OPENING = /(?:[(=:,[?&|]|return)\s*(?=\{\s*(?:[\w$]|["']|\.\.\.|\/[/*]))/g;
/** More objects than any page writes. */
const MOST_PIECES = 1000;
/** Characters that may be read in vain: without an end, a hostile text would be read again from each of its braces. */
const PATIENCE = 2_000_000;

/** The objects in a text that is no JavaScript as a whole: a Vue file, a page of HTML, a component with JSX or types. `opening` ends where one may begin. */
export function parsePieces(text: string, opening: RegExp = OPENING): Code {
  const roots: Node[] = [];
  let end = 0;
  let patience = PATIENCE;
  for (const {0: before, index} of text.matchAll(opening)) {
    const start = index + before.length;
    if (start < end) continue;
    try {
      // What follows the object may be no JavaScript.
      const piece = text.slice(0, endOfObject(text, start));
      roots.push(parseExpressionAt(piece, start, options));
      end = piece.length;
    } catch {
      // The objects inside it may still be readable.
      patience -= text.length - start;
    }
    if (patience < 0 || roots.length === MOST_PIECES) break;
  }
  return {text, roots};
}

function endOfObject(text: string, start: number): number {
  let depth = 0;
  for (const {type, end} of tokenizer(text.slice(start), options)) {
    if (type === tokTypes.braceL || type === tokTypes.dollarBraceL) depth += 1;
    else if (type === tokTypes.braceR) depth -= 1;
    if (depth === 0) return start + end;
  }
  throw new SyntaxError('The object has no end.');
}
