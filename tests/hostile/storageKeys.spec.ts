import {expect, test} from 'vitest';
import {siteStorage} from '@x2p2p/site/data/compliance';
import {KEYS} from './storageKeys.ts';

const listed = siteStorage.map(({key}) => key);
const covers = (entry: string, key: string) => (entry.endsWith('*') ? key.startsWith(entry.slice(0, -1)) : key === entry);

test('every record that the privacy page lists is among the keys', () => {
  expect(listed.length).toBeGreaterThan(3);
  expect(listed.filter((entry) => !KEYS.some((key) => covers(entry, key)))).toEqual([]);
});

test('the privacy page lists every key', () => {
  expect(KEYS.filter((key) => !listed.some((entry) => covers(entry, key)))).toEqual([]);
});
