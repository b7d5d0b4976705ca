import {expect, test} from 'vitest';
import {LIVE_EPOCH_MS} from '../liveWindow.ts';
import type {LabViewer} from '../run/guests.ts';
import type {LogEntry, Matter} from '../run/Logbook.ts';
import {DEFAULT_SETTINGS} from '../run/settings.ts';
import {timelineOf} from './timeline.ts';

const entry = (id: number, atMs: number, kind: Matter['kind'], seat?: number): LogEntry => ({
  id,
  atMs,
  text: '',
  byVisitor: true,
  matter: {kind, seat},
});
const viewer = (seat: number, arrivals: LabViewer['arrivals']): LabViewer => ({
  id: seat,
  group: 'p2p',
  seat,
  rendition: 0,
  report: undefined,
  reportsSinceMs: undefined,
  isMissing: false,
  arrivals,
  isThrottled: false,
  wasThrottled: false,
  hasSound: false,
});
const state = (part: Partial<Parameters<typeof timelineOf>[0]>): Parameters<typeof timelineOf>[0] => ({
  phase: 'running',
  runSettings: DEFAULT_SETTINGS,
  viewers: [],
  departed: [],
  clockMs: LIVE_EPOCH_MS + 1_000_000,
  elapsedMs: 90_000,
  log: [],
  tape: {arrivals: [], positions: []},
  ...part,
});

test('a flag drops at its moment on the clock of a live stream, and leaves with it', () => {
  const log = [entry(1, 20_000, 'throttled', 1), entry(2, 80_000, 'viewer-gone', 4), entry(3, 90_000, 'tracker-cut')];
  expect(timelineOf(state({log})).flags).toEqual([
    {id: 2, at: 990, label: '4 断线', row: 1},
    {id: 3, at: 1000, label: 'Tracker 切断', row: 0},
  ]);
});

test('a live picture begins with what viewers find as they come, stays until it is full, then goes with the stream', () => {
  const at = (seconds: number, phase: 'running' | 'stopped' = 'running') => {
    const {span, ends} = timelineOf(state({phase, elapsedMs: seconds * 1000, clockMs: LIVE_EPOCH_MS + (900 + seconds) * 1000}));
    return [span.from, span.to, ...ends];
  };
  expect(at(8)).toEqual([870, 930, '开始前 30 s', '开始后 30 s']);
  expect(at(29)).toEqual(at(8));
  expect(at(30)).toEqual([870, 930, '开始前 30 s', '现在']);
  expect(at(40, 'stopped')).toEqual([880, 940, '开始前 20 s', '结束']);
  expect(at(75)).toEqual([915, 975, '开始后 15 s', '现在']);
});

test('a recording has no clock: a flag stands where the viewer concerned was playing, or the foremost one', () => {
  const positions = [
    {atMs: 4000, bySeat: {1: 3, 2: 1}},
    {atMs: 9000, bySeat: {1: 8, 2: 6}},
  ];
  const log = [entry(1, 5000, 'corruption-ordered', 2), entry(2, 9500, 'tracker-back'), entry(3, 9600, 'peer-closed', 1)];
  const {flags} = timelineOf(state({log, tape: {arrivals: [], positions}, runSettings: {...DEFAULT_SETTINGS, mode: 'vod'}}));
  expect(flags.map(({at, label}) => [at, label])).toEqual([
    [1, '2 改坏'],
    [8, 'Tracker 恢复'],
  ]);
});

test('who has left keeps the lane, until somebody else sits there; seats that nobody took are vacant', () => {
  const shown = [
    [490, 'p2p'],
    [400, 'http'],
  ] as const;
  const {lanes} = timelineOf(state({viewers: [viewer(5, new Map())], departed: [viewer(4, new Map(shown)), viewer(5, new Map(shown))]}));
  expect(lanes[3]!.segments, 'those of the last minute').toEqual([{number: 490, source: 'p2p'}]);
  expect(lanes[4]!.segments).toEqual([]);
  expect(lanes.filter(({isVacant}) => isVacant).map(({seat}) => seat)).toEqual([6, 7, 8]);
});
