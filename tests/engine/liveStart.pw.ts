import {segmentNames} from './media.ts';
import {expect, test} from './fixtures.ts';

/** Where a fresh viewer of the live stream starts, in seconds from the start of its playlist. */
const startOf = ({video}: {video: HTMLVideoElement}) => video.currentTime;

// Upstream alone loses a race with hls.js ≥ 1.6 in about half of all page loads, so one good start proves nothing.
for (const attempt of [1, 2, 3, 4]) {
  test(`a live stream starts far enough behind the edge for P2P, page load ${attempt}`, async ({open}) => {
    const viewer = await open({path: '/live/index.m3u8'});
    await viewer.page.waitForFunction(() => window.viewer.video.currentTime > 0);
    const duration = await viewer.read(({video}) => video.seekable.end(video.seekable.length - 1));
    const segment = duration / segmentNames.length;
    expect(await viewer.read(startOf)).toBeLessThan(2 * segment);
  });
}

test('an integrator who chose the live latency keeps it', async ({open}) => {
  const viewer = await open({path: '/live/index.m3u8', hlsConfig: {liveSyncDurationCount: 3}});
  await viewer.page.waitForFunction(() => window.viewer.video.currentTime > 0);
  const duration = await viewer.read(({video}) => video.seekable.end(video.seekable.length - 1));
  expect(await viewer.read(startOf)).toBeGreaterThan(duration / 2);
});
