import type {Element, ElementContent, Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {expect, test} from 'vitest';
import {rehypeSignatures} from './rehypeSignatures.ts';

const element = (tagName: string, ...children: (Element | string)[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children: children.map((child): ElementContent => (typeof child === 'string' ? {type: 'text', value: child} : child)),
});
const code = (lines = 1) => element('pre', element('code', 'f();\n'.repeat(lines)));
const h2 = (title: string) => element('h2', title);
const h3 = (title: string) => element('h3', title);
const h4 = (title: string) => element('h4', title);
const p = element('p', '文');

function sectioned(...children: Element[]): string {
  const tree: Root = {type: 'root', children};
  rehypeSignatures()(tree);
  return toHtml(tree);
}

test('a member with a signature is one section, up to the next heading of its level or above', () => {
  const member = (name: string) => [h3(name), p, code(), p, h4('参数'), p];
  const section = (name: string) => `<section class="member">${toHtml(member(name))}</section>`;
  expect(sectioned(h2('方法'), ...member('a'), ...member('b'), h2('属性'), p)).toBe(
    `<h2>方法</h2>${section('a')}${section('b')}<h2>属性</h2><p>文</p>`,
  );
});

test.each([
  ['code under a heading of its own', [h3('a'), p, h4('示例'), code()]],
  ['a long signature', [h3('a'), code(4)]],
  ['code of the page', [code(), h2('方法')]],
])('not %s', (_, children) => {
  expect(sectioned(...children)).toBe(toHtml({type: 'root', children}));
});
