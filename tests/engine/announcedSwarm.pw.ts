import {getSwarm, ONLY_RENDITION, readRenditions} from 'x2-core/swarm';
import {expect, test} from './fixtures.ts';
import {playlist} from './media.ts';
import {noteAnnounces} from './noteAnnounces.ts';

for (const player of ['hls', 'shaka'] as const) {
  test(`${player}: the engine announces the swarm that getSwarm computes`, async ({open, origin}) => {
    const viewer = await open({withTracker: true, player, initScript: noteAnnounces});
    const {infoHash} = getSwarm({manifestUrl: `${origin.url}/vod/index.m3u8`, type: 'main', rendition: ONLY_RENDITION});
    await expect.poll(() => viewer.page.evaluate(() => [...new Set(window.announced)])).toEqual([infoHash]);
  });
}

/** Neither from low to high nor from high to low. */
const UNSORTED = `#EXTM3U
#EXT-X-STREAM-INF:BANDWIDTH=400000,RESOLUTION=320x180,CODECS="avc1.42c00a"
middle/index.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=800000,RESOLUTION=640x360,CODECS="avc1.42c00a"
high/index.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=200000,RESOLUTION=160x90,CODECS="avc1.42c00a"
low/index.m3u8
`;

const infoHashes = (manifestUrl: string, text: string): Record<string, string> =>
  Object.fromEntries(
    readRenditions(text, manifestUrl).map(({url, type, id}) => [
      new URL(url).pathname.split('/')[1],
      getSwarm({manifestUrl, type, rendition: id}).infoHash,
    ]),
  );

for (const [player, first] of [
  ['hls', 'middle'],
  ['shaka', 'high'],
] as const) {
  test(`${player}: renditions are called by what they are, in whatever order they are listed`, async ({open, origin}) => {
    const path = '/unsorted.m3u8';
    origin.writePlaylist(path, () => UNSORTED);
    for (const name of ['low', 'middle', 'high']) origin.writePlaylist(`/${name}/index.m3u8`, () => playlist());
    const viewer = await open({withTracker: true, player, path, initScript: noteAnnounces});
    const expected = infoHashes(origin.url + path, UNSORTED)[first];
    await expect.poll(() => viewer.page.evaluate(() => window.announced[0]), `${first} comes first`).toBe(expected);
  });
}

const SOUND_ALONE_TOO = `#EXTM3U
#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="zh",DEFAULT=YES,AUTOSELECT=YES,URI="sound/list.m3u8"
#EXT-X-STREAM-INF:BANDWIDTH=200000,RESOLUTION=160x90,CODECS="avc1.42c00a,mp4a.40.2",AUDIO="sound"
low/index.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=60000,CODECS="mp4a.40.2",AUDIO="sound"
sound/list.m3u8
`;

test('hls: an audio track that is also offered as an audio-only variant is still announced as the audio track', async ({open, origin}) => {
  const path = '/sound-alone-too.m3u8';
  origin.writePlaylist(path, () => SOUND_ALONE_TOO);
  // Its segments do not exist: that the player asks for them is enough.
  origin.writePlaylist('/sound/list.m3u8', () => playlist().replaceAll('.ts', '.aac'));
  const viewer = await open({withTracker: true, path, initScript: noteAnnounces});
  const {low, sound} = infoHashes(origin.url + path, SOUND_ALONE_TOO);
  await expect.poll(() => viewer.page.evaluate(() => [...new Set(window.announced)].sort())).toEqual([low, sound].sort());
});
