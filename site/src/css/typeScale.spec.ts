import {readdirSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

/** The steps that tokens.css lists, and the sizes of chart labels. */
const SIZES = new Set([
  '0.8125rem',
  '0.875rem',
  '1rem',
  '1.125rem',
  '1.375rem',
  '1.875rem',
  '2.75rem',
  '4.75rem',
  '12px',
  '13px',
  '14px',
  '17px',
]);
const WEIGHTS = new Set(['400', '600']);

const folders = [new URL('../', import.meta.url), new URL('../../../plugins/search/src/client/', import.meta.url)];
const declarations = folders.flatMap((folder) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) =>
      [...readFileSync(new URL(file, folder), 'utf8').matchAll(/font-(size|weight)(?:-\w+)?:\s*([\d.]+(?:rem|px)?);/g)].map(
        ([, kind, value]) => ({file, kind, value: value!}),
      ),
    ),
);

test('every size and weight of type is a step of the scale', () => {
  expect(declarations.filter(({kind}) => kind === 'size').length).toBeGreaterThan(50);
  expect(declarations.filter(({kind}) => kind === 'weight').length).toBeGreaterThan(10);
  expect(declarations.filter(({kind, value}) => !(kind === 'size' ? SIZES : WEIGHTS).has(value))).toEqual([]);
});
