import {expect, test} from 'vitest';
import {hasFallenBehind} from './hasFallenBehind.ts';

test.each([
  [undefined, false],
  [28, false],
  [34, false],
  [34.1, true],
  [61, true],
])('%s s behind the edge of a window of 30 s', (latencySeconds, expected) => {
  expect(hasFallenBehind({state: 'playing', latencySeconds})).toBe(expected);
});

test('a viewer that does not play yet has not fallen behind', () => {
  expect(hasFallenBehind({state: 'loading', latencySeconds: 61})).toBe(false);
});
