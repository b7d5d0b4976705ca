import {describe, expect, it, test} from 'vitest';
import {simulateWatch, type Habits} from './simulatedDay.ts';

const DAY = 86_400;

/** Mostly small, rarely large: as publication and networks are. */
const tail = (usual: number, rare: number) => (random: number) => usual * random + (random > 0.998 ? rare : 0);

const plain: Habits = {
  target: 4,
  count: 6,
  length: () => 4,
  delay: tail(0.3, 0.8),
  travel: tail(0.3, 0.8),
  cache: () => 0,
  failures: 0.0005,
  skew: 0,
  hiccup: 0,
};

const days: readonly [name: string, habits: Habits][] = [
  ['segments of 4 s, six in the list', plain],
  [
    'segments of 6 s, cut at key frames, behind two edges of a CDN',
    {...plain, target: 6, length: (random) => 5 + random, cache: (random) => (random > 0.5 ? 1 : 0)},
  ],
  [
    'segments of 2 s, fifteen in the list, an encoder 50 ppm slow',
    {...plain, target: 2, count: 15, length: () => 2, delay: tail(0.2, 0.3), skew: 0.00005},
  ],
  [
    'segments of 4 to 5 s, an encoder 50 ppm fast that stumbles once an hour',
    {...plain, target: 5, length: (random) => 4 + random, skew: -0.00005, hiccup: 1},
  ],
];

describe('a healthy stream for 24 h', () => {
  it.each(days)('%s: at most one false alarm', (name, habits) => {
    const {alarms, requests} = simulateWatch(habits, DAY, 7);
    console.log(
      `${name}: ${alarms.length} false alarms in 24 h, ${requests} requests, ${(DAY / habits.length(0.5) / requests).toFixed(2)} segments each`,
    );
    expect(alarms.length).toBeLessThanOrEqual(1);
    expect(requests).toBeLessThan((1.6 * DAY) / habits.length(0.5));
  });
});

test('the same day with a fault is not passed over in silence', () => {
  for (const [, habits] of days) expect(simulateWatch({...habits, faultAt: DAY / 20}, DAY / 10, 7).alarms.length).toBeGreaterThan(0);
});
