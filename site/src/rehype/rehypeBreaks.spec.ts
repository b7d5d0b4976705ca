import type {Element, ElementContent, Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {expect, test} from 'vitest';
import {rehypeBreaks} from './rehypeBreaks.ts';

const element = (tagName: string, ...children: ElementContent[]): Element => ({type: 'element', tagName, properties: {}, children});
const name: ElementContent = {type: 'text', value: 'PartialStreamConfig'};

function broken(child: ElementContent): string {
  const tree: Root = {type: 'root', children: [child]};
  rehypeBreaks()(tree);
  return toHtml(tree);
}

test('a long name may break in a cell, but not in the first of a row', () => {
  expect(broken(element('tr', element('td', name), element('td', element('code', name))))).toBe(
    '<tr><td>PartialStreamConfig</td><td><code>Partial<wbr>Stream<wbr>Config</code></td></tr>',
  );
  const short: ElementContent = {type: 'text', value: 'downloadSource'};
  expect(broken(element('tr', element('td', name), element('td', short)))).toBe(
    '<tr><td>PartialStreamConfig</td><td>downloadSource</td></tr>',
  );
});

test('a short name with a hyphen stays whole, and in a cell a shorter one', () => {
  const text = (value: string): ElementContent => ({type: 'text', value});
  expect(broken(element('p', text('抛出 X2-1003，见 '), element('code', text('stream-doctor'))))).toBe(
    '<p>抛出 <span class="w">X2-1003</span>，见 <code><span class="w">stream-doctor</span></code></p>',
  );
  expect(broken(element('tr', element('td', name), element('td', text('X2-1003 与 peer-protocol'))))).toBe(
    '<tr><td>PartialStreamConfig</td><td><span class="w">X2-1003</span> 与 peer-protocol</td></tr>',
  );
  for (const other of ['http-segment-validation-failed', 'x2-hlsjs/options', 'https://x2-a.example', '2015-2026-11-27-1'])
    expect(broken(element('p', text(other)))).toBe(`<p>${other}</p>`);
  expect(broken(element('h3', text('X2-1003')))).toBe('<h3>X2-1003</h3>');
});

test('elsewhere it goes to the next line as a whole', () => {
  expect(broken(element('p', element('code', name)))).toBe('<p><code>PartialStreamConfig</code></p>');
  expect(broken(element('th', name))).toBe('<th>PartialStreamConfig</th>');
  expect(broken(element('h3', name))).toBe('<h3>PartialStreamConfig</h3>');
});
