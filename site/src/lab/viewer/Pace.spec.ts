import {describe, expect, it} from 'vitest';
import {Pace} from './Pace.ts';

describe('Pace', () => {
  it('lets bytes through at the given rate, one after the other', async () => {
    let now = 0;
    const waits: number[] = [];
    const pace = new Pace(
      () => now,
      async (milliseconds) => void waits.push(milliseconds),
    );
    await pace.take(1_000_000);
    expect(waits).toEqual([]);
    pace.bytesPerSecond = 1000;
    await Promise.all([pace.take(500), pace.take(500)]);
    now = 5000;
    await pace.take(1000);
    expect(waits).toEqual([500, 1000, 1000]);
  });
});
