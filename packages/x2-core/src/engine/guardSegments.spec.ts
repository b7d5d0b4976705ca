import {describe, expect, test, vi} from 'vitest';
import type {ByteRange, Segment, StreamConfig} from '../types/index.ts';
import {guardSegments, PeerStarts} from './guardSegments.ts';

const URL_1 = 'https://cdn.x2p2p.example/1.ts';
const DATA = new ArrayBuffer(8);
const {signal} = new AbortController();

const guardsFor = (config: Partial<StreamConfig>) => {
  const peerStarts = new PeerStarts();
  const startFrom = (downloadSource: 'http' | 'p2p', byteRange?: ByteRange) =>
    peerStarts.listeners.onSegmentStart({segment: {url: URL_1, byteRange} as Segment, downloadSource, peerId: undefined});
  return {...guardSegments(() => config as StreamConfig, peerStarts), startFrom};
};

describe('a segment that a peer began and HTTP finished', () => {
  test('goes through the validator for peers', async () => {
    const validateP2PSegment = vi.fn(async () => false);
    const guards = guardsFor({validateP2PSegment});
    guards.startFrom('p2p');
    guards.startFrom('http');
    await guards.httpRequestSetup!(URL_1, undefined, signal, {start: 4});
    expect(await guards.validateHTTPSegment!(URL_1, undefined, DATA)).toBe(false);
    expect(validateP2PSegment).toHaveBeenCalledWith(URL_1, undefined, DATA);
  });

  test('is accepted on the second try, which starts over', async () => {
    const guards = guardsFor({validateP2PSegment: async () => false});
    guards.startFrom('p2p');
    await guards.httpRequestSetup!(URL_1, undefined, signal, {start: 4});
    await guards.validateHTTPSegment!(URL_1, undefined, DATA);
    await guards.httpRequestSetup!(URL_1, undefined, signal, undefined);
    expect(await guards.validateHTTPSegment!(URL_1, undefined, DATA)).toBe(true);
  });

  test('is recognised inside a byte range too', async () => {
    const guards = guardsFor({validateP2PSegment: async () => false});
    const range = {start: 100, end: 199};
    guards.startFrom('p2p', range);
    await guards.httpRequestSetup!(URL_1, range, signal, {start: 100, end: 199});
    expect(await guards.validateHTTPSegment!(URL_1, range, DATA)).toBe(true);
    guards.startFrom('p2p', range);
    await guards.httpRequestSetup!(URL_1, range, signal, {start: 150, end: 199});
    expect(await guards.validateHTTPSegment!(URL_1, range, DATA)).toBe(false);
  });
});

describe('a segment wholly from HTTP', () => {
  test('never meets the validator for peers: an outdated list must not stop playback', async () => {
    const validateP2PSegment = vi.fn(async () => false);
    const guards = guardsFor({validateP2PSegment});
    await guards.httpRequestSetup!(URL_1, undefined, signal, undefined);
    expect(await guards.validateHTTPSegment!(URL_1, undefined, DATA)).toBe(true);
    expect(validateP2PSegment).not.toHaveBeenCalled();
  });

  test('in several requests, each taking up where the last broke off, does not meet it either', async () => {
    const validateP2PSegment = vi.fn(async () => false);
    const guards = guardsFor({validateP2PSegment});
    for (const start of [0, 4, 6]) {
      guards.startFrom('http');
      await guards.httpRequestSetup!(URL_1, undefined, signal, {start});
    }
    expect(await guards.validateHTTPSegment!(URL_1, undefined, DATA)).toBe(true);
    expect(validateP2PSegment).not.toHaveBeenCalled();
  });

  test('does not remember a peer that sent the same segment before', async () => {
    const guards = guardsFor({validateP2PSegment: async () => false});
    guards.startFrom('p2p');
    await guards.validateP2PSegment!(URL_1, undefined, DATA);
    await guards.httpRequestSetup!(URL_1, undefined, signal, {start: 4});
    expect(await guards.validateHTTPSegment!(URL_1, undefined, DATA)).toBe(true);
  });

  test('meets its own validator', async () => {
    expect(await guardsFor({validateHTTPSegment: async () => false}).validateHTTPSegment!(URL_1, undefined, DATA)).toBe(false);
  });
});

test('a validator that throws has not approved', async () => {
  const guards = guardsFor({
    validateP2PSegment: () => {
      throw new Error('no list yet');
    },
  });
  expect(await guards.validateP2PSegment!(URL_1, undefined, DATA)).toBe(false);
});

test('the integrator’s request is used as it is', async () => {
  const request = new Request(URL_1);
  const httpRequestSetup = vi.fn(async () => request);
  const guards = guardsFor({httpRequestSetup});
  expect(await guards.httpRequestSetup!(URL_1, undefined, signal, {start: 4})).toBe(request);
  expect(httpRequestSetup).toHaveBeenCalledWith(URL_1, undefined, signal, {start: 4});
  expect(await guardsFor({}).httpRequestSetup!(URL_1, undefined, signal, undefined)).toBeUndefined();
});
