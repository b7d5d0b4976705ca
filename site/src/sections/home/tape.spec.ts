import {expect, test} from 'vitest';
import type {RecordedRun} from '../../lab/recorded/recordedRun.ts';
import {tapeOf} from './tape.ts';

/** Two viewers, a second apart in nothing: both play from 0 at one second for each, and the fault comes at 10 s. */
const run = (change: Partial<RecordedRun> = {}): RecordedRun => ({
  name: 'tracker-cut',
  date: '2026-11-29',
  versions: {engine: '', player: '', browser: ''},
  settings: {viewers: 2, mode: 'live', rendition: '240p', compare: false},
  segmentSeconds: 2,
  durationMs: 20_000,
  ledger: {httpBytes: 1, p2pBytes: 1, controlHttpBytes: null},
  stalls: [0, 1],
  incidents: [[10_000, 'tracker-cut', null]],
  arrivals: [
    [5000, 1, 3, 'h', null, 1],
    [9000, 2, 3, 'p', 1, 1],
    [12_000, 2, 4, 'p', 1, 1],
    [13_000, 1, 9, 'h', null, 1],
  ],
  positions: [
    [0, 0, 0],
    [20_000, 20, 20],
  ],
  ...change,
});

test('a tape shows twelve seconds around the fault, by the playhead', () => {
  const {lanes, begin, fault, end, p2pAfter, stalls} = tapeOf(run());
  // From second 6 to second 18: segments 3 to 8, and three that are still ahead.
  expect(lanes).toEqual([
    ['http', 'none', 'none', 'none', 'none', 'none', 'http', 'none', 'none'],
    ['p2p', 'p2p', 'none', 'none', 'none', 'none', 'none', 'none', 'none'],
  ]);
  expect([begin, fault, end].map((place) => place * 9)).toEqual([0, 2, 6]);
  expect(p2pAfter).toBe(1);
  expect(stalls).toBe(1);
});

test('a run without a fault, or too short for it, is no tape', () => {
  expect(() => tapeOf(run({incidents: []}))).toThrow('has no fault');
  expect(() => tapeOf(run({positions: [[9000, 9, 9]]}))).toThrow('does not cover');
});
