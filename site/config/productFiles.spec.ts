import {describe, expect, it, test} from 'vitest';
import {nativeProducts, productOf, products, webProducts, type Product} from '../src/data/products.ts';
import {contracts} from '../src/data/sdk/index.ts';
import {checkProductFiles, missingFiles} from './productFiles.ts';

const everythingBut = (path: string) => ({isFile: (file: string) => file !== path, contracts});

describe('a product lacks', () => {
  it('nothing, as they are', () => {
    expect(products.length).toBeGreaterThan(0);
    expect(checkProductFiles).not.toThrow();
  });

  it.each<[Product, string, string]>([
    ...products.flatMap((product): [Product, string, string][] => [
      [product, `site/docs/${product.folder}/quicestart.mdx`, '接入页'],
      [product, `site/docs/${product.folder}/API.mdx`, 'API 页'],
      [product, `site/docs/${product.folder}/history.mdx`, '版本记录页'],
      [product, `site/src/data/releases/${product.id}.yaml`, '版本数据'],
    ]),
    ...webProducts.map((product): [Product, string, string] => [product, `packages/${product.package}/package.json`, '引擎的包']),
    ...nativeProducts.map((product): [Product, string, string] => [product, `site/src/data/sdk/${product.id}.ts`, '接口约定']),
  ])('$id: %s', (product, path, name) => {
    expect(missingFiles(product, everythingBut(path))).toEqual([`产品 ${product.id} 缺少${name}：${path}。`]);
  });

  it('its place in the list of contracts', () => {
    const {ios: _, ...others} = contracts;
    expect(missingFiles(productOf('ios'), {isFile: () => true, contracts: others})).toEqual([
      '产品 ios 的接口约定没有写进 site/src/data/sdk/index.ts。',
    ]);
  });
});

test('no two products share a name, a folder, a package or a value in an address', () => {
  for (const column of ['id', 'name', 'folder', 'category', 'tab', 'package'] as const) {
    const values = products.map((product) => (product as Partial<Record<typeof column, string>>)[column]).filter((value) => value);
    expect(values).not.toEqual([]);
    expect(new Set(values).size, column).toBe(values.length);
  }
});

test('a contract stands under the name of its product', () => {
  expect(Object.entries(contracts).map(([id, contract]) => [id, contract.id])).toEqual(nativeProducts.map(({id}) => [id, id]));
});
