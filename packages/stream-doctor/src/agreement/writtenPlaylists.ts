import fc from 'fast-check';

/** Playlists as careless hands write them, for specs: every tag in any place, with what people do to lines. */

const head = [
  '#EXT-X-VERSION:7',
  '#EXT-X-TARGETDURATION:4',
  '#EXT-X-MEDIA-SEQUENCE:100',
  '#EXT-X-DISCONTINUITY-SEQUENCE:3',
  '#EXT-X-PLAYLIST-TYPE:EVENT',
  '#EXT-X-INDEPENDENT-SEGMENTS',
  '#EXT-X-SERVER-CONTROL:CAN-BLOCK-RELOAD=YES,HOLD-BACK=12.5,PART-HOLD-BACK=3',
  '#EXT-X-PART-INF:PART-TARGET=1',
  '#EXT-X-START:TIME-OFFSET=-8,PRECISE=YES',
] as const;

const lead = [
  '',
  '# a note',
  '#EXT-X-DISCONTINUITY',
  '#EXT-X-GAP',
  '#EXT-X-BITRATE:800',
  '#EXT-X-PROGRAM-DATE-TIME:2026-11-21T08:00:00Z',
  '#EXT-X-BYTERANGE:1000@2000',
  '#EXT-X-KEY:METHOD=AES-128,URI="k.bin",IV=0x0000000000000000000000000000000a',
  '#EXT-X-KEY:METHOD=SAMPLE-AES,URI="skd://a",KEYFORMAT="com.apple.streamingkeydelivery",KEYFORMATVERSIONS="1"',
  '#EXT-X-KEY:METHOD=NONE',
  '#EXT-X-MAP:URI="i.mp4",BYTERANGE="720@0"',
  '#EXT-X-PART:DURATION=1,URI="p.m4s"',
  '#EXT-X-DATERANGE:ID="a",START-DATE="2026-11-21T08:00:00Z",DURATION=30',
  '#EXT-X-CUE-OUT:30',
] as const;

/** What is done to one line. */
const slips: readonly ((line: string) => readonly string[])[] = [
  (line) => [line.replace(':', ': ')],
  (line) => [line.replace(':', ':\t')],
  (line) => [`${line},`],
  (line) => [line, line],
  (line) => [line.replace(/^#[A-Z0-9-]+/, (name) => name.toLowerCase())],
  (line) => [`\t${line}`],
  (line) => [` ${line}`],
  (line) => [`${line} `],
  (line) => [line.replace(/,(?=[A-Z])/g, ', ')],
  (line) => [line.replace('=', ' = ')],
  (line) => [line.replaceAll('"', '')],
  (line) => [line.replaceAll('"', "'")],
  (line) => [line.replace(/(\d)(?=\D*$)/, '$1.5')],
  (line) => [line.replace(/\d+(?=\D*$)/, 'x')],
  (line) => [line.replace('-X-', '-')],
  (line) => [line.replace(/^(#EXT-X-\w+)-/, '$1_')],
  (line) => [line.replace(/(\w+=("[^"]*"|[^,]*)),(.*)$/, '$3,$1')],
  (line) => [line.replace(':', ' :')],
  (line) => [line.replace('#', '# ')],
  (line) => [line.replace(/,(?=[A-Z])/, ';')],
  (line) => [line.replace(/^#EXT/, '#ETX')],
  (line) => [line, ''],
  (line) => [line, '  '],
  (line) => [line.replace(/$/, ' # a note')],
  () => [],
];

const segment = fc.record({
  before: fc.array(fc.constantFrom(...lead), {maxLength: 3}),
  seconds: fc.constantFrom('4', '4.', '3.999', '.5', '2.0'),
  title: fc.constantFrom(',', ',', ',', ',a title', ''),
  uri: fc.constantFrom('s.ts', '../a/s.m4s?e=1', 'https://b.x2p2p.example/s.ts', '视频 1.ts'),
});

/** Which line, which slip. */
const slip = fc.tuple(fc.nat(), fc.nat({max: slips.length - 1}));
const move = fc.tuple(fc.nat(), fc.nat());

function spoilt(
  lines: readonly string[],
  moves: readonly (readonly [number, number])[],
  made: readonly (readonly [number, number])[],
): string[] {
  const written = lines.map((line) => [line]);
  for (const [line, kind] of made) {
    const at = line % written.length;
    written[at] = written[at]!.flatMap(slips[kind]!);
  }
  const all = written.flat();
  for (const [from, to] of moves) {
    const [line] = all.splice(from % all.length, 1);
    if (line !== undefined) all.splice(to % (all.length + 1), 0, line);
  }
  return ['#EXTM3U', ...all];
}

export const mediaPlaylist: fc.Arbitrary<readonly string[]> = fc
  .record({
    tags: fc.shuffledSubarray([...head], {minLength: 1}),
    hasTarget: fc.nat({max: 9}),
    segments: fc.array(segment, {minLength: 1, maxLength: 8}),
    isOver: fc.boolean(),
    moves: fc.array(move, {maxLength: 1}),
    made: fc.array(slip, {maxLength: 2}),
  })
  .map(({tags, hasTarget, segments, isOver, moves, made}) => {
    const needed = hasTarget > 0 && !tags.includes('#EXT-X-TARGETDURATION:4') ? ['#EXT-X-TARGETDURATION:4'] : [];
    const body = segments.flatMap(({before, seconds, title, uri}) => [...before, `#EXTINF:${seconds}${title}`, uri]);
    return spoilt([...needed, ...tags, ...body, ...(isOver ? ['#EXT-X-ENDLIST'] : [])], moves, made);
  });

const listed = [
  ['#EXT-X-STREAM-INF:BANDWIDTH=800000,RESOLUTION=640x360,CODECS="avc1.4d401e,mp4a.40.2"', 'low.m3u8'],
  ['#EXT-X-STREAM-INF:BANDWIDTH=2000000,AVERAGE-BANDWIDTH=1500000,RESOLUTION=1280x720,AUDIO="a"', 'mid.m3u8?e=1'],
  ['#EXT-X-STREAM-INF:BANDWIDTH=5000000,CODECS="hvc1.2.4.L123.B0,mp4a.40.2",VIDEO-RANGE=PQ', 'high.m3u8'],
  ['#EXT-X-STREAM-INF:BANDWIDTH=8000000,CODECS="vvc1.1.L123.CQA,mp4a.40.2"', 'vvc.m3u8'],
  ['#EXT-X-STREAM-INF:BANDWIDTH=9000000,CODECS="avs3.20.34,av3a.01",RESOLUTION=3840x2160', 'avs.m3u8'],
  ['#EXT-X-STREAM-INF:BANDWIDTH=64000,CODECS="mp4a.40.2"', 'sound.m3u8'],
  ['#EXT-X-STREAM-INF:BANDWIDTH=900000', 'plain.m3u8'],
  ['#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="中文",LANGUAGE="zh",URI="zh.m3u8"'],
  ['#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="中文",URI="sub.m3u8"'],
  ['#EXT-X-I-FRAME-STREAM-INF:BANDWIDTH=90000,CODECS="avc1.4d401e",URI="i.m3u8"'],
  ['#EXT-X-SESSION-KEY:METHOD=SAMPLE-AES,URI="skd://a",KEYFORMAT="com.apple.streamingkeydelivery"'],
  ['#EXT-X-START:TIME-OFFSET=-8'],
  ['#EXT-X-INDEPENDENT-SEGMENTS'],
  ['* Connection #0 to host cdn.x2p2p.example left intact'],
] as const;

export const multivariantPlaylist: fc.Arbitrary<readonly string[]> = fc
  .record({
    entries: fc.shuffledSubarray([...listed], {minLength: 1}),
    moves: fc.array(move, {maxLength: 1}),
    made: fc.array(slip, {maxLength: 2}),
  })
  .map(({entries, moves, made}) => spoilt(entries.flat(), moves, made));
