import {expect, test} from './fixtures.ts';
import {SEGMENT_BYTES, segmentNames} from './media.ts';
import {EAGER, PATIENT} from './viewers.ts';

for (const player of ['hls', 'shaka'] as const) {
  test(`segment 404 three times: the player's own loader fetches it (${player})`, async ({open, origin}) => {
    origin.failSegment('/vod/03.ts', 404, 3);
    const viewer = await open({player, core: EAGER});
    await viewer.expectWholeStream();
    await viewer.expectPlaying();
    viewer.expectSaidOnce('warning', 'X2-3003');
    expect(origin.segmentRequests.filter(({path}) => path === '/vod/03.ts')).toHaveLength(4);
    // Shaka Player fetches its first segment before the engine knows the playlist.
    const counted = player === 'hls' ? segmentNames.length : segmentNames.length - 1;
    expect((await viewer.stats()).httpBytes).toBe(counted * SEGMENT_BYTES);
    // Played eight times as fast, a busy machine may run out of buffer; what must not appear is a failed load.
    expect(await viewer.read(({playerErrors}) => playerErrors.filter(({details}) => details !== 'bufferStalledError'))).toEqual([]);
  });

  test(`origin down for a while: the player retries as it would without P2P (${player})`, async ({open, origin}) => {
    // Three requests of the engine fail, then one of the player's own loader, whose retry succeeds.
    origin.failSegment('/vod/03.ts', 503, 4);
    const viewer = await open({player, core: EAGER});
    await viewer.expectWholeStream();
    await viewer.expectPlaying();
    expect(origin.segmentRequests.filter(({path}) => path === '/vod/03.ts')).toHaveLength(5);
  });
}

for (const player of ['hls', 'shaka'] as const) {
  test(`an origin that thinks for 3.5 s before it answers is asked once for each segment (${player})`, async ({open, origin}) => {
    origin.delaySegments(3500);
    const viewer = await open({player, core: {simultaneousHttpDownloads: 6}});
    await viewer.until(({hashes}) => Object.keys(hashes).length >= 4, undefined, 40_000);
    const asked = origin.segmentRequests.map(({path}) => path);
    expect(asked).toEqual([...new Set(asked)]);
    expect(await viewer.read(({segmentErrors}) => segmentErrors)).toEqual([]);
  });
}

test('a segment that the player’s own loader had to fetch counts in the bandwidth estimate of hls.js', async ({open, origin}) => {
  origin.failSegment('/vod/06.ts', 404, 3);
  const viewer = await open({core: {highDemandTimeWindow: 2}});
  await viewer.page.evaluate(() => {
    const {hls} = window.viewer as never as {
      hls: {on(event: string, listener: (event: string, data: {frag: {relurl: string; stats: {aborted: boolean}}}) => void): void};
    };
    // A load that was aborted is no measurement.
    const measured: string[] = ((window as never as {measured: string[]}).measured = []);
    hls.on('hlsFragBuffered', (_event, {frag}) => {
      if (!frag.stats.aborted) measured.push(frag.relurl);
    });
  });
  await viewer.expectWholeStream();
  expect(await viewer.page.evaluate(() => (window as never as {measured: string[]}).measured)).toContain('06.ts');
});

test('segment 404 for good in one rendition: playback goes on in the other', async ({open, origin}) => {
  origin.failSegment('/high/03.ts', 404);
  const viewer = await open({path: '/master.m3u8', core: EAGER, hlsConfig: {startLevel: 1}});
  await viewer.expectWholeStream();
  await viewer.expectPlaying();
  await viewer.page.waitForFunction(() => window.viewer.video.currentTime > 8);
  expect(origin.segmentRequests.some(({path}) => path === '/low/03.ts')).toBe(true);
});

test('segment 404 on HTTP while a peer has it: it comes from the peer', async ({open, origin}) => {
  const giver = await open({withTracker: true, core: EAGER});
  await giver.expectWholeStream();
  origin.failSegment('/vod/15.ts', 404);
  expect((await fetch(`${origin.url}/vod/15.ts`)).status).toBe(404);
  const taker = await open({withTracker: true, core: PATIENT});
  await taker.page.waitForFunction(() => window.viewer.loadedFrom['15.ts'] === 'p2p');
  await taker.expectWholeStream();
  await taker.expectPlaying();
});

test('a failed request is noticed at once, not by its timeout', async ({open, origin}) => {
  origin.failSegment('/vod/03.ts', 503, 1);
  const viewer = await open({core: {...EAGER, httpNotReceivingBytesTimeoutMs: 30_000}});
  await viewer.untilSegmentError('http-error');
  await viewer.expectWholeStream();
});
