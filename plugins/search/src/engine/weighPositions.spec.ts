import {expect, test} from 'vitest';
import {hintAtGeneric} from './hintAtGeneric.ts';
import {positionsOf} from './positionsOf.ts';
import {isEmpty, MAX_POSITIONS, spanOf} from './Span.ts';
import type {Unit} from './Unit.ts';
import {weighPositions} from './weighPositions.ts';

/** On the positions from `start` up to the one before `end`. */
const unit = (start: number, end: number, isGeneric = false): Unit => ({
  alternatives: [{terms: ['词'], factor: 1}],
  span: {start, end},
  isGeneric,
});
const upTo = (end: number) => new Set(Array.from({length: end}, (_, position) => position));

test('a position counts as much as its words are rare, and one that the site does not have like the average', () => {
  const share = weighPositions(upTo(4), [
    {...unit(0, 2), rarity: 1},
    {...unit(2, 3), rarity: 4},
  ]);
  // Weights 1, 1, 2 and their average.
  const total = 4 + 4 / 3;
  expect(share([unit(0, 2)])).toBeCloseTo(2 / total);
  expect(share([unit(2, 3)])).toBeCloseTo(2 / total);
  expect(share([unit(3, 4)])).toBeCloseTo(4 / 3 / total);
  expect(share([unit(0, 4)])).toBeCloseTo(1);
});

test('a position that several units cover counts once', () => {
  const share = weighPositions(upTo(4), [{...unit(0, 4), rarity: 1}]);
  expect(share([unit(0, 2), unit(1, 3)])).toBeCloseTo(3 / 4);
  expect(share([unit(1, 3)])).toBeCloseTo(1 / 2);
});

test('what is beyond the last position covers nothing', () => {
  const last = {...unit(0, 0), span: spanOf(MAX_POSITIONS - 1, 4)};
  expect([...positionsOf([last])]).toEqual([MAX_POSITIONS - 1]);
  expect(isEmpty(spanOf(MAX_POSITIONS + 6, 4))).toBe(true);
  expect(weighPositions(upTo(MAX_POSITIONS), [{...last, rarity: 1}])([last])).toBeCloseTo(1 / MAX_POSITIONS);
});

test('positions count alike when the site has nothing that is asked', () => {
  const share = weighPositions(upTo(2), [{...unit(0, 2), rarity: 0}]);
  expect(share([unit(0, 1)])).toBeCloseTo(0.5);
});

test('in a short query, a word that the whole site is about takes no position', () => {
  const {units, asked} = hintAtGeneric({units: [unit(0, 2, true), unit(2, 4)], asked: upTo(4)});
  expect([...asked]).toEqual([2, 3]);
  expect(isEmpty(units[0]!.span)).toBe(true);
  expect(units[0]!.alternatives[0]!.factor).toBeLessThan(1);
  expect(units[1]).toEqual(unit(2, 4));
});

test.each([
  ['alone', [unit(0, 2, true)]],
  ['in a longer text', [unit(0, 2, true), unit(2, 6)]],
])('%s, such a word is what is asked', (_, units) => {
  const asked = upTo(6);
  expect(hintAtGeneric({units, asked})).toEqual({units, asked});
});

test('a position that such a word shares with another one is still asked for', () => {
  expect([...hintAtGeneric({units: [unit(0, 2, true), unit(1, 3)], asked: upTo(3)}).asked]).toEqual([1, 2]);
});
