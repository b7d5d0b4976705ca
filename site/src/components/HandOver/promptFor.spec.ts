import {existsSync} from 'node:fs';
import {expect, test} from 'vitest';
import {nativeProducts, webProducts} from '../../data/products.ts';
import {promptFor} from './promptFor.ts';

const SITE = 'https://site.example';

test.each(webProducts.map((product) => [product.package, product] as const))('%s: the file in the package', (name, product) => {
  expect(promptFor(product, SITE)).toContain(`node_modules/${name}/AGENTS.md`);
  expect(existsSync(new URL(`../../../agents/${name}.mdx`, import.meta.url))).toBe(true);
});

test.each(nativeProducts.map((product) => [product.name, product] as const))('%s: the Markdown of its pages', (_, product) => {
  const prompt = promptFor(product, SITE);
  for (const page of ['quicestart', 'API']) expect(prompt).toContain(`${SITE}/docs/${product.folder}/${page}.md`);
  expect(prompt).toContain('x2 docs');
});
