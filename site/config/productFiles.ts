import {existsSync} from 'node:fs';
import {pageRoute, productPages, products, type Product} from '../src/data/products.ts';
import {contracts} from '../src/data/sdk/index.ts';

const pageNames: Readonly<Record<(typeof productPages)[number], string>> = {quicestart: '接入页', API: 'API 页', history: '版本记录页'};

/** What there is to be looked up. */
type Found = {readonly isFile: (path: string) => boolean; readonly contracts: Readonly<Record<string, unknown>>};

/** What a product lacks beside its row, a sentence each. */
export function missingFiles(product: Product, {isFile, contracts: known}: Found): string[] {
  const {id} = product;
  const files = [
    ...productPages.map((page) => [pageNames[page], `site${pageRoute(product, page)}.mdx`] as const),
    ['版本数据', `site/src/data/releases/${id}.yaml`] as const,
    product.family === 'web'
      ? (['引擎的包', `packages/${product.package}/package.json`] as const)
      : (['接口约定', `site/src/data/sdk/${id}.ts`] as const),
  ];
  const missing = files.filter(([, path]) => !isFile(path)).map(([name, path]) => `产品 ${id} 缺少${name}：${path}。`);
  const isUnlisted = product.family === 'native' && known[id] === undefined;
  return isUnlisted ? [...missing, `产品 ${id} 的接口约定没有写进 site/src/data/sdk/index.ts。`] : missing;
}

/** Stops the build when a product of the table is not complete. */
export function checkProductFiles(): void {
  const isFile = (path: string): boolean => existsSync(new URL(`../../${path}`, import.meta.url));
  const missing = products.flatMap((product) => missingFiles(product, {isFile, contracts}));
  if (missing.length > 0) throw new Error(missing.join('\n'));
}
