import {expect, test} from './fixtures.ts';
import {SEGMENT_BYTES} from './media.ts';
import type {Sabotage} from './sabotage.ts';
import {EAGER, PATIENT, type Viewer, type ViewerOptions} from './viewers.ts';

type Open = (options?: ViewerOptions & {withTracker?: boolean}) => Promise<Viewer>;

/** A first viewer, with hls.js, that has the whole stream and misbehaves when it gives, and a second that wants it. */
async function openPair(open: Open, how: Sabotage | undefined, second: ViewerOptions = {}) {
  const giver = await open({withTracker: true, core: EAGER, ...(how && {sabotage: how})});
  await giver.expectWholeStream();
  const taker = await open({withTracker: true, ...second, core: {...PATIENT, ...second.core}});
  return {giver, taker};
}

const HALF: Sabotage = {kind: 'silentAfter', bytes: 150_000};

const wentSilent = (giver: Viewer) => giver.page.waitForFunction(() => window.wentSilent === true, undefined, {timeout: 20_000});

test('a healthy peer: most of the stream comes from it', async ({open}) => {
  const {giver, taker} = await openPair(open, undefined);
  await taker.untilFromPeers(12);
  await taker.expectWholeStream();
  await taker.expectPlaying();
  const [given, taken] = [await giver.stats(), await taker.stats()];
  expect(taken.p2pBytes).toBeGreaterThan(10 * SEGMENT_BYTES);
  expect(taken.ratio).toBeCloseTo(taken.p2pBytes / (taken.p2pBytes + taken.httpBytes), 10);
  expect(given.uploadBytes).toBe(taken.p2pBytes);
  expect([given.peers, taken.peers]).toEqual([1, 1]);
});

for (const player of ['hls', 'shaka'] as const) {
  test(`peer closed in the middle of a segment (${player})`, async ({open}) => {
    const {giver, taker} = await openPair(open, HALF, {player});
    await wentSilent(giver);
    await giver.page.close();
    await taker.untilSomeSegmentError();
    await taker.expectWholeStream();
    await taker.expectPlaying();
    expect((await taker.stats()).p2pBytes).toBeGreaterThan(0);
    taker.expectSaidOnce('warning', 'X2-3001');
  });

  test(`peer crashed in the middle of a segment (${player})`, async ({open}) => {
    const {giver, taker} = await openPair(open, HALF, {player});
    await wentSilent(giver);
    void giver.page.goto('chrome://crash').catch(() => undefined);
    await giver.page.waitForEvent('crash');
    await taker.untilSomeSegmentError();
    await taker.expectWholeStream();
    await taker.expectPlaying();
    expect((await taker.stats()).p2pBytes).toBeGreaterThan(0);
    taker.expectSaidOnce('warning', 'X2-3001');
  });

  test(`peer hung in the middle of a segment (${player})`, async ({open}) => {
    const {taker} = await openPair(open, HALF, {player, core: {p2pNotReceivingBytesTimeoutMs: 500}});
    await taker.untilSegmentError('bytes-receiving-timeout');
    await taker.expectWholeStream();
    await taker.expectPlaying();
    taker.expectSaidOnce('warning', 'X2-3001');
  });

  test(`peer silent after the last byte of a segment, before saying that it is complete (${player})`, async ({open, origin}) => {
    const {taker} = await openPair(open, {kind: 'silentAfter', bytes: SEGMENT_BYTES}, {player, core: {p2pNotReceivingBytesTimeoutMs: 500}});
    await taker.untilSegmentError('bytes-receiving-timeout');
    await taker.expectWholeStream();
    await taker.expectPlaying();
    // Nothing is missing, so nobody is asked for bytes after the end, which origins answer with 416.
    expect(origin.segmentRequests.filter(({range}) => range === `bytes=${SEGMENT_BYTES}-`)).toEqual([]);
    expect(await taker.read(({segmentErrors}) => segmentErrors.filter(({source}) => source === 'http'))).toEqual([]);
    expect(await taker.read(({playerErrors}) => playerErrors.filter(({details}) => details !== 'bufferStalledError'))).toEqual([]);
  });

  test(`corrupted segment from a peer is refused and fetched again (${player})`, async ({open}) => {
    const {taker} = await openPair(open, {kind: 'corrupt'}, {player, extras: {validate: true}});
    await taker.untilSegmentError('p2p-segment-validation-failed');
    await taker.expectWholeStream();
    await taker.expectPlaying();
    taker.expectSaidOnce('warning', 'X2-3002');
  });

  test(`half a corrupted segment from a peer that then goes silent is refused too (${player})`, async ({open, origin}) => {
    const {giver, taker} = await openPair(
      open,
      {kind: 'corruptThenSilent', bytes: 150_000},
      {
        player,
        extras: {validate: true},
        core: {p2pNotReceivingBytesTimeoutMs: 500},
      },
    );
    await wentSilent(giver);
    await taker.expectWholeStream();
    await taker.expectPlaying();
    // The rest came over HTTP: such a segment counts as HTTP, and must be checked all the same.
    expect(origin.segmentRequests.some(({range}) => range?.startsWith('bytes=150000-'))).toBe(true);
    await taker.untilSegmentError('http-segment-validation-failed');
  });

  test(`storage limit reached: old segments go, playback and exchange go on (${player})`, async ({open}) => {
    // The stream is almost 7 MiB: the giver has to forget its beginning, the taker has room for three segments.
    const giver = await open({player, withTracker: true, core: {highDemandTimeWindow: 2, segmentMemoryStorageLimit: 3}});
    await giver.expectWholeStream();
    await giver.expectPlaying();
    const taker = await open({player, withTracker: true, core: PATIENT});
    await taker.untilFromPeers(1);
    await taker.expectWholeStream();
    await taker.expectPlaying();
    const {p2pBytes} = await taker.stats();
    expect(p2pBytes).toBeGreaterThan(0);
    expect(p2pBytes).toBeLessThan(3 * 1024 * 1024 + 2 * SEGMENT_BYTES);
  });
}

test('a storage limit smaller than the download windows: playback goes on', async ({open}) => {
  const {taker} = await openPair(open, undefined, {core: {segmentMemoryStorageLimit: 1}});
  await taker.expectWholeStream();
  await taker.expectPlaying();
});

test('without a validator, a corrupted segment reaches the player', async ({open}) => {
  const {taker} = await openPair(open, {kind: 'corrupt'});
  await taker.page.waitForFunction(async () => {
    const expected = (await (await fetch('/hashes.json')).json()) as Record<string, string>;
    return Object.entries(window.viewer.hashes).some(([name, hash]) => expected[name] !== hash);
  });
});
