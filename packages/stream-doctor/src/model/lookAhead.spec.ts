import {describe, expect, it} from 'vitest';
import {lookAhead, segmentBudget} from './lookAhead.ts';

const live = (segmentCount: number, segmentDuration: number, highDemandTimeWindow = 15) => ({
  segmentCount,
  segmentDuration,
  highDemandTimeWindow,
});

describe('with the default window', () => {
  it.each([
    [5, 2, 0, 0],
    [6, 4, 5, 1],
    [10, 4, 21, 17],
    [15, 4, 41, 37],
    [20, 5, 80, 75],
  ])('%i × %i s looks ahead %i s and gives each segment %i s', (n, d, ahead, budget) => {
    expect(lookAhead(live(n, d))).toBe(ahead);
    expect(segmentBudget(live(n, d))).toBe(budget);
  });
});

it('gains what the window loses', () => {
  expect(lookAhead(live(5, 2, 4))).toBe(4);
  expect(segmentBudget(live(5, 2, 4))).toBe(2);
});

it('counts with the target duration and spends the segments’ own', () => {
  const settings = {segmentCount: 10, segmentDuration: 2, targetDuration: 10, totalDuration: 20, highDemandTimeWindow: 15};
  expect(lookAhead(settings)).toBe(5);
  expect(segmentBudget(settings)).toBe(3);
});
