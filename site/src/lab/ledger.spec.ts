import {describe, expect, it} from 'vitest';
import {formatBytes, p2pRatio, recentRatio, serverSaving, sumReports} from './ledger.ts';
import type {ViewerReport} from './protocol.ts';

const report = (part: Partial<ViewerReport>): ViewerReport => ({
  state: 'playing', httpBytes: 0, engineHttpBytes: 0, p2pBytes: 0, uploadBytes: 0, httpSegments: 0, p2pSegments: 0, verified: 0, rejected: 0,
  ownPeerIds: [], peerIds: [], startupMs: undefined, stalls: 0, longestStallMs: 0, latencySeconds: undefined, position: undefined,
  bufferEnd: undefined, ...part,
});

describe('sumReports', () => {
  it('adds bytes and counts, and keeps the longest stall', () => {
    const totals = sumReports([
      report({httpBytes: 100, p2pBytes: 300, uploadBytes: 50, verified: 4, stalls: 1, longestStallMs: 400}),
      report({httpBytes: 50, p2pBytes: 50, uploadBytes: 300, verified: 2, rejected: 1, longestStallMs: 120}),
    ]);
    expect(totals).toMatchObject({httpBytes: 150, p2pBytes: 350, uploadBytes: 350, verified: 6, rejected: 1, stalls: 1, longestStallMs: 400});
  });

  it('is zero without viewers', () => {
    expect(sumReports([])).toMatchObject({httpBytes: 0, p2pBytes: 0, longestStallMs: 0});
  });
});

describe('ratios', () => {
  it.each([
    [{httpBytes: 0, p2pBytes: 0}, 0],
    [{httpBytes: 25, p2pBytes: 75}, 0.75],
    [{httpBytes: 10, p2pBytes: 0}, 0],
  ])('p2pRatio %j → %d', (bytes, expected) => expect(p2pRatio(bytes)).toBe(expected));

  it('has no saving to report before the control group has loaded anything', () => {
    expect(serverSaving(0, 0)).toBeUndefined();
    expect(serverSaving(30, 120)).toBe(0.75);
    expect(serverSaving(150, 120)).toBe(-0.25);
  });
});

describe('recentRatio', () => {
  const samples = [
    {atMs: 0, httpBytes: 1000, p2pBytes: 0},
    {atMs: 10_000, httpBytes: 1100, p2pBytes: 300},
    {atMs: 20_000, httpBytes: 1200, p2pBytes: 600},
  ];

  it('leaves the start-up out', () => {
    expect(recentRatio(samples, 20_000, 10_000)).toBe(0.75);
    expect(recentRatio(samples, 20_000, 20_000)).toBe(0.75);
  });

  it('says nothing until the stretch is covered', () => {
    expect(recentRatio(samples, 20_000, 30_000)).toBeUndefined();
    expect(recentRatio([], 0, 10)).toBeUndefined();
  });
});

describe('formatBytes', () => {
  it.each([
    [0, '0 B'],
    [999, '999 B'],
    [1500, '1.5 kB'],
    [45_300, '45 kB'],
    [1_357_040, '1.36 MB'],
  ])('%d → %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text));
});
