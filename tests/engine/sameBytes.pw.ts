import fc from 'fast-check';
import {audience, masterOf, mediaOf, placesOf, sourceOf, world, type Audience, type World} from '@x2p2p/test-tools/streamWorld';
import {expect, test} from './fixtures.ts';
import {asLive, hashes, hashesOf, playlist, segmentNames, segments} from './media.ts';
import type {Origin} from './originServer.ts';
import {EAGER, PATIENT} from './viewers.ts';

// What a viewer is given by another is what it asked for, whenever each came and whatever list each got.

const PLAYERS = ['hls', 'shaka'] as const;
const EVENT = '#EXT-X-PLAYLIST-TYPE:EVENT\n#EXT-X-START:TIME-OFFSET=0';

for (const giving of PLAYERS) {
  for (const taking of PLAYERS) {
    test(`a live list that has ended meanwhile: right bytes from ${giving} to ${taking}`, async ({open, origin}) => {
      let isOver = false;
      const live = asLive(playlist()).replace('#EXT-X-TARGETDURATION', `${EVENT}\n#EXT-X-TARGETDURATION`);
      const list = live.includes('MEDIA-SEQUENCE')
        ? live.replace(/MEDIA-SEQUENCE:\d+/, 'MEDIA-SEQUENCE:1')
        : live.replace(EVENT, `#EXT-X-MEDIA-SEQUENCE:1\n${EVENT}`);
      origin.writePlaylist('/event/index.m3u8', () => (isOver ? `${list.trimEnd()}\n#EXT-X-ENDLIST\n` : list));
      const stream = {path: '/event/index.m3u8', withTracker: true};
      const giver = await open({...stream, player: giving, core: EAGER, hlsConfig: {startPosition: 0}});
      await giver.until(({hashes: loaded}, count) => Object.keys(loaded).length >= count, 8);
      isOver = true;
      const taker = await open({...stream, player: taking, core: PATIENT});
      await taker.untilFromPeers(4);
      expect(hashes).toMatchObject(await taker.read((viewer) => viewer.hashes));
      expect(await taker.read(({segmentErrors}) => segmentErrors)).toEqual([]);
      await taker.expectPlaying();
    });
  }
}

/** The fixture once more, with other bytes: as if encoded for another rendition. */
function encodedAs(mark: number): Map<string, Buffer> {
  return new Map(
    [...segments].map(([name, bytes], place) => {
      const copy = Buffer.from(bytes);
      // Inside a null packet, which players skip.
      copy.writeUInt32BE(mark, copy.length - 8);
      return [`${mark}-${place}.ts`, name === '' ? bytes : copy];
    }),
  );
}

function serveEncoding(origin: Origin, mark: number): Readonly<Record<string, string>> {
  const files = encodedAs(mark);
  for (const [name, bytes] of files) origin.writeFile(`/show/${mark}/${name}`, bytes);
  return hashesOf(files);
}

const markedPlaylist = (mark: number): string => playlist().replace(/^(\d+)\.ts$/gm, (_, number) => `${mark}-${Number(number)}.ts`);

test.describe('one address whose list depends on the viewer', () => {
  const entry = (height: number) =>
    `#EXT-X-STREAM-INF:BANDWIDTH=${height * 1000},RESOLUTION=${height * 2}x${height},CODECS="avc1.42c00a"\n/show/${height}/index.m3u8\n`;

  for (const player of PLAYERS) {
    test(`viewers of different renditions give each other nothing, those of one do (${player})`, async ({open, origin}) => {
      const expected = Object.assign({}, ...[240, 360].map((height) => serveEncoding(origin, height))) as Record<string, string>;
      for (const height of [240, 360]) origin.writePlaylist(`/show/${height}/index.m3u8`, () => markedPlaylist(height));
      origin.writePlaylist(
        '/show/master.m3u8',
        (params) =>
          `#EXTM3U\n${params
            .getAll('height')
            .map((height) => entry(Number(height)))
            .join('')}`,
      );
      const stream = {player, withTracker: true};
      const low = await open({...stream, path: '/show/master.m3u8?height=240', core: EAGER});
      await low.until(({hashes: loaded}, count) => Object.keys(loaded).length === count, segmentNames.length);
      const high = await open({...stream, path: '/show/master.m3u8?height=360', core: PATIENT});
      await high.until(({hashes: loaded}) => Object.keys(loaded).length >= 4);
      expect(expected).toMatchObject(await high.read((viewer) => viewer.hashes));
      expect(await high.read((viewer) => Object.keys(viewer.hashes).filter((name) => !name.startsWith('360')))).toEqual([]);
      expect((await high.stats()).p2pBytes).toBe(0);
      const other = await open({...stream, path: '/show/master.m3u8?height=240', core: PATIENT});
      await other.untilFromPeers(4);
      expect(expected).toMatchObject(await other.read((viewer) => viewer.hashes));
    });
  }
});

for (const player of PLAYERS) {
  test(`renditions whose lists are redirected are shared (${player})`, async ({open, origin}) => {
    const expected = serveEncoding(origin, 240);
    origin.writePlaylist('/list.m3u8', () => '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=200000,CODECS="avc1.42c00a"\n/asked/index.m3u8\n');
    origin.redirect('/asked/index.m3u8', () => '/show/240/moved.m3u8');
    origin.writePlaylist('/show/240/moved.m3u8', () => markedPlaylist(240));
    const stream = {player, path: '/list.m3u8', withTracker: true};
    const giver = await open({...stream, core: EAGER});
    await giver.until(({hashes: loaded}, count) => Object.keys(loaded).length === count, segmentNames.length);
    const taker = await open({...stream, core: PATIENT});
    await taker.untilFromPeers(4);
    expect(expected).toMatchObject(await taker.read((viewer) => viewer.hashes));
  });
}

test('a rendition that content steering has cloned is shared with viewers of the original', async ({open, origin}) => {
  const expected = serveEncoding(origin, 240);
  origin.writePlaylist('/show/240/index.m3u8', () => markedPlaylist(240));
  const steered = (steering: string) =>
    `#EXTM3U\n${steering}#EXT-X-STREAM-INF:BANDWIDTH=200000,CODECS="avc1.42c00a",PATHWAY-ID="one",STABLE-VARIANT-ID="low"\n/show/240/index.m3u8\n`;
  const clone = {'BASE-ID': 'one', ID: 'two', 'URI-REPLACEMENT': {HOST: 'localhost'}};
  origin.writeFile(
    '/steering.json',
    Buffer.from(JSON.stringify({VERSION: 1, TTL: 300, 'PATHWAY-PRIORITY': ['two', 'one'], 'PATHWAY-CLONES': [clone]})),
  );
  origin.writePlaylist('/list.m3u8', (params) =>
    steered(params.has('steered') ? '#EXT-X-CONTENT-STEERING:SERVER-URI="/steering.json",PATHWAY-ID="one"\n' : ''),
  );
  const giver = await open({path: '/list.m3u8', withTracker: true, core: EAGER});
  await giver.until(({hashes: loaded}, count) => Object.keys(loaded).length === count, segmentNames.length);
  const taker = await open({path: '/list.m3u8?steered', withTracker: true, core: PATIENT});
  await taker.untilFromPeers(4);
  expect(expected).toMatchObject(await taker.read((viewer) => viewer.hashes));
  const fromClone = await taker.page.evaluate(
    () =>
      performance.getEntriesByType('resource').filter(({name}) => name.startsWith('http://localhost:') && name.includes('/show/240/'))
        .length,
  );
  expect(fromClone, 'requests to the clone').toBeGreaterThan(0);
});

test.describe('pairs as they come', () => {
  test.describe.configure({mode: 'serial'});
  const overlap = (given: World, one: Audience, other: Audience): number => {
    const [a, b] = [placesOf(given, one), placesOf(given, other)];
    return Math.min(a.end, b.end) - Math.max(a.start, b.start);
  };
  /** How many segments of its list a viewer loads for certain: the first may lie before the place where it starts. */
  const loadable = (given: World, viewer: Audience): number => {
    const {start, end} = placesOf(given, viewer);
    return Math.max(2, Math.min(8, end - start - 3));
  };
  const playable: fc.Arbitrary<[World, Audience, Audience]> = world
    .filter(({encodings, isByteRanges}) => !isByteRanges && encodings.length <= 2 && encodings.every(({kind}) => kind === 'variant'))
    .map((given) => ({
      ...given,
      segmentCount: 20,
      encodings: given.encodings.map((encoding) => ({...encoding, codecs: 'avc1.42c00a'})),
    }))
    .chain((given) => fc.tuple(fc.constant(given), audience(given), audience(given)))
    // Pairs that can exchange something.
    .filter(([given, one, other]) => one.listed.some((id) => other.listed.includes(id)) && overlap(given, one, other) >= 6);
  const cases = fc.sample(playable, {seed: 54, numRuns: 12});
  let fromPeers = 0;

  for (const [index, [given, one, other]] of cases.entries()) {
    const [giving, taking] = [PLAYERS[index % 2]!, PLAYERS[(index >> 1) % 2]!];
    test(`pair ${index + 1}: whatever comes from a peer is what was asked for (${giving} to ${taking})`, async ({open, origin}) => {
      const expected: Record<string, string> = {};
      for (const {id} of given.encodings) Object.assign(expected, serveEncoding(origin, id));
      const watch = async (viewer: Audience, name: string, options: object) => {
        const here = {...viewer, host: origin.url, hasClone: false, query: `?viewer=${name}`};
        lists.set(name, here);
        const path = sourceOf(here).slice(origin.url.length);
        return open({path, withTracker: true, ...options});
      };
      const lists = new Map<string, Audience>();
      const of = (params: URLSearchParams) => lists.get(params.get('viewer')!)!;
      origin.writePlaylist('/show/master.m3u8', (params) => masterOf(given, of(params)));
      for (const encoding of given.encodings)
        origin.writePlaylist(`/show/${encoding.id}/index.m3u8`, (params) => mediaOf(given, encoding, of(params)));
      const giver = await watch(one, 'giver', {player: giving, core: EAGER, hlsConfig: {startPosition: 0}});
      await giver.until(({hashes: loaded}, count) => Object.keys(loaded).length >= count, loadable(given, one));
      const taker = await watch(other, 'taker', {player: taking, core: PATIENT, hlsConfig: {startPosition: 0}});
      await taker.until(({hashes: loaded}, count) => Object.keys(loaded).length >= count, loadable(given, other));
      for (const viewer of [giver, taker]) {
        expect(expected).toMatchObject(await viewer.read((state) => state.hashes));
        fromPeers += await viewer.read(({loadedFrom}) => Object.values(loadedFrom).filter((source) => source === 'p2p').length);
      }
    });
  }

  test('in all these pairs, much came from peers', () => {
    expect(fromPeers).toBeGreaterThan(cases.length);
  });
});
