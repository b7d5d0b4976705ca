import {expect, test} from 'vitest';
import {httpMargin, windowForMargin} from './httpMargin.ts';

test.each([
  [4, 3, 'none'],
  [4, 4, 'little'],
  [4, 6.9, 'little'],
  [4, 7, 'enough'],
  [6, 15, 'enough'],
  [20, 15, 'none'],
])('segments of %i s and a window of %d s leave %s', (segmentDuration, highDemandTimeWindow, expected) => {
  expect(httpMargin({segmentDuration, highDemandTimeWindow})).toBe(expected);
});

test('the advised window is the shortest with enough', () => {
  for (const segmentDuration of [1, 4, 6, 20]) {
    const highDemandTimeWindow = windowForMargin(segmentDuration);
    expect(httpMargin({segmentDuration, highDemandTimeWindow})).toBe('enough');
    expect(httpMargin({segmentDuration, highDemandTimeWindow: highDemandTimeWindow - 0.01})).not.toBe('enough');
  }
});
