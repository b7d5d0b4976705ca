import {readFileSync} from 'node:fs';
import {optionNames} from 'x2-hlsjs/options';
import {expect, it} from 'vitest';
import {optionGroups} from './groups.ts';

it('shows every option of the package exactly once', () => {
  expect(optionGroups.flatMap(({names}) => names).toSorted()).toEqual([...optionNames].toSorted());
});

it('every group stands below a heading of its own', () => {
  const page = readFileSync(new URL('../../../docs/hls-sdk/_options.mdx', import.meta.url), 'utf8');
  const shown = [...page.matchAll(/\{\/\* #options-(\w+) \*\/\}\n\n<WebOptions group="(\w+)" \/>/g)];
  const groups = ['token', ...optionGroups.map(({id}) => id)];
  expect(shown.map(([, heading]) => heading)).toEqual(groups);
  expect(shown.map(([, , group]) => group)).toEqual(groups);
});
