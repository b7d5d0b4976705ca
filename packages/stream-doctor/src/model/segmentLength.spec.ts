import {expect, test} from 'vitest';
import {advisedSegment, judgeLength} from './segmentLength.ts';

test.each([
  [0.5, 'short'],
  [2, 'short'],
  [2.4, 'short'],
  [2.5, 'fine'],
  [9.4, 'fine'],
  [9.984, 'long'],
  [10, 'long'],
])('%d s: %s', (seconds, expected) => {
  expect(judgeLength(seconds)).toBe(expected);
});

test('what is advised is neither short nor long', () => {
  expect(Object.values(advisedSegment).map(judgeLength)).toEqual(['fine', 'fine', 'fine']);
});
