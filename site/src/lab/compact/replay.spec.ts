import {expect, test} from 'vitest';
import type {RecordedRun} from '../recorded/recordedRun.ts';
import {countingStyle, readingsOf, lanesOf} from './replay.ts';

const run: RecordedRun = {
  name: 'good',
  date: '2026-11-29',
  versions: {engine: 'x2-hlsjs 0.2.0', player: 'hls.js 1.7.4', browser: 'Chromium 156'},
  settings: {viewers: 2, mode: 'live', rendition: '240p', compare: true},
  segmentSeconds: 2,
  durationMs: 8000,
  ledger: {httpBytes: 3000, p2pBytes: 1000, controlHttpBytes: 4000},
  stalls: [0, 0],
  incidents: [],
  arrivals: [
    [400, 1, 0, 'h', null, 1000],
    [800, 2, 1, 'h', null, 1000],
    [1200, 1, 1, 'p', 2, 1000],
    [4000, 2, 2, 'h', null, 1000],
  ],
  positions: [],
};

test('each viewer has a lane, on which a segment comes when it came, a quarter as late, from the side of its sender', () => {
  const [first, second] = lanesOf(run);
  expect(first!.cells).toHaveLength(3);
  expect(first!.cells).toEqual([
    {source: 'http', arrival: {seconds: 0.1, isFromBelow: false}},
    {source: 'p2p', arrival: {seconds: 0.3, isFromBelow: true}},
    {source: 'none'},
  ]);
  expect(second!.cells[1]).toEqual({source: 'http', arrival: {seconds: 0.2, isFromBelow: false}});
});

test('the figures are those of the ledger', () => {
  expect(readingsOf(run.ledger)).toEqual({ratio: '25%', p2p: '1.0 kB', http: '3.0 kB'});
});

test('the style counts bytes up as the segments come, in a quarter of the time', () => {
  const style = countingStyle(run);
  expect(style).toContain('animation:count 2s step-end');
  expect(style.split('@keyframes ')[1]).toBe(
    [
      'count{0%{--ratio:"0%";--p2p:"0 B";--http:"0 B"}',
      '9.1%{--ratio:"0%";--p2p:"0 B";--http:"1.0 kB"}',
      '13.6%{--ratio:"0%";--p2p:"0 B";--http:"2.0 kB"}',
      '18.2%{--ratio:"33%";--p2p:"1.0 kB";--http:"2.0 kB"}',
      '50%{--ratio:"25%";--p2p:"1.0 kB";--http:"3.0 kB"}}',
    ].join(''),
  );
});
