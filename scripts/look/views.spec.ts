import {expect, test} from 'vitest';
import {kinds} from './kinds.ts';
import {nameOf, views} from './views.ts';

test('every view has a name of its own, which can be the name of a file', () => {
  const names = views(kinds).map(nameOf);
  expect(names.length).toBeGreaterThan(200);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[a-z-]+\/[a-z-]+\/\d+$/);
});

test('kinds and widths are chosen by name', () => {
  expect(views(kinds, ['home', 'tags'], ['390']).map(nameOf)).toEqual([
    ...['rest', 'menu', 'search', 'running', 'failed', 'dark'].map((state) => `home/${state}/390`),
    'tags/rest/390',
  ]);
});

test('what cannot be chosen is named, with what can', () => {
  expect(() => views(kinds, ['homes'])).toThrow(/^No kind homes; there are: home, intro, /);
  expect(() => views(kinds, undefined, ['391'])).toThrow('No width 391; there are: 390, 768, 1280, 1920.');
});
