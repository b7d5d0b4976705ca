import {readdirSync} from 'node:fs';
import {expect, test} from 'vitest';
import {tools} from './tools.ts';

const PAGES = new URL('../pages/tools/', import.meta.url);

test('the list of tools and the pages are the same', () => {
  const pages = readdirSync(PAGES).filter((file) => file.endsWith('.tsx') && file !== 'index.tsx');
  expect(tools.map(({id}) => `${id}.tsx`).sort()).toEqual(pages.sort());
});

test.each(tools)('$id has a description of the right length', ({description}) => {
  expect(description.length).toBeGreaterThanOrEqual(40);
  expect(description.length).toBeLessThanOrEqual(90);
});
