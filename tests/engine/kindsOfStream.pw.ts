import {createCipheriv, randomBytes} from 'node:crypto';
import {expect, test} from './fixtures.ts';
import {hashesOf, playlist, SEGMENT_BYTES, segmentNames, segments} from './media.ts';
import {serveCmaf} from './originServer.ts';
import {EAGER, PATIENT} from './viewers.ts';

const KEY = randomBytes(16);

/** Encrypts as a packager does when the playlist names no IV: the segment's number is the IV. */
function encrypted(bytes: Buffer, number: number): Buffer {
  const iv = Buffer.alloc(16);
  iv.writeUInt32BE(number, 12);
  const cipher = createCipheriv('aes-128-cbc', KEY, iv);
  return Buffer.concat([cipher.update(bytes), cipher.final()]);
}

const secrets = new Map([...segments].map(([name, bytes], number) => [name, encrypted(bytes, number)]));

for (const player of ['hls', 'shaka'] as const) {
  test(`AES-128: viewers share encrypted segments, and each fetches the key itself (${player})`, async ({open, origin}) => {
    for (const [name, bytes] of secrets) origin.writeFile(`/aes/${name}`, bytes);
    origin.writeFile('/aes/key', KEY);
    origin.writePlaylist('/aes/index.m3u8', () => playlist().replace('#EXTINF', '#EXT-X-KEY:METHOD=AES-128,URI="key"\n#EXTINF'));
    const stream = {player, path: '/aes/index.m3u8', withTracker: true};
    const giver = await open({...stream, core: EAGER});
    await giver.expectWholeStream(hashesOf(secrets));
    const taker = await open({...stream, core: PATIENT});
    await taker.untilFromPeers(6);
    await taker.expectWholeStream(hashesOf(secrets));
    await taker.expectPlaying();
    expect(origin.segmentRequests.filter(({path}) => path === '/aes/key')).toHaveLength(2);
  });

  test(`byte ranges of one file: segments come from peers (${player})`, async ({open, origin}) => {
    origin.writeFile('/ranges/all.ts', Buffer.concat([...segments.values()]));
    origin.writePlaylist('/ranges/index.m3u8', () =>
      playlist()
        .replace(/^(\d+)\.ts$/gm, (_, number) => `#EXT-X-BYTERANGE:${SEGMENT_BYTES}@${Number(number) * SEGMENT_BYTES}\nall.ts`)
        .replace('VERSION:3', 'VERSION:4'),
    );
    const stream = {player, path: '/ranges/index.m3u8', withTracker: true};
    const giver = await open({...stream, core: EAGER});
    const whole = segmentNames.length * SEGMENT_BYTES;
    await giver.page.waitForFunction((bytes) => window.viewer.engine.getStats().httpBytes >= bytes * 0.9, whole);
    const taker = await open({...stream, core: PATIENT});
    await taker.page.waitForFunction((bytes) => window.viewer.engine.getStats().p2pBytes >= bytes, 6 * SEGMENT_BYTES);
    await taker.expectPlaying();
  });

  test(`a discontinuity within the playlist: segments after it come from peers (${player})`, async ({open, origin}) => {
    origin.writePlaylist('/spliced/index.m3u8', () => playlist().replace(/(?=#EXTINF[^\n]*\n05\.ts)/, '#EXT-X-DISCONTINUITY\n'));
    const stream = {player, path: '/spliced/index.m3u8', withTracker: true};
    const giver = await open({...stream, core: EAGER});
    await giver.expectWholeStream();
    const taker = await open({...stream, core: PATIENT});
    await taker.page.waitForFunction(() =>
      Object.entries(window.viewer.loadedFrom).some(([name, source]) => name > '05.ts' && source === 'p2p'),
    );
    await taker.expectWholeStream();
    await taker.expectPlaying();
  });
}

for (const [one, other] of [
  ['hls', 'shaka'],
  ['shaka', 'hls'],
] as const) {
  test(`fMP4 with separate audio: segments of both come from peers, and each viewer fetches the initialization segments itself (${one} to ${other})`, async ({
    open,
    origin,
  }) => {
    const expected = serveCmaf(origin);
    const stream = {path: '/cmaf/master.m3u8', withTracker: true};
    const giver = await open({...stream, player: one, core: EAGER});
    await giver.expectWholeStream(expected);
    // Nor are initialization segments counted.
    expect((await giver.stats()).httpBytes % SEGMENT_BYTES).toBe(0);
    const taker = await open({...stream, player: other, core: PATIENT});
    for (const kind of ['v', 'a']) await taker.untilFromPeers(2, kind);
    await taker.expectWholeStream(expected);
    await taker.expectPlaying();
    const fetched = origin.segmentRequests.map(({path}) => path).filter((path) => path.endsWith('.mp4'));
    expect(fetched.sort()).toEqual(['/cmaf/a.mp4', '/cmaf/a.mp4', '/cmaf/v.mp4', '/cmaf/v.mp4']);
  });
}
