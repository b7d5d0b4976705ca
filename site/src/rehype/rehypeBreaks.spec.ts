import type {Element, ElementContent, Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {expect, test} from 'vitest';
import {rehypeBreaks} from './rehypeBreaks.ts';

const element = (tagName: string, ...children: ElementContent[]): Element => ({type: 'element', tagName, properties: {}, children});
const name: ElementContent = {type: 'text', value: 'StreamConfig'};

function broken(child: ElementContent): string {
  const tree: Root = {type: 'root', children: [child]};
  rehypeBreaks()(tree);
  return toHtml(tree);
}

test('a long name may break in a cell, but not in the first of a row', () => {
  expect(broken(element('tr', element('td', name), element('td', element('code', name))))).toBe('<tr><td>StreamConfig</td><td><code>Stream<wbr>Config</code></td></tr>');
});

test('elsewhere it goes to the next line as a whole', () => {
  expect(broken(element('p', element('code', name)))).toBe('<p><code>StreamConfig</code></p>');
  expect(broken(element('th', name))).toBe('<th>StreamConfig</th>');
  expect(broken(element('h3', name))).toBe('<h3>StreamConfig</h3>');
});
