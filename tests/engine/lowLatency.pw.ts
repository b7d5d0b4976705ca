import {expect, test} from './fixtures.ts';
import {hashesOf, segmentNames, segments} from './media.ts';
import {EAGER, PATIENT} from './viewers.ts';

const WHOLE_S = 4;

/** Whole segments, each of two of the fixture's segments, which are its parts. */
const wholes = new Map(
  Array.from({length: segmentNames.length / 2}, (_, number) => [
    `whole${number}.ts`,
    Buffer.concat(halvesOf(number).map((name) => segments.get(name)!)),
  ]),
);

const master = '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=200000,CODECS="avc1.42c00a"\nindex.m3u8\n';

function halvesOf(number: number): string[] {
  return segmentNames.slice(2 * number, 2 * number + 2);
}

/** A live playlist once there are `partCount` parts. The last three segments, the unfinished one included, are listed as parts, too. */
function lowLatencyPlaylist(partCount: number): string {
  const complete = Math.floor(partCount / 2);
  const parts = (names: readonly string[]) =>
    names.map((name) => `#EXT-X-PART:DURATION=${WHOLE_S / 2},INDEPENDENT=YES,URI="${name}"\n`).join('');
  const entries = Array.from(
    {length: complete},
    (_, number) => `${number >= complete - 2 ? parts(halvesOf(number)) : ''}#EXTINF:${WHOLE_S},\nwhole${number}.ts\n`,
  );
  return `#EXTM3U
#EXT-X-VERSION:6
#EXT-X-TARGETDURATION:${WHOLE_S}
#EXT-X-PART-INF:PART-TARGET=${WHOLE_S / 2}
#EXT-X-SERVER-CONTROL:PART-HOLD-BACK=6
#EXT-X-MEDIA-SEQUENCE:0
${entries.join('')}${parts(segmentNames.slice(2 * complete, partCount))}`;
}

for (const [player, list] of [
  ['hls', 'index.m3u8'],
  ['shaka', 'index.m3u8'],
  ['shaka', 'master.m3u8'],
] as const) {
  test(`LL-HLS: whole segments come from peers, parts never (${player}, ${list})`, async ({open, origin}) => {
    let partCount = 13;
    for (const [name, bytes] of wholes) origin.writeFile(`/parts/${name}`, bytes);
    origin.writePlaylist('/parts/index.m3u8', () => lowLatencyPlaylist(partCount));
    origin.writePlaylist('/parts/master.m3u8', () => master);
    const stream = {player, path: `/parts/${list}`, withTracker: true};
    const fromStart = {hlsConfig: {startPosition: 0}};
    const giver = await open({...stream, ...fromStart, core: EAGER});
    await giver.until(({loadedFrom}) => loadedFrom['whole5.ts']);
    partCount = 17;
    // Segments completed after the viewer had joined.
    await giver.until(({loadedFrom}) => loadedFrom['whole6.ts'] && loadedFrom['whole7.ts']);
    const taker = await open({...stream, ...fromStart, core: PATIENT});
    await taker.untilFromPeers(2);
    // hls.js asks for parts only when it plays close behind them.
    const atEdge = await open({...stream, core: PATIENT, hlsConfig: {startPosition: 29}});
    await atEdge.until(({hashes}) => hashes['16.ts']);
    for (const viewer of [giver, taker, atEdge]) {
      expect(hashesOf(new Map([...wholes, ...segments]))).toMatchObject(await viewer.read(({hashes}) => hashes));
      expect(await viewer.read(({loadedFrom}) => Object.keys(loadedFrom).filter((name) => !name.startsWith('whole')))).toEqual([]);
      expect(await viewer.read(({segmentErrors}) => segmentErrors)).toEqual([]);
    }
    await taker.expectPlaying();
  });
}
