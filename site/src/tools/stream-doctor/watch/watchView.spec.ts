import type {WatchEvent} from 'stream-doctor/watch';
import {expect, test} from 'vitest';
import {emptyView, viewAfter, type WatchView} from './watchView.ts';

const reading = (at: number, isStale = false): WatchEvent => ({
  event: 'reading',
  at,
  first: 1,
  last: 6,
  added: 1,
  age: 0,
  drift: 0,
  margin: 12,
  isStale,
});
const warning = (at: number): WatchEvent => ({event: 'warning', at, id: 'late', severity: 'problem', title: '晚', detail: '', fix: ''});
const after = (events: readonly WatchEvent[]): WatchView => events.reduce(viewAfter, emptyView);

test('keeps as much as it shows, however long the watch lasts', () => {
  const view = after(Array.from({length: 5000}, (_, at) => [reading(at, at % 100 === 0), warning(at)]).flat());
  expect([view.readings.length, view.warnings.length, view.staleCount]).toEqual([300, 30, 50]);
  expect([view.readings.at(-1)?.at, view.warnings[0]?.at]).toEqual([4999, 4999]);
});

test('a warning is over once', () => {
  const view = after([warning(1), {event: 'over', at: 2, id: 'late'}, warning(3), {event: 'over', at: 4, id: 'late'}]);
  expect(view.warnings.map(({overAt}) => overAt)).toEqual([4, 2]);
});

test('each thing that matters is said', () => {
  const said = (event: WatchEvent) => viewAfter(emptyView, event).said;
  expect(said({event: 'start', at: 0, targetDuration: 4, distance: 12})).toContain('没有问题');
  expect(said(warning(1))).toBe('晚。');
  expect(said({event: 'resume', at: 9, afterSeconds: 61.3})).toContain('61 s');
  expect(said({event: 'end', at: 9})).toContain('EXT-X-ENDLIST');
  expect(said(reading(1))).toBe(emptyView.said);
});
