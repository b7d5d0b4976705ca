import {readdirSync} from 'node:fs';
import {expect, test} from 'vitest';
import {sheets} from './sheets.ts';

const written = readdirSync(new URL('../src/css/', import.meta.url))
  .filter((file) => file.endsWith('.css'))
  .map((file) => `./src/css/${file}`);

test('every sheet is loaded, once, and every sheet that is loaded is there', () => {
  expect([...sheets].sort()).toEqual(written.sort());
});
