import {defaultSettings} from '../input.ts';
import {readMediaPlaylist} from '../playlist/readPlaylist.ts';
import type {MediaPlaylist, Segment} from '../playlist/types.ts';
import type {WatchEvent} from './types.ts';
import {newWatch, observe, SILENCE_CHECK} from './watch.ts';

/** How a stream is published that is as it should be, with what is usual on the way. Times in seconds. */
export type Habits = {
  readonly target: number;
  readonly count: number;
  /** How long a segment is, by a number between 0 and 1. */
  readonly length: (random: number) => number;
  /** Between the end of a segment and its place in the list. */
  readonly delay: (random: number) => number;
  /** From the request until the server reads the list. */
  readonly travel: (random: number) => number;
  /** What the list that an edge serves is old. */
  readonly cache: (random: number) => number;
  /** Of a request that fails. */
  readonly failures: number;
  /** By which the encoder's clock is slower than ours: 0.00005 is 50 ppm. */
  readonly skew: number;
  /** Once an hour, a segment is late by so much. */
  readonly hiccup: number;
  /** What a segment is late by from the given second on: a fault, for the check of the check. */
  readonly faultAt?: number;
};

/** Follows such a stream by a simulated clock, and returns the alarms. */
export function simulateWatch(
  habits: Habits,
  seconds: number,
  seed: number,
): {readonly alarms: readonly WatchEvent[]; readonly requests: number} {
  const random = randomFrom(seed);
  const published = publication(habits, seconds + 60, random);
  const template = readMediaPlaylist('#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\na.ts\n', {})!;
  let watch = newWatch(defaultSettings);
  const alarms: WatchEvent[] = [];
  const warmUp = published[habits.count]!.at;
  let at = warmUp;
  let index = habits.count;
  let requests = 0;
  const take = (step: ReturnType<typeof observe>): void => {
    ({watch} = step);
    alarms.push(...step.events.filter((event) => event.event === 'warning' && event.severity !== 'note'));
  };
  while (at < seconds) {
    requests += 1;
    const isFailure = random() < habits.failures;
    const travel = habits.travel(random());
    const seen = at + travel - habits.cache(random());
    while (index + 1 < published.length && published[index + 1]!.at <= seen) index += 1;
    while (index > habits.count && published[index]!.at > seen) index -= 1;
    for (let waited = SILENCE_CHECK; waited < 2 * travel; waited += SILENCE_CHECK)
      take(observe(watch, {kind: 'silence', at: at + waited, since: waited}));
    const step = isFailure
      ? observe(watch, {kind: 'failure', at, message: '服务器返回 503，没有给出播放列表。'})
      : observe(watch, {kind: 'reading', at, took: 2 * travel, date: at * 1000, playlist: listOf(template, published, index, habits)});
    take(step);
    // Timers fire a little late.
    at = Math.max(watch.nextAt, at + 2 * travel) + 0.02 * random();
  }
  return {alarms, requests};
}

type Published = {readonly segment: Segment; readonly at: number};

function publication({length, delay, skew, hiccup, faultAt = Infinity}: Habits, seconds: number, random: () => number): Published[] {
  const all: Published[] = [];
  let end = 0;
  let nextHiccup = 3600 * random();
  let before = 0;
  for (let sequence = 0; end < seconds; sequence += 1) {
    const duration = Math.round(length(random()) * 1000) / 1000;
    end += duration * (1 + skew);
    let late = delay(random());
    if (end > nextHiccup) {
      late += hiccup;
      nextHiccup += 3600;
    }
    before = Math.max(before, end + late, end > faultAt ? Infinity : 0);
    all.push({
      at: before,
      segment: {
        uri: `s${sequence}.ts`,
        duration,
        sequence,
        discontinuity: false,
        isGap: false,
        hasDuration: true,
        isLeftover: false,
        line: 1,
      },
    });
  }
  return all;
}

function listOf(template: MediaPlaylist, published: readonly Published[], index: number, {count, target}: Habits): MediaPlaylist {
  const segments = published.slice(index - count + 1, index + 1).map(({segment}) => segment);
  return {...template, targetDuration: target, firstSequence: segments[0]!.sequence, segments};
}

/** The same numbers each time: mulberry32. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
