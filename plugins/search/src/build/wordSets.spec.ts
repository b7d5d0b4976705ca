import {expect, test} from 'vitest';
import type {PageRecord} from './extractPage.ts';
import {wordSets} from './wordSets.ts';

const record = (text: string, more: Partial<PageRecord> = {}): PageRecord => ({
  level: 2,
  anchor: '',
  heading: '',
  text,
  identifiers: [],
  code: [],
  ...more,
});

const setsOf = (...records: PageRecord[]) => wordSets(records).map((set) => [...set]);

test('what the names of a record say is not said again', () => {
  expect(setsOf(record('鉴权失败', {heading: '鉴权'}))).toEqual([['失败']]);
});

test('a guess counts where it stands twice', () => {
  expect(setsOf(record('切片从节点取'))).toEqual([['切片', '节点']]);
  expect(setsOf(record('切片从节点取'), record('节点取'))).toEqual([
    ['切片', '节点', '点取'],
    ['节点', '点取'],
  ]);
});

test('a rare word of the dictionary and a rare name in code are kept', () => {
  expect(setsOf(record('托盘', {code: ['segmentMemoryStorageLimit']}))).toEqual([['托盘', 'segmentMemoryStorageLimit']]);
});

test('of a record that is found by its names, nothing else is', () => {
  expect(setsOf(record('鉴权失败', {code: ['swarmId'], namesOnly: true}))).toEqual([[]]);
});
