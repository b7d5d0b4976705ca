import {expect, test} from 'vitest';
import {liveWindow} from './liveWindow';

test.each([
  {segments: 5, duration: 2, startDistance: 8, lookAhead: 0},
  {segments: 6, duration: 4, startDistance: 20, lookAhead: 5},
  {segments: 10, duration: 4, startDistance: 36, lookAhead: 21},
  {segments: 40, duration: 4, startDistance: 120, lookAhead: 105},
  {segments: 40, duration: 7, startDistance: 119, lookAhead: 104},
])('$segments × $duration s', ({segments, duration, startDistance, lookAhead}) => {
  expect(liveWindow(segments, duration, 15)).toEqual({startDistance, lookAhead});
});
