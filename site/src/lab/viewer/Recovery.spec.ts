import {describe, expect, it} from 'vitest';
import {Recovery} from './Recovery.ts';

const waits = (positions: readonly number[]) => {
  const recovery = new Recovery();
  return positions.map((position) => recovery.next(position));
};

describe('Recovery', () => {
  it('waits longer each time, then gives up', () => {
    expect(waits([0, 0, 0, 0, 0, 0])).toEqual([1000, 2000, 4000, 8000, 16_000, undefined]);
  });

  it('begins anew once playback is well beyond the last failure', () => {
    expect(waits([20, 20, 31])).toEqual([1000, 2000, 1000]);
  });

  it('does not take a jump back, or what was buffered again, for a recovery', () => {
    expect(waits([20, 5, 14, 29])).toEqual([1000, 2000, 4000, 8000]);
  });
});
