import type {MdNode} from './mdNode.ts';

/** Markdown as a syntax tree, for what the build writes into a page. Texts may hold code in backticks. */

const inline = (text: string): MdNode[] =>
  text.split('`').flatMap((value, index) => (value === '' ? [] : [{type: index % 2 === 1 ? 'inlineCode' : 'text', value}]));

export const paragraph = (text: string): MdNode => ({type: 'paragraph', children: inline(text)});

/** A single text, not code, which would look the same: only then does the theme name the heading's link after the heading. */
export const heading = (depth: number, id: string, text: string): MdNode => ({
  type: 'heading',
  depth,
  data: {hProperties: {id}},
  children: [{type: 'text', value: text}],
});

export const code = (lang: string, value: string): MdNode => ({type: 'code', lang, value});

export const list = (items: readonly string[]): MdNode => ({
  type: 'list',
  children: items.map((item) => ({type: 'listItem', children: [paragraph(item)]})),
});

/** The first row is the head. */
export const table = (rows: readonly (readonly string[])[]): MdNode => ({
  type: 'table',
  children: rows.map((cells) => ({type: 'tableRow', children: cells.map((cell) => ({type: 'tableCell', children: inline(cell)}))})),
});
