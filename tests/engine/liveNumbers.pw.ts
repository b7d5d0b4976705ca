import {expect, test} from './fixtures.ts';
import {SLIDING_LENGTH, asLive, cmafPlaylist, hashes, livePlaylist, segmentNames, slidingPlaylist} from './media.ts';
import {serveCmaf} from './originServer.ts';
import {EAGER, PATIENT} from './viewers.ts';

// A segment of a live stream is known to other viewers by its number: where two count differently, they give each other wrong bytes.

const fromStart = {core: EAGER, hlsConfig: {startPosition: 0}};

test('audio that is numbered differently from the video comes intact from peers', async ({open, origin}) => {
  const first = {video: 3, audio: 8};
  const expected = serveCmaf(origin, (kind) =>
    asLive(cmafPlaylist(kind))
      .replace('SEQUENCE:0', `SEQUENCE:${first[kind]}\n#EXT-X-START:TIME-OFFSET=0`)
      .replace('#EXTINF', '#EXT-X-PROGRAM-DATE-TIME:2026-01-01T00:00:00Z\n#EXTINF'),
  );
  const stream = {path: '/cmaf/master.m3u8', withTracker: true};
  const giver = await open({...stream, ...fromStart});
  await giver.expectWholeStream(expected);
  const taker = await open({...stream, player: 'shaka', core: PATIENT});
  for (const kind of ['v', 'a']) await taker.untilFromPeers(2, kind);
  expect(expected).toMatchObject(await taker.read((viewer) => viewer.hashes));
  await taker.expectPlaying();
});

test('segments after a gap in the playlist, as after a sleep, come from peers', async ({open, origin}) => {
  let last = 7;
  origin.writePlaylist('/gap/index.m3u8', (params) => (params.has('slept') ? slidingPlaylist(last) : livePlaylist()));
  const giver = await open({path: '/gap/index.m3u8', withTracker: true, ...fromStart});
  await giver.expectWholeStream();
  const sleeper = await open({path: '/gap/index.m3u8?slept', withTracker: true, player: 'shaka', core: PATIENT});
  await sleeper.until(({hashes: loaded}) => Object.keys(loaded).length > 0);
  last = segmentNames.length - 1;
  await sleeper.until(({loadedFrom}, name) => loadedFrom[name] === 'p2p', segmentNames.at(-1), 30_000);
  expect(hashes).toMatchObject(await sleeper.read((viewer) => viewer.hashes));
});

for (const [giving, taking] of [
  ['hls', 'shaka'],
  ['shaka', 'hls'],
] as const) {
  test(`live, from ${giving} to ${taking}: the new segments come from the peer`, async ({open, origin}) => {
    let last = SLIDING_LENGTH + 2;
    origin.writePlaylist('/live/index.m3u8', () => slidingPlaylist(last));
    const live = {path: '/live/index.m3u8', withTracker: true};
    const giver = await open({...live, player: giving, core: EAGER});
    await giver.until(({hashes: loaded}, name) => loaded[name], segmentNames[last]);
    const taker = await open({...live, player: taking, core: PATIENT});
    await taker.untilConnected();
    last += 4;
    await taker.until(({loadedFrom}, name) => loadedFrom[name] === 'p2p', segmentNames[last], 30_000);
    expect(hashes).toMatchObject(await taker.read((viewer) => viewer.hashes));
    expect((await giver.stats()).uploadBytes).toBe((await taker.stats()).p2pBytes);
  });
}
