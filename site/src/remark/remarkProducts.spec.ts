import {expect, test} from 'vitest';
import {nativeProducts, productCount, productOf, products, tabOf} from '../data/products.ts';
import type {MdNode} from './mdNode.ts';
import {remarkProducts} from './remarkProducts.ts';

const fail = (reason: string): never => {
  throw new Error(reason);
};
const element = (name: string, attribute = '', value = '', children: MdNode[] = []): MdNode => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: attribute ? [{type: 'mdxJsxAttribute', name: attribute, value}] : [],
  children,
});
function filled(...children: MdNode[]): MdNode[] {
  const tree = {type: 'root', children};
  remarkProducts()(tree, {fail});
  return tree.children;
}
const attributesOf = ({attributes}: MdNode) => Object.fromEntries(attributes!.map(({name, value}) => [name, value]));

test('sentences that count are filled in, also in a heading', () => {
  const expression = (value: string): MdNode => ({type: 'mdxTextExpression', value});
  const [heading, paragraph] = filled(
    {type: 'heading', depth: 3, children: [expression('productCount'), {type: 'text', value: '个 SDK'}]},
    {type: 'paragraph', children: [expression('nativeNames'), expression('1 + 1')]},
  );
  expect(heading!.children).toEqual([{type: 'text', value: `${productCount}个 SDK`}]);
  expect(paragraph!.children).toEqual([{type: 'text', value: nativeProducts.map(({name}) => name).join('、')}, expression('1 + 1')]);
});

test('a badge says the name and the version of its contract', () => {
  expect(attributesOf(filled(element('Contract', 'sdk', 'ios'))[0]!)).toEqual({name: 'iOS', version: productOf('ios').contract});
});

test('every product has a tab, in the order of the table; where the page says nothing of it, one that leads to its guide', () => {
  const text: MdNode = {type: 'text', value: 'Kotlin'};
  const [tabs] = filled(element('ProductTabs', '', '', [element('ProductTab', 'product', 'android', [text])]));
  expect([tabs!.name, attributesOf(tabs!)]).toEqual(['Tabs', {groupId: 'platform'}]);
  expect(tabs!.children!.map(attributesOf)).toEqual(products.map((product) => ({value: tabOf(product), label: product.name})));
  const [hls, , android] = tabs!.children!;
  expect(android!.children).toEqual([text]);
  expect(hls!.children![0]!.children![1]).toMatchObject({type: 'link', url: '/docs/hls-sdk/quicestart'});
});

test('a product that is not there is an error', () => {
  expect(() => filled(element('Contract', 'sdk', 'hls'))).toThrow('<Contract /> 的 sdk 不能是「hls」，可用：android、ios、windows。');
  expect(() => filled(element('ProductTabs', '', '', [element('ProductTab', 'product', 'roku')]))).toThrow('<ProductTab /> 的 product');
});
