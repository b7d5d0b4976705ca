import {expect, test} from 'vitest';
import {siteStorage} from '../../site/src/data/compliance.ts';
import {KEYS} from './storageKeys.ts';

test('every record that the privacy page lists is among the keys', () => {
  expect(siteStorage.length).toBeGreaterThan(3);
  expect(siteStorage.map(({key}) => key.replace(/\*$/, '')).filter((prefix) => !KEYS.some((key) => key.startsWith(prefix)))).toEqual([]);
});
