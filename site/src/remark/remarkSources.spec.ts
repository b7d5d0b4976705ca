import {expect, test} from 'vitest';
import {claims} from '../data/claims.ts';
import type {MdNode} from './mdNode.ts';
import {remarkSources} from './remarkSources.ts';

const fail = (reason: string): never => {
  throw new Error(reason);
};
const source = (claim: string): MdNode => ({
  type: 'mdxJsxTextElement',
  name: 'Source',
  attributes: [{type: 'mdxJsxAttribute', name: 'claim', value: claim}],
});

function attributesOn(today: string, claim: string) {
  const tree: MdNode = {type: 'root', children: [{type: 'paragraph', children: [source(claim)]}]};
  remarkSources({today})(tree, {fail});
  const [element] = tree.children![0]!.children!;
  expect(element!.type).toBe('mdxJsxTextElement');
  return Object.fromEntries(element!.attributes!.map(({name, value}) => [name, value]));
}

test('a source is printed from the table', () => {
  const {source: name, url, checked, expires} = claims.pipl;
  expect(attributesOn(checked, 'pipl')).toEqual({name, url, checked, expires});
});

test('a page that is built a day too late says so', () => {
  const {expires} = claims.next;
  expect(attributesOn(expires, 'next')).not.toHaveProperty('late');
  expect(attributesOn('2099-01-01', 'next')).toMatchObject({late: 'yes', expires});
  expect(attributesOn('2099-01-01', 'next')).not.toHaveProperty('url');
});

test('what is no source stays as it is', () => {
  const tree: MdNode = {type: 'root', children: [{type: 'paragraph', children: [{type: 'text', value: 'a'}]}]};
  const before = structuredClone(tree);
  remarkSources()(tree, {fail});
  expect(tree).toStrictEqual(before);
});

test('a claim that is not in the table stops the build', () => {
  expect(() => attributesOn('2026-11-29', 'hearsay')).toThrow('<Source /> 的 claim 不能是「hearsay」');
});
