import {expect, test} from 'vitest';
import {addedLatency} from './addedLatency.ts';

test.each([
  [12, 12, 'none'],
  [90, 95, 'none'],
  // Both are told as 24 s.
  [24.04, 24, 'none'],
  [24.1, 24, 'raised'],
  [36, 12, 'raised'],
  [59.9, 12, 'raised'],
  [60, 12, 'long'],
])('%d s instead of %d s: %s', (distance, playerDistance, expected) => {
  expect(addedLatency({distance, playerDistance})).toBe(expected);
});
