import {afterEach, beforeEach, expect, test, vi} from 'vitest';

const KEY = 'x2.search.recent';
let stored: Map<string, string>;
const storage = () => ({
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
});
/** A tab of its own: what is kept in memory goes with it. */
const newTab = async () => {
  vi.resetModules();
  return import('./recentQueries.ts');
};

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', storage());
});
afterEach(() => void vi.unstubAllGlobals());

test('the last search comes first, once, and six are kept', async () => {
  const {readRecentQueries, rememberQuery, forgetQueries} = await newTab();
  for (const query of ['a', 'b', ' a ', '', '  ', 'c', 'd', 'e', 'f', 'b', 'g']) rememberQuery(query);
  expect(readRecentQueries()).toEqual(['g', 'b', 'f', 'e', 'd', 'c']);
  expect((await newTab()).readRecentQueries()).toEqual(['g', 'b', 'f', 'e', 'd', 'c']);
  rememberQuery('x'.repeat(100));
  expect(readRecentQueries()[0]).toBe('x'.repeat(60));
  forgetQueries();
  expect([readRecentQueries(), stored.get(KEY)]).toEqual([[], '[]']);
});

test.each([
  ['["a", 1, null, {"b": 2}, ["c"], "d"]', ['a', 'd']],
  [JSON.stringify([1, 2, 3, 4, 5, 6, 7, 'a']), ['a']],
  [JSON.stringify([...'abcdefgh']), [...'abcdef']],
  ['{"0": "a", "length": 1}', []],
  ['"abc"', []],
  ['null', []],
  ['[broken', []],
])('whatever is stored, searches are texts: %s', async (text, expected) => {
  stored.set(KEY, text);
  expect((await newTab()).readRecentQueries()).toEqual(expected);
});

const refuse = () => {
  throw new DOMException('denied', 'SecurityError');
};

test('where storage is refused, searches last as long as the tab', async () => {
  vi.stubGlobal('localStorage', {getItem: refuse, setItem: refuse});
  const {readRecentQueries, rememberQuery} = await newTab();
  for (const query of ['a', 'b', 'a']) rememberQuery(query);
  expect(readRecentQueries()).toEqual(['a', 'b']);
  expect((await newTab()).readRecentQueries()).toEqual([]);
});

test('where storage is full, too, until it has room again', async () => {
  const {readRecentQueries, rememberQuery} = await newTab();
  rememberQuery('a');
  vi.stubGlobal('localStorage', {...storage(), setItem: refuse});
  rememberQuery('b');
  expect([readRecentQueries(), stored.get(KEY)]).toEqual([['b', 'a'], '["a"]']);
  vi.stubGlobal('localStorage', storage());
  rememberQuery('c');
  expect([readRecentQueries(), stored.get(KEY)]).toEqual([['c', 'b', 'a'], '["c","b","a"]']);
});
