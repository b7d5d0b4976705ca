import {expect, test} from './fixtures.ts';
import {hashes, playlist, SEGMENT_BYTES, SLIDING_LENGTH, slidingPlaylist} from './media.ts';
import {EAGER, HOLDING, PATIENT} from './viewers.ts';

test('two hls.js viewers and one Shaka Player viewer share one swarm', async ({open}) => {
  const first = await open({withTracker: true, core: EAGER});
  await first.expectWholeStream();
  const second = await open({withTracker: true, core: PATIENT});
  const third = await open({withTracker: true, player: 'shaka', core: PATIENT});
  await Promise.all([first, second, third].map((viewer) => viewer.untilConnected(2)));
  await Promise.all([second.untilFromPeers(6), third.untilFromPeers(6)]);
  await Promise.all([second.expectWholeStream(), third.expectWholeStream()]);
  await Promise.all([second.expectPlaying(), third.expectPlaying()]);
  for (const viewer of [second, third]) expect((await viewer.stats()).p2pBytes).toBeGreaterThan(5 * SEGMENT_BYTES);
});

test('an hls.js viewer gets segments from a Shaka Player viewer', async ({open}) => {
  const giver = await open({withTracker: true, player: 'shaka', core: EAGER});
  await giver.expectWholeStream();
  const taker = await open({withTracker: true, core: PATIENT});
  await taker.expectServedBy(giver);
});

test('renditions listed from low to high are the same swarms for both players', async ({open}) => {
  const high = {path: '/master.m3u8', withTracker: true} as const;
  const giver = await open({...high, core: EAGER, hlsConfig: {startLevel: 1, abrEwmaDefaultEstimate: 50_000_000}});
  await giver.expectWholeStream();
  const taker = await open({...high, player: 'shaka', core: PATIENT});
  await taker.untilFromPeers(1);
  await taker.expectWholeStream();
});

for (const [giving, taking] of [
  ['hls', 'shaka'],
  ['shaka', 'hls'],
] as const) {
  test(`segments of a recording keep their numbers where its beginning is left out, from ${giving} to ${taking}`, async ({
    open,
    origin,
  }) => {
    const whole = playlist();
    // The swarm is named after the address without its query.
    origin.writePlaylist('/numbered/index.m3u8', (params) => {
      const from = Number(params.get('from'));
      const [head = '', ...entries] = whole.split(/(?=#EXTINF)/);
      return head.replace('MEDIA-SEQUENCE:0', `MEDIA-SEQUENCE:${from}`) + entries.slice(from).join('');
    });
    const giver = await open({path: '/numbered/index.m3u8?from=0', withTracker: true, player: giving, core: EAGER});
    await giver.expectWholeStream();
    const taker = await open({path: '/numbered/index.m3u8?from=7', withTracker: true, player: taking, core: PATIENT});
    await taker.untilFromPeers(6);
    await taker.expectWholeStream(Object.fromEntries(Object.entries(hashes).filter(([name]) => Number.parseInt(name) >= 7)));
  });
}

test('different swarm ids keep viewers apart', async ({open}) => {
  const first = await open({withTracker: true, core: {...EAGER, swarmId: 'one'}});
  const second = await open({withTracker: true, core: {...EAGER, swarmId: 'two'}});
  const third = await open({withTracker: true, core: {...EAGER, swarmId: 'two'}});
  await Promise.all([second.untilConnected(), third.untilConnected()]);
  expect((await first.stats()).peers).toBe(0);
});

test('upload switched off while running: nothing more is uploaded', async ({open}) => {
  const giver = await open({withTracker: true, core: EAGER});
  await giver.expectWholeStream();
  const taker = await open({withTracker: true, core: {...PATIENT, p2pDownloadTimeWindow: 16}});
  await taker.untilFromPeers(2);
  await giver.apply({isP2PUploadDisabled: true});
  const {uploadBytes} = await giver.stats();
  await taker.apply({p2pDownloadTimeWindow: 6000});
  await taker.expectWholeStream();
  // Segments already on their way still arrive.
  expect((await giver.stats()).uploadBytes).toBeLessThanOrEqual(uploadBytes + 3 * SEGMENT_BYTES);
});

test('a segment is announced once it is stored, not with the next one', async ({open}) => {
  const taker = await open({withTracker: true, core: HOLDING});
  const giver = await open({withTracker: true, core: HOLDING});
  await Promise.all([taker.untilConnected(), giver.untilConnected()]);
  await taker.page.evaluate(() => window.viewer.video.pause());
  await giver.apply({...EAGER, simultaneousHttpDownloads: 1});
  await giver.expectWholeStream();
  // The giver has nothing more to announce, so the taker knows of the last segment only by its own announcement.
  await taker.apply({p2pDownloadTimeWindow: 6000});
  await taker.page.evaluate(() => void window.viewer.video.play());
  await taker.page.waitForFunction(() => window.viewer.loadedFrom['23.ts'], undefined, {timeout: 30_000});
  expect(await taker.read(({loadedFrom}) => loadedFrom['23.ts'])).toBe('p2p');
});

test('a segment that has left the giver’s live list, but not its memory, is given', async ({open, origin}) => {
  let last = SLIDING_LENGTH - 1;
  // As with two servers of a CDN of which one is behind.
  origin.writePlaylist('/edge/index.m3u8', (params) => slidingPlaylist(params.has('behind') ? SLIDING_LENGTH - 1 : last));
  const giver = await open({path: '/edge/index.m3u8', withTracker: true, core: EAGER});
  await giver.page.waitForFunction(() => window.viewer.hashes['07.ts']);
  await giver.page.evaluate(() => window.viewer.video.pause());
  last += 6;
  await giver.page.waitForFunction(() => window.viewer.hashes['13.ts']);
  const taker = await open({path: '/edge/index.m3u8?behind', withTracker: true, core: HOLDING});
  await taker.untilConnected();
  await taker.apply({p2pDownloadTimeWindow: 6000, highDemandTimeWindow: 1});
  await taker.page.waitForFunction(() => window.viewer.loadedFrom['07.ts']);
  expect(await taker.read(({segmentErrors}) => segmentErrors)).toEqual([]);
  expect(await taker.read(({loadedFrom}) => loadedFrom['05.ts'])).toBe('p2p');
});
