import {expect, test} from './fixtures.ts';
import {asLive, hashes, playlist, segmentNames} from './media.ts';
import {EAGER, PATIENT} from './viewers.ts';

// Shaka Player tells nobody which playlist a segment is from: the engine reads the playlists itself.

const shaka = {player: 'shaka', withTracker: true} as const;

/** The first segments of a recording that begins with number 1, while it goes on. */
function event(length: number): string {
  const head = '#EXT-X-MEDIA-SEQUENCE:1\n#EXT-X-PLAYLIST-TYPE:EVENT\n#EXT-X-START:TIME-OFFSET=0\n';
  const entries = asLive(playlist())
    .replace(/#EXT-X-MEDIA-SEQUENCE.*\n/, head)
    .split(/(?=#EXTINF)/);
  return entries.slice(0, length + 1).join('');
}

test('who joins after the end of a live event gets its segments from who saw it live', async ({open, origin}) => {
  let length = 8;
  origin.writePlaylist('/event/index.m3u8', () => event(length) + (length < segmentNames.length ? '' : '#EXT-X-ENDLIST\n'));
  const stream = {...shaka, path: '/event/index.m3u8'};
  const giver = await open({...stream, core: EAGER});
  await giver.until(({hashes: loaded}) => loaded['03.ts']);
  length = segmentNames.length;
  await giver.expectWholeStream();
  const taker = await open({...stream, core: PATIENT});
  await taker.untilFromPeers(8);
  await taker.expectWholeStream();
  await taker.expectPlaying();
});

test('viewers whose media playlist is redirected, each to a server of its own, share segments', async ({open, origin}) => {
  let server = 0;
  origin.writePlaylist('/moved/master.m3u8', () => '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=200000,CODECS="avc1.42c00a"\nlow.m3u8\n');
  origin.redirect('/moved/low.m3u8', () => `/server${(server += 1)}/index.m3u8`);
  const giver = await open({...shaka, path: '/moved/master.m3u8', core: EAGER});
  await giver.expectWholeStream();
  const taker = await open({...shaka, path: '/moved/master.m3u8', core: PATIENT});
  await taker.untilFromPeers(6);
  await taker.expectWholeStream();
  await taker.expectPlaying();
  expect(new Set(origin.segmentRequests.map(({path}) => path.split('/')[1]))).toEqual(new Set(['server1', 'server2']));
});

test('viewers whom content steering sends to different servers share segments', async ({open, origin}) => {
  origin.writePlaylist('/steered/priority', (params) =>
    JSON.stringify({VERSION: 1, TTL: 300, 'PATHWAY-PRIORITY': [params.get('first'), 'A', 'B']}),
  );
  const variant = (pathway: string) =>
    `#EXT-X-STREAM-INF:BANDWIDTH=200000,CODECS="avc1.42c00a",PATHWAY-ID="${pathway}"\n${origin.url}/${pathway}/index.m3u8\n`;
  origin.writePlaylist(
    '/steered/master.m3u8',
    (params) =>
      `#EXTM3U\n#EXT-X-CONTENT-STEERING:SERVER-URI="priority?first=${params.get('first')}",PATHWAY-ID="A"\n${variant('A')}${variant('B')}`,
  );
  const giver = await open({...shaka, path: '/steered/master.m3u8?first=A', core: EAGER});
  await giver.expectWholeStream(hashes);
  const taker = await open({...shaka, path: '/steered/master.m3u8?first=B', core: PATIENT});
  await taker.untilFromPeers(6);
  await taker.expectWholeStream();
  await taker.expectPlaying();
  expect(new Set(origin.segmentRequests.map(({path}) => path.split('/')[1]))).toEqual(new Set(['A', 'B']));
});
