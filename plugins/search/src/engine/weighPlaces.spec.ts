import {expect, test} from 'vitest';
import {hintAtGeneric} from './hintAtGeneric.ts';
import {countPlaces, placeNumbers} from './places.ts';
import type {Unit} from './Unit.ts';
import {weighPlaces} from './weighPlaces.ts';

const unit = (low: number, high = 0, isGeneric = false): Unit => ({alternatives: [{terms: ['词'], factor: 1}], low, high, isGeneric});

test('a place counts as much as its words are rare, and one that the site does not have like the average', () => {
  const share = weighPlaces({units: [unit(0b0011), unit(0b0100)], asked: {low: 0b1111, high: 0}}, {rarity: [1, 4]});
  // Weights 1, 1, 2 and their average.
  const total = 4 + 4 / 3;
  expect(share(0b0011, 0)).toBeCloseTo(2 / total);
  expect(share(0b0100, 0)).toBeCloseTo(2 / total);
  expect(share(0b1000, 0)).toBeCloseTo(4 / 3 / total);
  expect(share(0b1111, 0)).toBeCloseTo(1);
});

test('both masks count, to their last places', () => {
  const share = weighPlaces({units: [unit(1 << 31), unit(0, 1 << 31)], asked: {low: 1 << 31, high: 1 << 31}}, {rarity: [1, 1]});
  expect(share(1 << 31, 0)).toBeCloseTo(0.5);
  expect(share(1 << 31, 1 << 31)).toBeCloseTo(1);
  expect(placeNumbers({low: 1 << 31, high: 1 << 31})).toEqual([31, 63]);
});

test('places count alike when the site has nothing that is asked', () => {
  const share = weighPlaces({units: [unit(0b11)], asked: {low: 0b11, high: 0}}, {rarity: [0]});
  expect(share(0b01, 0)).toBeCloseTo(0.5);
});

test('in a short query, a word that the whole site is about takes no place', () => {
  const {units, asked} = hintAtGeneric({units: [unit(0b0011, 0, true), unit(0b1100)], asked: {low: 0b1111, high: 0}});
  expect(asked).toEqual({low: 0b1100, high: 0});
  expect(countPlaces(units[0]!)).toBe(0);
  expect(units[0]!.alternatives[0]!.factor).toBeLessThan(1);
  expect(units[1]).toEqual(unit(0b1100));
});

test.each([
  ['alone', [unit(0b11, 0, true)]],
  ['in a longer text', [unit(0b11, 0, true), unit(0b111100)]],
])('%s, such a word is what is asked', (_, units) => {
  const asked = {low: 0b111111, high: 0};
  expect(hintAtGeneric({units, asked})).toEqual({units, asked});
});

test('a place that such a word shares with another one is still asked for', () => {
  expect(hintAtGeneric({units: [unit(0b0011, 0, true), unit(0b0110)], asked: {low: 0b0111, high: 0}}).asked).toEqual({low: 0b0110, high: 0});
});
