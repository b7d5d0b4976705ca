import {describe, expect, it} from 'vitest';
import {DEFAULT_SETTINGS} from '@x2p2p/site/lab/run/settings';
import type {RunRecord} from '@x2p2p/site/lab/run/runRecord';
import {inLines, toRecording} from './toRecording.ts';

const record = {
  recordedAt: '2026-11-29T23:32:21.000Z',
  versions: {engine: 'x2-hlsjs 0.2.0', player: 'hls.js 1.7.4'},
  settings: {...DEFAULT_SETTINGS, viewers: 2},
  durationSeconds: 3.5,
  ledger: {httpBytes: 30, p2pBytes: 10, control: {httpBytes: 0}},
  viewers: [
    {seat: 2, group: 'p2p', stalls: 1},
    {seat: 1, group: 'p2p', stalls: 0},
    {seat: 1, group: 'control', stalls: 5},
  ],
  events: [
    {id: 1, atMs: 0, text: '开始', byVisitor: true},
    {id: 2, atMs: 2000.4, text: '切断', byVisitor: true, matter: {kind: 'tracker-cut'}},
  ],
  tape: {
    arrivals: [
      {atMs: 99.6, seat: 1, number: 1001, source: 'http', bytes: 30},
      {atMs: 200, seat: 2, number: 1000, source: 'p2p', fromSeat: 1, bytes: 10},
    ],
    positions: [{atMs: 1000, bySeat: {2: 2001.234}}],
  },
} as unknown as RunRecord;

describe('toRecording', () => {
  const run = toRecording('good', 'Chromium 1', record);

  it('counts segments and seconds from the oldest segment', () => {
    expect(run.arrivals).toEqual([
      [100, 1, 1, 'h', null, 30],
      [200, 2, 0, 'p', 1, 10],
    ]);
    expect(run.positions).toEqual([[1000, null, 1.23]]);
  });

  it('names stalls by seat, without the control group, and of the log what has a kind', () => {
    expect(run.stalls).toEqual([0, 1]);
    expect(run.incidents).toEqual([[2000, 'tracker-cut', null]]);
    expect(run).toMatchObject({date: '2026-11-29', durationMs: 3500, ledger: {controlHttpBytes: null}, settings: {rendition: '240p'}});
  });

  it('is written with a row on each line', () => {
    const text = inLines(run);
    expect(text.split('\n')).toContain('    [200,2,0,"p",1,10]');
    expect(JSON.parse(text)).toEqual(run);
  });

  it('refuses a run in which nothing arrived', () => {
    expect(() => toRecording('good', 'Chromium 1', {...record, tape: {arrivals: [], positions: []}})).toThrow('nothing has arrived');
  });
});
