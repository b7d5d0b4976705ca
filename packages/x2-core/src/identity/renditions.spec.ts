import {expect, test} from 'vitest';
import {readRenditions} from './renditions.ts';

const URL_OF_LIST = 'https://cdn.x2p2p.example/show/master.m3u8?token=1';

/** The names of a list, by the last folder of each address. */
const names = (lines: string, url = URL_OF_LIST): Record<string, string> =>
  Object.fromEntries(
    readRenditions(`#EXTM3U\n${lines}`, url).map(({url: address, type, id}) => [
      new URL(address).pathname.split('/').at(-2),
      `${type} ${id}`,
    ]),
  );

const LOW = '#EXT-X-STREAM-INF:BANDWIDTH=400000,RESOLUTION=640x360,CODECS="avc1.42c00a,mp4a.40.2",FRAME-RATE=25.000\nlow/a.m3u8\n';
const HIGH = '#EXT-X-STREAM-INF:BANDWIDTH=800000,RESOLUTION=1280x720,CODECS="avc1.42c00a,mp4a.40.2",FRAME-RATE=25.000\nhigh/a.m3u8\n';

test('a rendition keeps its name in another order, and where others are left out', () => {
  const both = names(LOW + HIGH);
  expect(both).toEqual({low: 'main 400000/avc/640x360/25//', high: 'main 800000/avc/1280x720/25//'});
  expect(names(HIGH + LOW)).toEqual(both);
  expect(names(HIGH)).toEqual({high: both['high']});
});

test.each([
  ['another profile of the codec', LOW.replace('avc1.42c00a', 'avc3.4d401e')],
  ['another codec of the sound', LOW.replace('mp4a.40.2', 'ec-3')],
  ['an average', LOW.replace('BANDWIDTH=400000', 'AVERAGE-BANDWIDTH=300000,BANDWIDTH=400000')],
  ['attributes in another order, and blanks', LOW.replace(/:(BANDWIDTH=\d+),(RESOLUTION=\w+)/, ':$2, $1')],
  ['a frame rate without its zeros', LOW.replace('25.000', '25')],
  ['what everybody takes for granted', LOW.replace('FRAME-RATE', 'VIDEO-RANGE=SDR,FRAME-RATE')],
  ['line ends of Windows', LOW.replaceAll('\n', '\r\n')],
  ['another host', LOW.replace('low/a', 'https://other.x2p2p.example/low/a')],
])('%s makes no other rendition', (_, lines) => {
  expect(names(lines)).toEqual(names(LOW));
});

test.each([
  ['bandwidth', LOW.replace('400000', '500000')],
  ['codec', LOW.replace('avc1.42c00a', 'hvc1.1.6.L93.B0')],
  ['codec that no player knows', LOW.replace('avc1.42c00a', 'xyz1.1')],
  ['resolution', LOW.replace('640x360', '640x480')],
  ['frame rate', LOW.replace('25.000', '50.000')],
  ['range', LOW.replace('FRAME-RATE', 'VIDEO-RANGE=PQ,FRAME-RATE')],
  ['stable id', LOW.replace('FRAME-RATE', 'STABLE-VARIANT-ID="b",FRAME-RATE')],
])('another %s is another rendition', (_, lines) => {
  expect(names(lines)['low']).not.toBe(names(LOW)['low']);
});

test('a playlist that is listed once per group of sound has one name, whichever comes first', () => {
  const rich = LOW.replace('400000', '464000').replace('FRAME-RATE', 'AUDIO="rich",FRAME-RATE');
  expect(names(LOW + rich)).toEqual(names(LOW));
  expect(names(rich + LOW)).toEqual(names(LOW));
});

test('what is described alike is told apart by its path, on one pathway', () => {
  const other = LOW.replace('low/', 'angle/');
  expect(names(LOW + other)).toEqual({
    low: 'main 400000/avc/640x360/25///%2Fshow%2Flow%2Fa.m3u8',
    angle: 'main 400000/avc/640x360/25///%2Fshow%2Fangle%2Fa.m3u8',
  });
  const pathway = (lines: string, name: string) => lines.replace('FRAME-RATE', `PATHWAY-ID="${name}",FRAME-RATE`);
  const {low, angle} = names(pathway(LOW, 'one') + pathway(other, 'two'));
  expect([low, angle]).toEqual(Array(2).fill(names(LOW)['low']));
});

const track = (attributes: string, folder: string) => `#EXT-X-MEDIA:TYPE=AUDIO,${attributes},URI="${folder}/a.m3u8"\n`;

test('sound is named by group, language, name and channels', () => {
  const list =
    track('GROUP-ID="low",NAME="中文",LANGUAGE="ZH"', 'a') +
    track('GROUP-ID="high",NAME="中文",LANGUAGE="zh"', 'b') +
    track('GROUP-ID="low",NAME="English",LANGUAGE="en",CHANNELS="6"', 'c') +
    LOW;
  expect(names(list)).toEqual({
    ...names(LOW),
    a: 'secondary low/zh/%E4%B8%AD%E6%96%87//',
    b: 'secondary high/zh/%E4%B8%AD%E6%96%87//',
    c: 'secondary low/en/English/6/',
  });
});

test('sound within the picture’s playlist, subtitles and pictures for seeking are none', () => {
  const list = `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="a"\n#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="s",URI="s/a.m3u8"\n#EXT-X-I-FRAME-STREAM-INF:BANDWIDTH=1,URI="i/a.m3u8"\n`;
  expect(names(list + LOW)).toEqual(names(LOW));
});

test('a track that is also a variant stays a track, unless there is nothing else', () => {
  const sound = '#EXT-X-STREAM-INF:BANDWIDTH=64000,CODECS="mp4a.40.2",AUDIO="s"\na/a.m3u8\n';
  const media = track('GROUP-ID="s",NAME="zh"', 'a');
  expect(names(media + LOW + sound)).toEqual({...names(LOW), a: 'secondary s//zh//'});
  expect(names(media + sound)).toEqual({a: 'main 64000/////'});
});

test('variables are replaced, in addresses and attributes', () => {
  const list = `#EXT-X-DEFINE:NAME="where",VALUE="low"\n#EXT-X-DEFINE:QUERYPARAM="token"\n${LOW.replace('low/a.m3u8', '{$where}/a.m3u8?t={$token}')}`;
  expect(readRenditions(`#EXTM3U\n${list}`, URL_OF_LIST)[0]!.url).toBe('https://cdn.x2p2p.example/show/low/a.m3u8?t=1');
});

test('a media playlist, an empty text and lines that belong to nothing have no renditions', () => {
  for (const text of ['#EXTM3U\n#EXTINF:2,\na.ts', '', 'a.m3u8', `${LOW}http://[\n`])
    expect(readRenditions(text, URL_OF_LIST).length).toBe(text.startsWith(LOW) ? 1 : 0);
});
