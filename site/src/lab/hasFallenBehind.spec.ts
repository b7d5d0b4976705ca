import {expect, test} from 'vitest';
import {hasFallenBehind} from './hasFallenBehind.ts';

test.each([
  [undefined, false],
  [28, false],
  [34, false],
  [34.1, true],
  [61, true],
])('%s s behind the edge of a window of 30 s', (latencySeconds, expected) => {
  expect(hasFallenBehind({latencySeconds})).toBe(expected);
});

test('a viewer that has not reported has not fallen behind', () => {
  expect(hasFallenBehind(undefined)).toBe(false);
});
