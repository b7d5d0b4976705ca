import fc from 'fast-check';
import {expect, it} from 'vitest';
import {linearScale, logScale} from './scale.ts';

it('puts ticks on round numbers', () => {
  expect(linearScale(0, 97).ticks).toEqual([0, 20, 40, 60, 80]);
  expect(linearScale(0, 1).ticks).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1]);
  expect(logScale(1, 100_000).ticks).toEqual([1, 10, 100, 1000, 10_000, 100_000]);
});

it.each([
  ['linearScale(0, 10)', linearScale(0, 10), [0, 5, 10]],
  ['linearScale(-3, 1)', linearScale(-3, 1), [-3, -1, 1]],
  ['linearScale(7, 7), one value', linearScale(7, 7), [7, 7.5, 8]],
  ['logScale(1, 100)', logScale(1, 100), [1, 10, 100]],
  ['logScale(10, 1000)', logScale(10, 1000), [10, 100, 1000]],
])('%s begins at the edge, has its middle in the middle, and ends at the other edge', (_, {at}, [min, middle, max]) => {
  expect(at(min!)).toBeCloseTo(0, 9);
  expect(at(middle!)).toBeCloseTo(0.5, 9);
  expect(at(max!)).toBeCloseTo(1, 9);
});

it('keeps every value on the paper', () => {
  const number = fc.double({min: -1e9, max: 1e9, noNaN: true});
  fc.assert(
    fc.property(number, number, number, (min, max, value) => {
      const {at, ticks} = linearScale(min, max);
      expect(at(value)).toBeGreaterThanOrEqual(0);
      expect(at(value)).toBeLessThanOrEqual(1);
      expect(ticks.length).toBeLessThanOrEqual(12);
      expect(ticks.every(Number.isFinite)).toBe(true);
    }),
    {numRuns: 1000},
  );
});

it('puts nonsense at the beginning instead of nowhere', () => {
  expect(linearScale(0, 1).at(Number.NaN)).toBe(0);
  expect(logScale(1, 10).at(0)).toBe(0);
});
