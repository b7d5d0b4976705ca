import {describe, expect, it} from 'vitest';
import {addSample, composeLedger, p2pRatio, recentRatio, serverSaving, sumReports, type Room, type RoomSample} from './ledger.ts';
import type {ViewerReport} from '../protocol.ts';

const report = (part: Partial<ViewerReport>): ViewerReport => ({
  state: 'playing',
  httpBytes: 0,
  engineHttpBytes: 0,
  p2pBytes: 0,
  uploadBytes: 0,
  httpSegments: 0,
  p2pSegments: 0,
  verified: 0,
  rejected: 0,
  ownPeerIds: [],
  peerIds: [],
  startupMs: undefined,
  stalls: 0,
  longestStallMs: 0,
  latencySeconds: undefined,
  position: undefined,
  bufferEnd: undefined,
  ...part,
});

describe('sumReports', () => {
  it('adds bytes and counts, and keeps the longest stall', () => {
    const totals = sumReports([
      report({httpBytes: 100, p2pBytes: 300, uploadBytes: 50, verified: 4, stalls: 1, longestStallMs: 400}),
      report({httpBytes: 50, p2pBytes: 50, uploadBytes: 300, verified: 2, rejected: 1, longestStallMs: 120}),
    ]);
    expect(totals).toMatchObject({
      httpBytes: 150,
      p2pBytes: 350,
      uploadBytes: 350,
      verified: 6,
      rejected: 1,
      stalls: 1,
      longestStallMs: 400,
    });
  });

  it('adds up every figure on its own', () => {
    // Powers of two: no two figures, nor sums of them, are the same.
    const one = {
      httpBytes: 1,
      engineHttpBytes: 2,
      p2pBytes: 4,
      uploadBytes: 8,
      httpSegments: 16,
      p2pSegments: 32,
      verified: 64,
      rejected: 128,
      stalls: 256,
      longestStallMs: 512,
    };
    const twice = Object.fromEntries(Object.entries(one).map(([name, value]) => [name, name === 'longestStallMs' ? value : 2 * value]));
    expect(sumReports([report(one), report(one)])).toEqual(twice);
  });

  it('is zero without viewers', () => {
    expect(sumReports([])).toMatchObject({httpBytes: 0, p2pBytes: 0, longestStallMs: 0});
  });
});

describe('ratios', () => {
  it.each([
    [{httpBytes: 0, p2pBytes: 0}, undefined],
    [{httpBytes: 25, p2pBytes: 75}, 0.75],
    [{httpBytes: 10, p2pBytes: 0}, 0],
  ])('p2pRatio %j → %s', (bytes, expected) => expect(p2pRatio(bytes)).toBe(expected));

  it('has no saving to report before both groups have loaded something', () => {
    expect(serverSaving({httpBytes: 30, p2pBytes: 0}, 0)).toBeUndefined();
    expect(serverSaving({httpBytes: 0, p2pBytes: 0}, 120)).toBeUndefined();
    expect(serverSaving({httpBytes: 30, p2pBytes: 90}, 120)).toBe(0.75);
    expect(serverSaving({httpBytes: 150, p2pBytes: 0}, 120)).toBe(-0.25);
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

  it('says nothing of a stretch in which nothing came', () => {
    expect(recentRatio([...samples, {...samples[2]!, atMs: 30_000}], 30_000, 10_000)).toBeUndefined();
  });
});

describe('composeLedger', () => {
  const at = (atMs: number, viewers: number, httpBytes: number, p2pBytes: number): RoomSample => ({atMs, viewers, httpBytes, p2pBytes});
  const room = (part: Partial<Room>): Room => ({mode: 'live', present: [], departed: [], control: [], samples: [], nowMs: 0, ...part});
  const one = report({httpBytes: 500, p2pBytes: 500, ownPeerIds: ['a'], peerIds: ['b', 'stranger']});
  const two = report({httpBytes: 400, p2pBytes: 600, ownPeerIds: ['b'], peerIds: ['a']});

  it('adds up who is there and who has left, and tells pairs on the page from strangers', () => {
    const ledger = composeLedger(
      room({present: [one, two, undefined], departed: [report({httpBytes: 1000})], control: [report({httpBytes: 7})]}),
    );
    expect(ledger).toMatchObject({
      viewers: 3,
      httpBytes: 1900,
      p2pBytes: 1100,
      peers: 2,
      outsidePeers: 1,
      ceiling: 0.75,
      control: {httpBytes: 7},
    });
  });

  it('is the same however often it is read', () => {
    const asked = room({present: [one, two], samples: [at(0, 2, 0, 0), at(20_000, 2, 900, 1100)], nowMs: 20_000});
    const before = structuredClone(asked);
    expect(composeLedger(asked)).toEqual(composeLedger(asked));
    expect(asked).toEqual(before);
  });

  // Four filled their buffers from the server; what follows came from other viewers alone.
  const samples = [at(0, 4, 900, 100), at(10_000, 4, 900, 600), at(30_000, 1, 900, 1100)];

  it('of a live stream, counts the last 20 s, and who shared in them', () => {
    expect(composeLedger(room({present: [report({})], samples, nowMs: 20_000}))).toMatchObject({recentRatio: 1, ceiling: 0.75});
    expect(composeLedger(room({present: [report({})], samples, nowMs: 40_000}))).toMatchObject({ceiling: 0});
  });

  it('of a recording, counts from the start, and never more than the ceiling of all that took part', () => {
    const left = [report({httpBytes: 500, p2pBytes: 0}), report({p2pBytes: 500}), report({p2pBytes: 500})];
    const ledger = composeLedger(room({mode: 'vod', present: [report({p2pBytes: 500})], departed: left, samples, nowMs: 40_000}));
    expect(ledger).toMatchObject({recentRatio: undefined, ratio: 0.75, ceiling: 0.75});
  });
});

describe('addSample', () => {
  it('forgets those of more than a minute ago', () => {
    const samples = [0, 30_000, 60_000, 90_000].reduce<readonly RoomSample[]>(
      (all, atMs) => addSample(all, {atMs, viewers: 1, httpBytes: 0, p2pBytes: 0}),
      [],
    );
    expect(samples.map(({atMs}) => atMs)).toEqual([60_000, 90_000]);
  });
});
