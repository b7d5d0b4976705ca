import type {FragmentLoaderContext, HlsConfig, LoaderCallbacks, LoaderStats} from 'hls.js';
import type {EngineCallbacks} from 'p2p-media-loader-core';
import type {EngineCore} from 'x2-core';
import {expect, test} from 'vitest';
import {fragmentLoader} from './fragmentLoader.ts';

const URL_OF_SEGMENT = 'https://cdn.x2p2p.example/7.ts';
const BYTES = new Uint8Array([1, 2, 3]).buffer;

type Own = {stats: LoaderStats; callbacks: LoaderCallbacks<FragmentLoaderContext>; aborted: boolean; destroyed: boolean};

/** A request for a segment by a loader whose core knows `known`. */
function request({
  known = [URL_OF_SEGMENT],
  isSwitchedOff = false,
  range,
  sn = 7,
}: {known?: readonly string[]; isSwitchedOff?: boolean; range?: readonly [number, number]; sn?: number | 'initSegment'} = {}) {
  const asked: {id: string; callbacks: EngineCallbacks}[] = [];
  const given: string[] = [];
  const own: Own[] = [];
  const told: string[] = [];
  let httpBytes = 0;
  const core = {
    hasSegment: (id: string) => known.includes(id),
    isSegmentLoadable: (id: string) => known.includes(id) && !isSwitchedOff,
    loadSegment: (id: string, callbacks: EngineCallbacks) => Promise.resolve(void asked.push({id, callbacks})),
    abortSegmentLoading: (id: string) => given.push(id),
  } as unknown as EngineCore;
  class OwnLoader {
    stats = {} as LoaderStats;
    #mine: Own | undefined;
    load(_context: unknown, _config: unknown, callbacks: Own['callbacks']) {
      this.#mine = {stats: this.stats, callbacks, aborted: false, destroyed: false};
      own.push(this.#mine);
    }
    abort() {
      this.#mine!.aborted = true;
    }
    destroy() {
      this.#mine!.destroyed = true;
    }
  }
  const unknown: string[] = [];
  const Loader = fragmentLoader(core, {
    onFallback: (count) => (httpBytes += count),
    onUnknown: (url, count) => unknown.push(`${url} ${count}`),
  });
  const loader = new Loader({loader: OwnLoader} as unknown as HlsConfig);
  const context = {frag: {sn}, part: null, url: URL_OF_SEGMENT, rangeStart: range?.[0], rangeEnd: range?.[1]} as FragmentLoaderContext;
  const received: ArrayBuffer[] = [];
  const {stats} = loader;
  loader.load(context, {} as never, {
    onSuccess: ({data}) => (told.push('success'), received.push(data as ArrayBuffer)),
    onError: ({code}) => told.push(`error ${code}`),
    onTimeout: () => told.push('timeout'),
    onAbort: () => told.push('abort'),
  });
  return {loader, stats, asked, given, own, told, received, unknown, httpBytes: () => httpBytes};
}

test('what the core does not know is the player’s own loader’s, with its progress', () => {
  const {own, asked, stats} = request({known: []});
  expect(asked).toEqual([]);
  expect(own).toHaveLength(1);
  expect(own[0]!.stats).toBe(stats);
  expect(stats).toMatchObject({loaded: 0, total: 0});
});

test('a segment of no list is counted as unknown; what is not for sharing, or switched off, is not', () => {
  const answered = (options: Parameters<typeof request>[0]) => {
    const asked = request(options);
    asked.own[0]!.callbacks.onSuccess({url: URL_OF_SEGMENT, data: BYTES}, {} as never, {} as never, null);
    return asked;
  };
  expect(answered({known: []}).unknown).toEqual([`${URL_OF_SEGMENT} 3`]);
  expect(answered({known: [], sn: 'initSegment'}).unknown).toEqual([]);
  expect(answered({isSwitchedOff: true}).unknown).toEqual([]);
  expect(answered({isSwitchedOff: true}).httpBytes()).toBe(0);
});

test('a range is asked for with both its ends', () => {
  const known = [`${URL_OF_SEGMENT}|100-199`];
  expect(request({known, range: [100, 200]}).asked.map(({id}) => id)).toEqual(known);
});

test('the player gets a copy of the bytes, and a time that fits the bandwidth', () => {
  const {asked, told, received, stats} = request();
  asked[0]!.callbacks.onSuccess({data: BYTES, bandwidth: 8000});
  expect(told).toEqual(['success']);
  expect(received[0]).toEqual(BYTES);
  expect(received[0]).not.toBe(BYTES);
  expect(stats).toMatchObject({loaded: 3, total: 3, aborted: false});
  expect(stats.loading.end - stats.loading.first).toBeCloseTo(3, 5);
});

test('nothing measured is no division by zero', () => {
  const {asked, stats} = request();
  asked[0]!.callbacks.onSuccess({data: BYTES, bandwidth: 0});
  expect(stats.loading.end - stats.loading.start).toBeCloseTo(10, 5);
});

test('when the core gives up, the player’s own loader goes on, its bytes count, and its errors are its own', () => {
  const {asked, own, told, httpBytes} = request();
  asked[0]!.callbacks.onError(new Error('failed') as never);
  expect(told).toEqual([]);
  own[0]!.callbacks.onError({code: 503, text: ''}, {} as never, null, {} as never);
  own[0]!.callbacks.onSuccess({url: URL_OF_SEGMENT, data: BYTES}, {} as never, {} as never, null);
  expect(told).toEqual(['error 503', 'success']);
  expect(httpBytes()).toBe(3);
});

test('an aborted request is the core’s no more, and its answer nobody’s', () => {
  const {loader, asked, given, told, stats, own} = request();
  loader.abort();
  expect(given).toEqual([URL_OF_SEGMENT]);
  expect(stats.aborted).toBe(true);
  asked[0]!.callbacks.onError(new Error('aborted') as never);
  asked[0]!.callbacks.onSuccess({data: BYTES, bandwidth: 1});
  loader.destroy();
  expect(told).toEqual(['abort']);
  expect(given).toHaveLength(1);
  expect(own).toEqual([]);
});

test('a loader that is done, or whose own loader took over, takes nothing back from the core', () => {
  const done = request();
  done.asked[0]!.callbacks.onSuccess({data: BYTES, bandwidth: 1});
  done.loader.destroy();
  const taken = request();
  taken.asked[0]!.callbacks.onError(new Error('failed') as never);
  taken.loader.destroy();
  expect([...done.given, ...taken.given]).toEqual([]);
  expect([done.stats.aborted, taken.stats.aborted]).toEqual([false, false]);
  expect(taken.own[0]!.destroyed).toBe(true);
});
