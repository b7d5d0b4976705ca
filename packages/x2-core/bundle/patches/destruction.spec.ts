import {beforeAll, describe, expect, test, vi} from 'vitest';
import {loadCore, type UpstreamCore} from '@x2p2p/test-tools/upstream/loadCore';
import {SAYS, segment, settled, startEngine} from '@x2p2p/test-tools/upstream/startEngine';
import {TestStorage} from '@x2p2p/test-tools/upstream/TestStorage';
import {wholeAsBundled} from '../asBundled.mjs';
import {stopEngineClock} from '@x2p2p/test-tools/engineClock';

let upstream: UpstreamCore;

beforeAll(async () => {
  upstream = await loadCore(...wholeAsBundled());
});

stopEngineClock();

type Event = 'onSegmentStart' | 'onSegmentLoaded' | 'onSegmentError';

/** An engine that fetches at once what the window says; `destroyOn` is the listener. */
function start(config: {highDemandTimeWindow: number; customSegmentStorageFactory?: () => never}) {
  const engine = startEngine(upstream, config);
  const started = vi.fn();
  engine.core.addEventListener('onSegmentStart', started);
  const destroyOn = (event: Event) => engine.core.addEventListener(event, () => engine.core.destroy());
  return {...engine, started, destroyOn};
}

describe('an engine that a listener destroys', () => {
  test('when a segment starts: the next one does not', async () => {
    const {load, started, destroyOn} = start({highDemandTimeWindow: 60});
    destroyOn('onSegmentStart');
    load(segment(0));
    await settled();
    expect(started).toHaveBeenCalledTimes(1);
  });

  test('when a segment has come: nothing more is downloaded', async () => {
    const {load, started, destroyOn, askedFor} = start({highDemandTimeWindow: 60});
    load(segment(0));
    await settled();
    destroyOn('onSegmentLoaded');
    const before = started.mock.calls.length;
    askedFor(segment(0)).answer();
    await settled();
    expect(started).toHaveBeenCalledTimes(before);
  });

  test('when a segment has come: its storage is not asked any more', async () => {
    const storage = new TestStorage();
    const {load, destroyOn, askedFor} = start({highDemandTimeWindow: 1, customSegmentStorageFactory: () => storage as never});
    load(segment(0));
    await settled();
    destroyOn('onSegmentLoaded');
    askedFor(segment(0)).answer();
    await settled();
    expect(storage.isDestroyed).toBe(true);
    expect(storage.askedAfterwards).toEqual([]);
  });

  test('when a random download starts: no other is scheduled', async () => {
    const {load, started, destroyOn, join} = start({highDemandTimeWindow: 1});
    load(segment(0));
    await settled();
    join();
    started.mockClear();
    destroyOn('onSegmentStart');
    vi.advanceTimersByTime(1000);
    expect(started).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('peers of an engine that a listener destroys', () => {
  /** A peer is asked for the segment that only it has. */
  async function startTaking() {
    const engine = start({highDemandTimeWindow: 1});
    engine.load(segment(0));
    await settled();
    const peer = engine.join();
    peer.says({c: SAYS.has, l: [3]});
    await settled();
    const asked = peer.heard.find(({c}) => c === SAYS.asks)!;
    expect(asked).toMatchObject({i: 3});
    return {...engine, peer, asked};
  }

  test('when one of them has given a segment: the connection is closed', async () => {
    const {destroyOn, peer} = await startTaking();
    destroyOn('onSegmentLoaded');
    peer.gives();
    await settled();
    expect(peer.destroyed).toBe(true);
  });

  test('when one of them lacks a segment: the connection is closed', async () => {
    const {destroyOn, peer, asked} = await startTaking();
    destroyOn('onSegmentError');
    peer.says({...asked, c: SAYS.lacks});
    await settled();
    expect(peer.destroyed).toBe(true);
  });
});
