import {expect, test} from './fixtures.ts';
import {SEGMENT_BYTES} from './media.ts';
import {EAGER, HOLDING, type Viewer, type ViewerOptions} from './viewers.ts';

declare global {
  interface Window {
    readsHeld?: Promise<void>;
    releaseReads(): void;
    lastRead?: number;
    sent: number;
    heard: number;
  }
}

/** Counts the messages that go over data channels; storage answers at once until the test holds it. */
function prepare(): void {
  Object.assign(window, {sent: 0, heard: 0, readsHeld: Promise.resolve()});
  const {send} = RTCDataChannel.prototype;
  RTCDataChannel.prototype.send = function (data: never) {
    window.sent += 1;
    return send.call(this, data);
  };
  const {set} = Object.getOwnPropertyDescriptor(RTCDataChannel.prototype, 'onmessage')!;
  Object.defineProperty(RTCDataChannel.prototype, 'onmessage', {
    set(this: RTCDataChannel, listener: (event: MessageEvent) => void) {
      set!.call(this, (event: MessageEvent) => {
        listener(event);
        window.heard += 1;
      });
    },
  });
}

type Open = (options?: ViewerOptions & {withTracker?: boolean}) => Promise<Viewer>;

/** A giver that has the whole stream, and whose storage has not yet read what the taker has asked for. */
async function openWaitingPair(open: Open, options: ViewerOptions = {}) {
  const giver = await open({withTracker: true, ...options, core: EAGER, extras: {storageReadsSlowly: true}, initScript: prepare});
  await giver.expectWholeStream();
  await giver.page.evaluate(() => {
    window.asked = [];
    window.readsHeld = new Promise((resolve) => (window.releaseReads = resolve));
  });
  const taker = await open({withTracker: true, ...options, core: {...HOLDING, p2pNotReceivingBytesTimeoutMs: 60_000}, initScript: prepare});
  await taker.untilConnected();
  await taker.apply({p2pDownloadTimeWindow: 6000});
  await untilAsked(giver, 1);
  return {giver, taker};
}

const untilAsked = (giver: Viewer, times: number) => giver.page.waitForFunction((count) => window.asked.length >= count, times);

const seek = (viewer: Viewer, seconds: number) => viewer.read(({video}, time) => void (video.currentTime = time), seconds);

/** The taker has cancelled a request, and the giver has heard of it. */
async function untilCancelled(taker: Viewer, giver: Viewer): Promise<void> {
  await taker.until(({segmentAborts}) => segmentAborts.some(({source}) => source === 'p2p'));
  const sent = await taker.page.evaluate(() => window.sent);
  await giver.page.waitForFunction((count) => window.heard >= count, sent);
}

/** Lets the giver's storage finish its reads. */
async function read(giver: Viewer): Promise<void> {
  await giver.page.evaluate(() => {
    window.lastRead = undefined;
    window.releaseReads();
  });
  await giver.page.waitForFunction(() => window.lastRead);
}

/** The taker gets the whole stream, most of it from the giver, which sends nothing in vain. */
async function expectServed(taker: Viewer, giver: Viewer): Promise<void> {
  await taker.expectServedBy(giver);
  expect(await taker.read(({segmentErrors}) => segmentErrors.filter(({source}) => source === 'p2p'))).toEqual([]);
  expect([...giver.uncaught, ...taker.uncaught]).toEqual([]);
}

test('a request that is cancelled while it waits is not answered, and later ones are', async ({open}) => {
  const {giver, taker} = await openWaitingPair(open);
  await taker.apply({p2pDownloadTimeWindow: 4});
  await seek(taker, 20);
  await untilCancelled(taker, giver);
  const waiting = await giver.page.evaluate(() => window.asked);
  const aborted = await taker.read(({segmentAborts}) =>
    segmentAborts.flatMap(({source, name}) => (source === 'p2p' ? [parseInt(name)] : [])),
  );
  const cancelled = aborted.filter((id) => waiting.includes(id)).length;
  expect(cancelled).toBeGreaterThan(0);
  await read(giver);
  const {uploadBytes} = await giver.stats();
  const asked = await giver.page.evaluate(() => window.asked.length);
  // The taker has asked for what it plays now as well, and gets some of it, even of what it cancels once it has it from elsewhere.
  expect(uploadBytes).toBeLessThanOrEqual((asked - cancelled) * SEGMENT_BYTES);
  await taker.apply({p2pDownloadTimeWindow: 6000});
  await seek(taker, 0);
  await expectServed(taker, giver);
});

test('a request that is cancelled for another: the other is answered', async ({open}) => {
  const {giver, taker} = await openWaitingPair(open);
  await seek(taker, 20);
  await untilCancelled(taker, giver);
  await read(giver);
  await seek(taker, 0);
  await expectServed(taker, giver);
});

test('a request that is cancelled by a change of quality, and back: later ones are answered', async ({open}) => {
  const high = {path: '/master.m3u8', hlsConfig: {startLevel: 1, abrEwmaDefaultEstimate: 50_000_000}};
  const {giver, taker} = await openWaitingPair(open, high);
  const change = (level: number) => taker.read(({hls}, wanted) => void (hls.currentLevel = wanted), level);
  await change(0);
  await untilCancelled(taker, giver);
  await read(giver);
  await change(1);
  await expectServed(taker, giver);
});
