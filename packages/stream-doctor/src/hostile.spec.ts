import {readdirSync, readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {secondsOfWork} from '@x2p2p/test-tools/cpu';
import {diagnose} from './diagnose.ts';
import {defaultSettings} from './input.ts';
import {StreamProblem} from './playlist/StreamProblem.ts';
import {reportText} from './reportText.ts';

const FOLDER = new URL('../fixtures/', import.meta.url);
const fixtures = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.m3u8'))
  .map((file) => readFileSync(new URL(file, FOLDER), 'utf8'));

/** JSON writes NaN and Infinity as null, and a report contains no other null. */
function expectNumbers(report: object): void {
  expect(JSON.stringify(report)).not.toMatch(/[:,[]null/);
}

/** Expects a report without NaN, or an error of one sentence. */
function survive(text: string, address?: string): string {
  try {
    const report = diagnose({entry: {text, address, finalAddress: address}});
    expectNumbers(report);
    // Quotations are the playlist's own text.
    expect(reportText({...report, swarms: [], finalAddress: undefined}).replaceAll(/「[^」]*」/g, '')).not.toMatch(
      /NaN|Infinity|undefined|\[object/,
    );
    return 'report';
  } catch (error) {
    if (!(error instanceof StreamProblem)) throw error;
    expect(error.message).toMatch(/^[^\n]{5,120}[。]$/);
    return error.id;
  }
}

test.each([
  ['empty', ''],
  ['empty', ' \n\t '],
  ['binary', '\u0000\u0001\u0002'.repeat(1000)],
  ['binary', `G@\uFFFD\u0010\u0000${'\uFFFD\u0000'.repeat(500)}`],
  ['address', 'https://cdn.x2p2p.example/live/index.m3u8?auth_key=1\r\n'],
  ['not-m3u8', "curl 'https://cdn.x2p2p.example/live/index.m3u8' -H 'Origin: https://www.x2p2p.example'"],
  ['not-m3u8', 'https://cdn.x2p2p.example/a.m3u8\nhttps://cdn.x2p2p.example/b.m3u8'],
  ['compressed', new TextDecoder().decode(gzipSync('#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXTINF:4,\na.ts\n'))],
  ['encoding', new TextDecoder().decode(Buffer.from('\uFEFF#EXTM3U\n#EXTINF:4,\na.ts\n', 'utf16le'))],
  ['html', '<!doctype html><script>alert(1)</script>'],
  ['json', '{"code":403,"url":"https://cdn.x2p2p.example/a.m3u8"}'],
  ['dash', '<?xml version="1.0"?><MPD xmlns="urn:mpeg:dash:schema:mpd:2011"/>'],
  ['not-m3u8', '你好'],
  ['not-m3u8', '#EXTM3U'],
  ['not-m3u8', '#EXTINF:4,\na.ts'],
  ['not-m3u8', 'HTTP/1.1 200 OK\r\nContent-Type: application/vnd.apple.mpegurl\r\n\r\n#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXTINF:4,\na.ts'],
  ['not-m3u8', '  #EXTM3U\n  #EXT-X-TARGETDURATION:4\n  #EXTINF:4,\n  a.ts'],
  ['not-m3u8', '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=800000'],
  [
    'channel-list',
    '#EXTM3U x-tvg-url="https://epg.x2p2p.example/e.xml"\n#EXTINF:-1 tvg-id="1" group-title="央视",一台\nhttps://cdn.x2p2p.example/1.m3u8\n#EXTINF:-1,二台\nhttps://cdn.x2p2p.example/2.m3u8\n',
  ],
  ['too-large', 'x'.repeat(50_000_000)],
  ['too-large', `#EXTM3U\n${'#EXTINF:4,\na.ts\n'.repeat(3_500_000)}`],
])('%s', (id, text) => {
  expect(secondsOfWork(() => expect(survive(text)).toBe(id))).toBeLessThan(1);
});

test.each([
  ['> #EXTM3U\n> #EXTINF:4,\n> a.ts', '前面还有别的内容'],
  ['  #EXTM3U\n  #EXTINF:4,\n  a.ts', '标签前面有空格'],
  ['#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=800000', '第 2 行的 EXT-X-STREAM-INF 下面没有地址'],
  ['#EXTM3U\n#EXT-X-STREAM-INF:\nlow.m3u8', '没有属性'],
  ['#EXTM3U\n#EXT-X-VERSION:3', '被截断'],
])('%j is told what really is wrong', (text, reason) => {
  expect(() => diagnose({entry: {text}})).toThrow(reason);
});

const near = '#EXTM3U\n#EXT-X-TARGETDURATION:4\n';
test.each([
  ['many segments', `${near}${'#EXTINF:4,\nsegment.ts?t=0123456789\n'.repeat(140_000)}`],
  ['one long line', `${near}#EXTINF:4,${'a'.repeat(4_900_000)}\nx.ts`],
  ['one long attribute list', `${near}#EXT-X-KEY:${'A="'.repeat(1_600_000)}`],
  ['many attributes', `#EXTM3U\n#EXT-X-STREAM-INF:${'A=1,'.repeat(1_200_000)}\nx.m3u8`],
  ['attributes of many names', `#EXTM3U\n#EXT-X-STREAM-INF:${Array.from({length: 480_000}, (_, i) => `A${i}=1`).join(',')}\nx.m3u8`],
  ['tags of many names', `${near}${Array.from({length: 300_000}, (_, i) => `#EXT-X-T${i}`).join('\n')}`],
  ['blanks', `${near}${' '.repeat(4_900_000)}\n#EXTINF:${' '.repeat(90_000)}`],
  ['many variants', `#EXTM3U\n${'#EXT-X-STREAM-INF:BANDWIDTH=1\nx.m3u8\n'.repeat(100_000)}`],
  ['many broken lines', `${near}${'#EXT-X-KEY:METHOD=AES-128,URI="k",IV=0xZZ\n'.repeat(100_000)}`],
  ['digits', `${near}#EXT-X-MEDIA-SEQUENCE:${'9'.repeat(400)}\n#EXTINF:${'9'.repeat(400)},\na.ts`],
  [
    'a variable defined by variables',
    `${near}#EXT-X-DEFINE:NAME="a0",VALUE="lol"\n${Array.from({length: 60}, (_, i) => `#EXT-X-DEFINE:NAME="a${i + 1}",VALUE="{$a${i}}{$a${i}}{$a${i}}"`).join('\n')}\n#EXTINF:4,\n{$a60}.ts`,
  ],
  [
    'a long variable named often',
    `${near}#EXT-X-DEFINE:NAME="a",VALUE="${'x'.repeat(2_000_000)}"\n${'#EXTINF:4,\n{$a}\n'.repeat(100_000)}`,
  ],
  ['hexadecimal', `${near}#EXT-X-KEY:METHOD=AES-128,URI="k",IV=0x${'a'.repeat(4_000_000)}\n#EXTINF:4,\na.ts`],
])('%s, just below the limit, ends within the time the page allows', (_, text) => {
  expect(secondsOfWork(() => survive(text))).toBeLessThan(8);
});

const tag = fc.constantFrom(
  'EXTINF',
  'EXT-X-KEY',
  'EXT-X-MAP',
  'EXT-X-BYTERANGE',
  'EXT-X-MEDIA-SEQUENCE',
  'EXT-X-TARGETDURATION',
  'EXT-X-STREAM-INF',
  'EXT-X-MEDIA',
  'EXT-X-PART',
  'EXT-X-PRELOAD-HINT',
  'EXT-X-SERVER-CONTROL',
  'EXT-X-PART-INF',
  'EXT-X-SKIP',
  'EXT-X-DATERANGE',
  'EXT-X-DEFINE',
  'EXT-X-CUE-OUT',
  'EXT-X-DISCONTINUITY',
  'EXT-X-ENDLIST',
  'EXT-X-PROGRAM-DATE-TIME',
  'EXT-X-START',
  'EXT-X-I-FRAME-STREAM-INF',
  'EXT-X-RENDITION-REPORT',
  'EXT-X-BITRATE',
  'EXT-X-PLAYLIST-TYPE',
  'EXT-X-SESSION-KEY',
  'EXT-X-CONTENT-STEERING',
);
/** Numbers that are finite, though their products often are not. */
const hugeNumber = fc.integer({min: 20, max: 308}).map((digits) => '9'.repeat(digits));
const value = fc.oneof(
  hugeNumber,
  fc.string(),
  fc.double().map(String),
  fc.bigInt().map(String),
  fc.constantFrom(
    '',
    'METHOD=AES-128,URI="k",IV=0x1',
    'BANDWIDTH=-1',
    'TYPE=AUDIO,GROUP-ID="a"',
    'VOD',
    'EVENT',
    'HOLD-BACK=1e999',
    'NAME="x",VALUE="y"',
    'URI="a",BYTERANGE="1@"',
    '-4',
    '0',
    '4,',
  ),
);
const line = fc.oneof(
  fc.tuple(tag, value).map(([name, text]) => `#${name}:${text}`),
  fc.string(),
  fc.constant('seg.ts'),
  fc.webUrl(),
);

test('numbers that overflow when they are multiplied', () => {
  const huge = '9'.repeat(300);
  const text = [
    '#EXTM3U',
    `#EXT-X-TARGETDURATION:${huge}`,
    `#EXT-X-BITRATE:${huge}`,
    `#EXTINF:${huge},`,
    'a.ts',
    `#EXTINF:${huge},`,
    'b.ts',
  ].join('\n');
  expect(survive(text)).toBe('report');
  expect(survive(text.replaceAll('#EXTINF', `#EXT-X-BYTERANGE:${huge}@${huge}\n#EXTINF`))).toBe('report');
});

test.each([
  ['#EXT-X-KEY:METHOD=AES-1,URI="k"', '切片用 AES-1 加密'],
  ['#EXT-X-KEY:URI="k"', '切片用未注明的方法加密'],
  ['#EXT-X-KEY:METHOD=AE#EXTINF:NaN,URI="k"', '切片用「AE#EXTINF:NaN」加密'],
  ['#EXT-X-CUE-OUT:30', '看到 EXT-X-CUE-OUT。'],
  ['#EXT-X-CUE-undefined:30', '看到「EXT-X-CUE-undefined」。'],
  ['{$NaN}.ts', '变量「NaN」没有值'],
  ['#EXT-X-VERSNaN:3', '没有「EXT-X-VERSNaN」这个标签，像是 EXT-X-VERSION'],
  ['#EXT-X-VERSON:3', '没有 EXT-X-VERSON 这个标签，像是 EXT-X-VERSION'],
  ['#EXT-X-DEFINE:NAME="NaN",VALUE="a"\n#EXT-X-DEFINE:NAME="NaN",VALUE="b"', 'EXT-X-DEFINE 的「NaN」写了不止一次'],
  ['#EXT-X-DEFINE:IMPORT="NaN"\n{$NaN}.ts', '播放列表用了别处的变量「NaN」，'],
])('%s is repeated as what the playlist says: %s', (written, said) => {
  expect(reportText(diagnose({entry: {text: `#EXTM3U\n#EXT-X-TARGETDURATION:4\n${written}\n#EXTINF:4,\na.ts`}}))).toContain(said);
});

test('playlists of random tags', () => {
  fc.assert(
    fc.property(
      fc.array(line, {maxLength: 40}),
      fc.option(fc.webUrl(), {nil: undefined}),
      (lines, address) => void survive(['#EXTM3U', ...lines].join('\n'), address),
    ),
    {numRuns: 1500},
  );
});

test('real playlists with a part cut out, doubled or overwritten', () => {
  // Words that a report must not say by itself: where one of them appears, it repeats the playlist's text without quoting it.
  const inserted = fc.oneof(fc.string(), fc.constantFrom('NaN', 'Infinity', 'undefined', '[object'));
  const damage = fc.tuple(fc.constantFrom(...fixtures), fc.nat(), fc.nat({max: 200}), inserted);
  fc.assert(
    fc.property(damage, ([text, position, length, word]) => {
      const at = position % text.length;
      survive(text.slice(0, at) + word + text.slice(at + length));
    }),
    {numRuns: 800},
  );
});

test('any text at all', () => {
  fc.assert(
    fc.property(fc.string({unit: 'binary', maxLength: 500}), (text) => void survive(text)),
    {numRuns: 1000},
  );
});

test('any settings that fields allow', () => {
  const settings = fc.record({
    highDemandTimeWindow: fc.double({min: 0, max: 3600, noNaN: true}),
    liveSyncDurationCount: fc.option(fc.integer({min: 1, max: 1000}), {nil: undefined}),
    lowLatencyMode: fc.boolean(),
    uplink: fc.double({min: 1000, max: 1e10, noNaN: true}),
    swarmId: fc.option(fc.string(), {nil: undefined}),
  });
  fc.assert(
    fc.property(fc.constantFrom(...fixtures), settings, (text, chosen) => {
      const report = diagnose({entry: {text}}, {...defaultSettings, ...chosen});
      expectNumbers(report);
      for (const {live} of report.streams) {
        if (!live) continue;
        // P2P gets nothing that is urgent, and playback never aims outside the playlist.
        expect(live.lookAhead).toBe(Math.max(0, live.distance - live.highDemandTimeWindow));
        expect(live.budget).toBeLessThanOrEqual(live.lookAhead);
        for (const {start, zone} of live.zones) expect(zone === 'p2p' && start <= live.highDemandTimeWindow).toBe(false);
      }
    }),
  );
});
