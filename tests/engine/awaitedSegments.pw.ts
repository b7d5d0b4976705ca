import {livePlaylist, playlist} from './media.ts';
import {expect, test} from './fixtures.ts';
import type {Viewer} from './viewers.ts';

// The pinned engine estimates from the playlist's times how long the player can wait for a segment. Where those times are wrong,
// it must look at what the player has buffered; see bundle/patches/awaitedSegments.mjs.

/** Leaves every segment that is not needed at once to peers, and there are none. */
const UNHURRIED = {highDemandTimeWindow: 1};

async function expectPlaysTo(viewer: Viewer, seconds: number): Promise<void> {
  await viewer.page.waitForFunction((end) => window.viewer.video.currentTime > end, seconds, {timeout: 25_000});
  await viewer.expectPlaying();
}

test('segments that are shorter than their playlist says arrive in time', async ({open, origin}) => {
  origin.writePlaylist('/rounded/index.m3u8', () => playlist().replaceAll('EXTINF:2.0', 'EXTINF:3.0').replace('DURATION:2', 'DURATION:3'));
  const viewer = await open({path: '/rounded/index.m3u8', core: {highDemandTimeWindow: 2}});
  await expectPlaysTo(viewer, 9);
  // In time, not only after the player's buffer has run empty.
  expect(await viewer.read(({playerErrors}) => playerErrors)).toEqual([]);
});

test('a segment that a playlist names twice also arrives the second time', async ({open, origin}) => {
  const again = '#EXT-X-DISCONTINUITY\n#EXTINF:2.000000,\n03.ts\n#EXT-X-DISCONTINUITY\n';
  origin.writePlaylist('/slate/index.m3u8', () => playlist().replace(/#EXTINF:2.0+,\n15\.ts\n/, again));
  // The viewer starts after the first occurrence.
  const viewer = await open({path: '/slate/index.m3u8', core: UNHURRIED, hlsConfig: {startPosition: 28}});
  await expectPlaysTo(viewer, 34);
});

test('a live playlist that signs its segments anew at each reload: segments asked for by an old address arrive', async ({open, origin}) => {
  let reloads = 0;
  origin.writePlaylist('/signed/index.m3u8', () => livePlaylist().replaceAll('.ts', `.ts?sign=${(reloads += 1)}`));
  const viewer = await open({path: '/signed/index.m3u8', core: UNHURRIED});
  const start = await viewer.read(({video}) => video.currentTime);
  await expectPlaysTo(viewer, start + 8);
  expect(reloads).toBeGreaterThan(1);
});

for (const player of ['hls', 'shaka'] as const) {
  test(`a high-demand window of 0: what the player waits for arrives (${player})`, async ({open}) => {
    const viewer = await open({player, core: {highDemandTimeWindow: 0}});
    await expectPlaysTo(viewer, 8);
  });
}
