import type {Element, ElementContent, Root} from 'hast';
import {expect, test} from 'vitest';
import {rehypeStatic} from './rehypeStatic.ts';

const text = (value: string): ElementContent => ({type: 'text', value});
const element = (tagName: string, children: ElementContent[], properties: Element['properties'] = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});
const component = (name: string, children: ElementContent[]) =>
  ({type: 'mdxJsxFlowElement', name, attributes: [], children}) as unknown as ElementContent;

/** The tree after the plugin, with what became a string of HTML as `<tag>html`. */
function outline(...children: ElementContent[]): unknown[] {
  const tree: Root = {type: 'root', children};
  rehypeStatic()(tree);
  const draw = (node: unknown): unknown => {
    const {
      value,
      name,
      tagName,
      attributes,
      children: inside,
    } = node as {
      value?: string;
      name?: string;
      tagName?: string;
      attributes?: {name: string; value: {data: {estree: {body: {expression: {properties: {value: {value: string}}[]}}[]}}}}[];
      children?: unknown[];
    };
    if (value !== undefined) return value;
    const html = attributes?.[0]?.value.data.estree.body[0]!.expression.properties[0]!.value.value;
    return html === undefined ? [tagName ?? name, ...inside!.map(draw)] : `<${name}>${html}`;
  };
  return tree.children.map(draw);
}

test('a paragraph with nothing to draw becomes a string', () => {
  expect(
    outline(element('p', [text('a < '), element('code', [text('b & c')]), element('br', []), element('strong', [text('d')])])),
  ).toEqual(['<p>a &#x3C; <code>b &#x26; c</code><br><strong>d</strong>']);
});

test('a comment leaves no trace, and does not keep the rest from becoming a string', () => {
  const comment = {type: 'mdxTextExpression', value: '/* test: tests/a.ts */'} as unknown as ElementContent;
  expect(outline(element('p', [element('em', [text('a')]), comment]))).toEqual(['<p><em>a</em>']);
  expect(outline(element('p', [text('a'), comment]))).toEqual([['p', 'a']]);
});

test('text alone stays as it is: a string costs as much', () => {
  expect(outline(element('p', [text('a')]))).toEqual([['p', 'a']]);
});

test.each([
  ['a link', element('a', [text('x')], {href: '/x'})],
  ['a component', component('Http', [text('x')])],
  ['an expression', {type: 'mdxTextExpression', value: 'x'} as unknown as ElementContent],
  ['a picture', element('img', [])],
  ['an admonition', element('admonition', [text('x')])],
  ['a place to link to', element('em', [text('x')], {id: 'x'})],
])('what holds %s is left to React, the rest of it is not', (_, drawn) => {
  const list = element('ul', [element('li', [element('em', [text('a')])]), element('li', [element('em', [text('b')]), drawn])]);
  const [[, first, second]] = outline(list) as [[string, unknown, [string, ...unknown[]]]];
  expect(first).toBe('<li><em>a</em>');
  expect(second.slice(0, 2)).toEqual(['li', ['em', 'b']]);
});

test('the groups of a table become strings, without the breaks between their cells; the table is drawn by its component', () => {
  const row = (tag: string, name: string) =>
    element('tr', [text('\n'), element(tag, [element('code', [text(name)]), text('\n')]), text('\n')]);
  expect(outline(element('table', [element('thead', [text('\n'), row('th', 'a')]), element('tbody', [row('td', 'b')])]))).toEqual([
    ['table', '<thead><tr><th><code>a</code>\n</th></tr>', '<tbody><tr><td><code>b</code>\n</td></tr>'],
  ]);
});

test('an element with attributes of its own keeps them', () => {
  expect(
    outline(element('ul', [element('li', [element('em', [text('x')]), text('y')], {className: ['done']})], {className: ['list']})),
  ).toEqual([['ul', ['li', ['em', 'x'], 'y']]]);
});
