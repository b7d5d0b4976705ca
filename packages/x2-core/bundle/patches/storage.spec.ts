import {afterEach, beforeAll, beforeEach, describe, expect, test, vi} from 'vitest';
import {loadCore, type UpstreamCore} from '@x2p2p/test-tools/upstream/loadCore';
import {segment, settled, startEngine} from '@x2p2p/test-tools/upstream/startEngine';
import {TestStorage} from '@x2p2p/test-tools/upstream/TestStorage';
import {wholeAsBundled} from '../asBundled.mjs';

let upstream: UpstreamCore;
const reported = vi.fn();

beforeAll(async () => {
  upstream = await loadCore(...wholeAsBundled());
});

beforeEach(() => {
  vi.stubGlobal('reportError', reported);
});

afterEach(() => {
  reported.mockReset();
  vi.unstubAllGlobals();
});

const startWith = (make: () => TestStorage) => startEngine(upstream, {customSegmentStorageFactory: make});

test('a storage that throws on a request: the request fails, so that the player can go on by itself', async () => {
  const error = new Error('no storage here');
  const {core, load} = startWith(() =>
    Object.assign(new TestStorage(), {
      onSegmentRequested: () => {
        throw error;
      },
    }),
  );
  const unheard = vi.fn();
  process.once('unhandledRejection', unheard);
  const came = load(segment(0));
  await settled();
  await settled();
  process.off('unhandledRejection', unheard);
  expect(came).toEqual({error});
  expect(unheard).not.toHaveBeenCalled();
  core.destroy();
});

describe('a storage that takes time to start', () => {
  /** Each starts, or fails to, when the test says so. */
  function startSlowly() {
    const starting: {storage: TestStorage; ready: () => void; fail: (error: Error) => void}[] = [];
    const engine = startWith(() => {
      const storage = new TestStorage();
      storage.initialize = () => new Promise<void>((ready, fail) => void starting.push({storage, ready, fail}));
      return storage;
    });
    return {...engine, starting};
  }

  test('is destroyed with the engine', async () => {
    const {core, load, starting} = startSlowly();
    const came = load(segment(0));
    core.destroy();
    starting[0]!.ready();
    await settled();
    expect(starting[0]!.storage.isDestroyed).toBe(true);
    expect(came.error).toBeInstanceOf(Error);
  });

  test('is destroyed when another has started meanwhile', async () => {
    const {core, load, starting, urls} = startSlowly();
    load(segment(0));
    load(segment(1));
    for (const {ready} of starting) ready();
    await settled();
    expect(starting.map(({storage}) => storage.isDestroyed)).toEqual([false, true]);
    expect(urls).toContain(segment(1));
    core.destroy();
    expect(starting[0]!.storage.isDestroyed).toBe(true);
  });

  test('and fails: its error is reported once, and every request fails', async () => {
    const {load, starting} = startSlowly();
    const error = new Error('no storage here');
    const came = [load(segment(0)), load(segment(1))];
    for (const {fail} of starting) fail(error);
    await settled();
    expect(reported.mock.calls).toEqual([[error]]);
    expect(came).toEqual([{error}, {error}]);
  });
});

test('a segment that arrives during a change of quality is stored under its own', async () => {
  const storage = new TestStorage();
  const {core, load, askedFor} = startWith(() => storage);
  load(segment(0, 'low'));
  await settled();
  // The player changes to what is in storage, which takes its time to read.
  let read!: () => void;
  storage.hasSegment = (_swarm, stream) => stream.endsWith('high');
  storage.getSegmentData = () => new Promise((resolve) => (read = () => resolve(new ArrayBuffer(8))));
  load(segment(0, 'high'));
  await settled();
  askedFor(segment(0, 'low')).answer();
  await settled();
  expect(storage.stored).toEqual(['low 0']);
  read();
  core.destroy();
});
