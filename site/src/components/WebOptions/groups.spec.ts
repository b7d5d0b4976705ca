import {readFileSync} from 'node:fs';
import {optionNames} from 'x2-hlsjs/options';
import {expect, it} from 'vitest';
import {optionGroups} from './groups.ts';

it('shows every option of the package exactly once', () => {
  expect(optionGroups.flatMap(({names}) => names).toSorted()).toEqual(['token', ...optionNames].toSorted());
});

it('every group stands below a heading of its own', () => {
  const page = readFileSync(new URL('../../../docs/hls-sdk/_options.mdx', import.meta.url), 'utf8');
  const shown = [...page.matchAll(/^### (.+) \{\/\* #options-(\w+) \*\/\}\n\n<WebOptions group="(\w+)" \/>$/gm)];
  expect(shown.map(([, title, heading, group]) => [title, heading, group])).toEqual(optionGroups.map(({id, title}) => [title, id, id]));
});
