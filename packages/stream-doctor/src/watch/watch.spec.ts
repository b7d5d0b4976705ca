import {describe, expect, it, test} from 'vitest';
import {defaultSettings} from '../input.ts';
import {readMediaPlaylist} from '../playlist/readPlaylist.ts';
import {reloadInterval} from './reloadInterval.ts';
import type {Observation, WatchEvent} from './types.ts';
import {newWatch, observe, type Watch} from './watch.ts';
import {watchLine} from './watchLine.ts';

const TARGET = 4;
const list = (last: number, {count = 6, prefix = 's', more = ''} = {}) =>
  readMediaPlaylist(
    `#EXTM3U\n#EXT-X-TARGETDURATION:${TARGET}\n#EXT-X-MEDIA-SEQUENCE:${last - count + 1}\n${more}${Array.from({length: count}, (_, index) => `#EXTINF:${TARGET},\n${prefix}${last - count + 1 + index}.ts\n`).join('')}`,
    {},
  )!;
const reading = (at: number, playlist = list(100 + Math.floor(at / TARGET))): Observation => ({
  kind: 'reading',
  at,
  took: 0,
  date: 1e12 + at * 1000,
  playlist,
});

/** Follows by the watch's own times; each answer is made for the moment it is asked at. */
function followed(seconds: number, answer: (at: number) => Observation = reading): {watch: Watch; events: WatchEvent[]; asked: number[]} {
  let watch = newWatch(defaultSettings);
  const events: WatchEvent[] = [];
  const asked: number[] = [];
  for (let at = 0; at <= seconds && !watch.isOver; at = watch.nextAt) {
    asked.push(at);
    const step = observe(watch, answer(at));
    ({watch} = step);
    events.push(...step.events);
  }
  return {watch, events, asked};
}
const warnings = (events: readonly WatchEvent[]) =>
  events.flatMap((event) => (event.event === 'warning' ? [[event.id, event.severity, event.stallsIn]] : []));

test('reloads at the times of hls.js', () => {
  expect(reloadInterval(list(100), {isNew: true, toEnd: 12})).toBe(4);
  expect(reloadInterval(list(100), {isNew: false, toEnd: 12})).toBe(2);
  const short = {...list(100), targetDuration: 6};
  expect([12, 30].map((toEnd) => reloadInterval(short, {isNew: true, toEnd}))).toEqual([4, 6]);
});

describe('a list that is as it should be', () => {
  it('is followed without a word, and is asked about once a segment', () => {
    const {events, asked} = followed(400);
    expect(warnings(events)).toEqual([]);
    expect(events[0]).toMatchObject({event: 'start', targetDuration: 4, distance: 12});
    expect(asked.length).toBeLessThan(400 / TARGET + 8);
  });

  it('is soon asked right after a segment has appeared', () => {
    const late = (at: number) => (at + 1.7) % TARGET;
    const {asked} = followed(60, (at) => reading(at, list(100 + Math.floor((at + 1.7) / TARGET))));
    expect(Math.max(...asked.slice(-5).map(late))).toBeLessThan(0.8);
  });

  it('takes no more memory on the second day than in the first hour', () => {
    const size = ({pace}: Watch): number => pace.found.length + pace.missed.length;
    expect(size(followed(40_000).watch)).toBeLessThanOrEqual(size(followed(3600).watch) + 2);
  });
});

test('a list that stands still is warned of 5 s before a viewer who came at the worst moment stalls, and once', () => {
  const {events} = followed(120, (at) => reading(Math.max(0, at), list(100 + Math.floor(Math.min(at, 60) / TARGET))));
  expect(warnings(events)).toEqual([['late', 'problem', expect.any(Number)]]);
  const warning = events.find(({event}) => event === 'warning')!;
  // Published at 60, of which 12 s are left.
  expect(60 + 12 - warning.at).toBeGreaterThan(5);
});

test('what is over is said to be over', () => {
  const {events} = followed(120, (at) => reading(at, list(100 + Math.floor((at > 60 && at < 80 ? 60 : at) / TARGET))));
  expect(events.filter(({event}) => event === 'warning' || event === 'over').map(({event}) => event)).toEqual(['warning', 'over']);
});

test('one failed request is nothing, two are', () => {
  const failure = (at: number): Observation => ({kind: 'failure', at, message: '服务器返回 503。'});
  let failures = 0;
  expect(warnings(followed(90, (at) => (at > 60 && failures++ < 1 ? failure(at) : reading(at))).events)).toEqual([]);
  expect(warnings(followed(90, (at) => (at > 60 ? failure(at) : reading(at))).events)).toEqual([
    ['failing', 'problem', expect.any(Number)],
  ]);
});

test('a request without an answer counts as time without a segment', () => {
  const {watch} = followed(60);
  const silent = [1, 2, 3, 4].map((since) => observe(watch, {kind: 'silence', at: watch.nextAt + since, since}));
  expect(silent.map(({events}) => warnings(events).length)).toEqual([0, 0, 1, 1]);
});

test('an encoder that is slower than time is told from the lateness of its segments', () => {
  const {events} = followed(120, (at) => reading(at, list(100 + Math.floor((at < 40 ? at : 40 + (at - 40) * 0.8) / TARGET))));
  expect(warnings(events)[0]?.[0]).toMatch(/slow|late/);
});

test.each<[string, ReturnType<typeof list>]>([
  ['reset', list(6, {prefix: 'n'})],
  ['jump', list(400)],
  ['changed', list(110, {prefix: 'n'})],
])('%s is told at once', (id, now) => {
  const {events} = followed(44, (at) => (at > 40 ? reading(at, now) : reading(at)));
  expect(warnings(events)).toEqual([[id, 'problem', expect.any(Number)]]);
});

test('dates that leap are told, unless a seam allows for it', () => {
  const dated = (last: number, seconds: number) =>
    list(last, {more: `#EXT-X-PROGRAM-DATE-TIME:${new Date(1e12 + (last * TARGET + seconds) * 1000).toISOString()}\n`});
  const run = (step: number) => followed(60, (at) => reading(at, dated(100 + Math.floor(at / TARGET), at > 40 ? step : 0)));
  expect(warnings(run(0).events)).toEqual([]);
  expect(warnings(run(-30).events)).toEqual([['clock', 'warning', undefined]]);
});

test('old copies are noted, and are no alarm', () => {
  let count = 0;
  const {events} = followed(120, (at) => reading(at, list(100 + Math.floor(at / TARGET) - (at > 60 && count++ % 4 === 1 ? 2 : 0))));
  expect(warnings(events).filter(([, severity]) => severity !== 'note')).toEqual([]);
  expect(events.some((event) => event.event === 'reading' && event.isStale)).toBe(true);
  expect(warnings(events)).toEqual([['stale-copies', 'note', undefined]]);
});

test('a segment that cannot be had is a matter of the time until it is due', () => {
  const {watch} = followed(60);
  const last = watch.playlist!.segments.at(-1)!.sequence;
  const step = observe(watch, {kind: 'segment', at: watch.movedAt + 0.5, sequence: last, problem: '服务器返回 404。'});
  const [[id, severity, stallsIn]] = warnings(step.events) as [[string, string, number]];
  expect([id, severity]).toEqual(['segment-missing', 'problem']);
  expect(stallsIn).toBeGreaterThan(5);
  expect(stallsIn).toBeLessThanOrEqual(8);
  const again = observe(step.watch, {kind: 'segment', at: 64, sequence: last, problem: undefined});
  expect(again.events).toEqual([{event: 'over', at: 64, id: 'segment-missing'}]);
});

test('after a pause of the machine or the page everything begins anew', () => {
  const {watch} = followed(60);
  const {events} = observe(watch, reading(4000));
  expect(events.map(({event}) => event)).toEqual(['resume', 'reading']);
});

test('the end of the stream is the end of the watch', () => {
  const {events, watch} = followed(100, (at) =>
    reading(at, {...list(100 + Math.floor(Math.min(at, 40) / TARGET)), flow: at > 40 ? 'vod' : 'live'}),
  );
  expect(events.at(-1)?.event).toBe('end');
  expect(watch.isOver).toBe(true);
  expect(warnings(events)).toEqual([]);
});

test('each event is a line that can be read', () => {
  const {events} = followed(120, (at) => reading(at, list(100 + Math.floor(Math.min(at, 60) / TARGET))));
  const lines = events.map(watchLine);
  expect(lines[0]).toContain('离末端 12 s');
  expect(lines.filter((line) => line.includes('[late]'))).toHaveLength(1);
  for (const line of lines) expect(line).not.toMatch(/undefined|NaN|\u001b/);
});
