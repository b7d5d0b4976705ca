import type {ObjectExpression} from 'acorn';
import {parsePieces, unfitText, type Node} from '../shared/parseCode.ts';
import {readObject} from '../shared/readObject.ts';

/** A pasted text, taken apart. */
export type Pasted = {
  /** JSON, and what a browser's console prints of an object. */
  readonly objects: readonly Readonly<Record<string, unknown>>[];
  /** The text of a playlist. */
  readonly playlist: string | undefined;
  /** The text without playlists, and without reports of our tools: a number that one recommends to read about has not occurred. */
  readonly words: string;
};

/** At the start of a line, or behind the name that Firefox prints before an object. */
const OBJECT = /(?:^|[\s(=,[])(?=\{\s*["'\w}])/g;
const isObject = (node: Node): node is ObjectExpression => node.type === 'ObjectExpression';

/** Takes a text apart, or says in one sentence why it cannot. Nothing of it is ever run. */
export function takeApart(pasted: string): Pasted | {readonly problem: string} {
  const {playlist, words} = withoutPlaylist(pasted);
  const unfit = words.trim() === '' ? undefined : unfitText(words);
  if (unfit) return {problem: unfit};
  const found = parsePieces(words, OBJECT)
    .roots.filter(isObject)
    .map((node) => ({node, object: readObject(node, '', [])}));
  const objects = found.map(({object}) => object);
  const reports = found.filter(({object}) => 'kind' in object || 'tool' in object);
  if (objects.length === 0 && /[{,]\s*…\s*\}/.test(words))
    return {problem: '浏览器控制台把对象缩写成了「…」：用 copy(JSON.stringify(对象)) 复制完整的内容。'};
  return {objects, playlist, words: reports.reduceRight((text, {node}) => text.slice(0, node.start) + text.slice(node.end), words)};
}

/** A playlist ends where a line begins that no playlist has. */
function withoutPlaylist(text: string): {readonly playlist: string | undefined; readonly words: string} {
  const start = text.indexOf('#EXTM3U');
  if (start < 0) return {playlist: undefined, words: text};
  const length = text.slice(start).search(/\n\s*(?:\{|\[|Object|warning|info)/);
  const end = length < 0 ? text.length : start + length;
  return {playlist: text.slice(start, end), words: `${text.slice(0, start)}\n${text.slice(end)}`};
}
