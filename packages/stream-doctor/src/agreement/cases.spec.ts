import {readdirSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {diagnose} from '../diagnose.ts';
import {StreamProblem} from '../playlist/StreamProblem.ts';
import {besideHls, besideShaka, REFUSED, refusedByHls, unsaid} from './judges.ts';

const FOLDER = new URL('../../fixtures/cases/', import.meta.url);
const textOf = (name: string): string => readFileSync(new URL(`${name}.m3u8`, FOLDER), 'utf8');
const ADDRESS = 'https://a.x2p2p.example/i.m3u8';
const examine = (name: string) => diagnose({entry: {text: textOf(name), address: ADDRESS, finalAddress: ADDRESS}});

/** Problems and warnings of each case, and what one of its findings must say: its id, and words of its title, detail or fix. */
const cases: Record<string, readonly [bad: readonly string[], ...said: readonly (readonly [id: string, words: string])[]]> = {
  aes256: [[], ['aes-128', 'AES-256']],
  'blank-in-uri': [[]],
  bom: [[]],
  'concat-two-vods': [
    ['syntax', 'tag-refused'],
    ['tag-refused', '第 13、14、15 行'],
    ['tag-refused', '首尾相接'],
    ['syntax', '第 12 行'],
  ],
  'cr-only': [[]],
  'cue-span-only': [['ad-marks'], ['ad-marks', 'EXT-X-CUE-IN']],
  'dup-dseq': [['tag-refused'], ['tag-refused', 'EXT-X-DISCONTINUITY-SEQUENCE 写了不止一次'], ['tag-refused', '第 5 行']],
  'dup-endlist': [['tag-refused'], ['tag-refused', 'EXT-X-ENDLIST 写了不止一次'], ['tag-refused', '第 16 行']],
  'dup-msn': [['tag-refused'], ['tag-refused', 'EXT-X-MEDIA-SEQUENCE 写了不止一次'], ['tag-refused', '第 4 行']],
  'dup-part-inf': [
    ['part-hold-back-missing', 'tag-refused'],
    ['tag-refused', 'EXT-X-PART-INF 写了不止一次'],
    ['tag-refused', '第 5 行'],
  ],
  'dup-server-control': [['tag-refused'], ['tag-refused', 'EXT-X-SERVER-CONTROL 写了不止一次'], ['tag-refused', '第 5 行']],
  'dup-target': [
    ['latency-long', 'tag-refused'],
    ['tag-refused', 'EXT-X-TARGETDURATION 写了不止一次'],
    ['tag-refused', '第 3 行'],
  ],
  'dup-type': [['tag-refused'], ['tag-refused', 'EXT-X-PLAYLIST-TYPE 写了不止一次'], ['tag-refused', '第 4 行']],
  'dup-version': [['tag-refused'], ['tag-refused', 'EXT-X-VERSION 写了不止一次'], ['tag-refused', '第 3 行']],
  'extinf-comma-decimal': [['syntax'], ['syntax', 'EXTINF 的小数点写成了逗号']],
  'extinf-exp': [
    ['latency-long', 'length-unreadable'],
    ['length-unreadable', '15 个切片'],
  ],
  'extinf-fullwidth': [
    ['length-unreadable', 'room-none'],
    ['length-unreadable', '第 4、6、8、10、12 行等 15 行'],
    ['room-none', '先给每个切片'],
  ],
  // The target duration is three times the length, as hls.js reads it too.
  'extinf-leading-space': [
    ['segment-short', 'target-over-segments'],
    ['segment-short', '2 s'],
  ],
  'extinf-space': [
    ['latency-long', 'length-unreadable'],
    ['length-unreadable', '数字与逗号之间不留空格'],
  ],
  'extinf-title-uri': [
    ['no-segments', 'syntax'],
    ['no-segments', '地址另起一行'],
    ['syntax', 'EXTINF 后面没有切片地址'],
  ],
  'extm3u-attrs-media': [['header']],
  'extm3u-trailing-space': [['header']],
  'gap-all': [['gap-all']],
  'image-only': [[], ['not-video', '这是图片的播放列表']],
  'key-http-relative-data': [
    ['key-mixed-content', 'syntax'],
    ['key-mixed-content', '第 4 行'],
    ['syntax', 'URI 没有双引号'],
  ],
  'key-none-then': [[]],
  'key-single-quote': [
    ['key-mixed-content', 'key-quotes', 'syntax'],
    ['key-quotes', '第 4 行'],
  ],
  'key-trailing-comma-x6': [['syntax'], ['aes-128', '6 个密钥'], ['syntax', 'EXT-X-KEY 末尾多了一个逗号']],
  'late-msn': [
    ['latency-long', 'tag-refused'],
    ['tag-refused', 'EXT-X-MEDIA-SEQUENCE 写在了切片后面'],
    ['tag-refused', '第 5 行'],
  ],
  'll-no-holdback': [['part-hold-back-missing'], ['low-latency-parts', '播放位置离末端 56 s'], ['room-enough', 'P2P 空间 41 s']],
  'master-session-key': [[], ['drm', 'FairPlay']],
  'master-stray-line': [['syntax'], ['syntax', '主播放列表第 6 行：多出来的一行']],
  'master-trailing-comma': [['syntax'], ['syntax', 'EXT-X-STREAM-INF 末尾多了一个逗号']],
  'master-trailing-comma-x6': [
    ['syntax', 'variants-many'],
    ['variants-many', '6 档清晰度'],
  ],
  'master-unknown-codec': [['variants-codec'], ['variants-codec', '第 2 行「avs3.20.34,av3a.01」']],
  'master-vvc': [['variants-codec'], ['variants-codec', '第 2 行「vvc1']],
  'media-http-subs': [['mixed-content'], ['mixed-content', 'http://a.example/sub.m3u8']],
  'media-ready-x6': [['room-tight']],
  'missing-extinf-live': [
    ['length-missing', 'room-none'],
    ['length-missing', '9 个切片没有时长'],
    ['length-missing', '第 7、8、9、10、11 行等 9 行'],
  ],
  'mixed-ts-fmp4': [
    ['containers-mixed', 'latency-long'],
    ['containers-mixed', '8 个 TS 切片'],
  ],
  'msn-decimal': [['syntax'], ['syntax', 'EXT-X-MEDIA-SEQUENCE 不是整数']],
  'msn-negative': [
    ['sequence-unreadable', 'syntax'],
    ['sequence-unreadable', '「-5」'],
  ],
  'msn-tab': [
    ['sequence-unreadable', 'syntax'],
    ['sequence-unreadable', '制表符'],
  ],
  'msn-zero-live-epoch-ms': [['sequence-huge']],
  'neg-duration': [
    ['latency-long', 'length-unreadable'],
    ['length-unreadable', '第 4 行'],
  ],
  'no-msn-no-end-vodsize': [
    ['latency-long', 'sequence-missing'],
    ['sequence-missing', '#EXT-X-ENDLIST'],
  ],
  'partless-partinf': [
    ['low-latency-parts', 'room-none'],
    ['hold-back', 'PART-HOLD-BACK 把直播延迟定在 1 s'],
  ],
  'rtmp-seg': [['address-scheme'], ['address-scheme', 'rtmp://a.example/a']],
  tabs: [
    ['sequence-unreadable', 'syntax'],
    ['syntax', '第 2、3 行'],
  ],
  'td-decimal': [
    ['segment-over-target', 'syntax'],
    ['syntax', 'EXT-X-TARGETDURATION 不是整数'],
  ],
  'td-tab': [
    ['syntax', 'target-duration-missing'],
    ['target-duration-missing', '读不懂'],
  ],
  // Five seconds of room, and segments of ten.
  'two-segments-10': [
    ['room-none', 'segment-long', 'window-short'],
    ['room-none', 'P2P 空间 5 s，放不下一个切片'],
    ['window-short', '留 5 个切片以上'],
  ],
  'variant-http-uppercase': [['mixed-content'], ['mixed-content', 'HTTP://a.example/a.m3u8']],
  vtt: [[], ['not-video', '这是字幕的播放列表']],
  widevine: [[], ['drm', 'Widevine']],

  // Further slips of these kinds.
  'dup-skip': [
    ['latency-long', 'tag-refused'],
    ['tag-refused', 'EXT-X-SKIP 写了不止一次'],
  ],
  'dup-define': [['tag-refused'], ['tag-refused', 'EXT-X-DEFINE 的「a」写了不止一次'], ['tag-refused', '第 5 行']],
  'concat-two-live': [
    ['syntax', 'tag-refused'],
    ['tag-refused', 'EXT-X-TARGETDURATION、EXT-X-MEDIA-SEQUENCE'],
  ],
  'map-trailing-comma': [['syntax'], ['init-segment', '初始化切片'], ['syntax', 'EXT-X-MAP 末尾多了一个逗号']],
  'extinf-blank-name': [
    ['length-missing', 'room-none', 'syntax'],
    ['syntax', 'EXTINF 与冒号之间有空白'],
  ],
  indented: [
    ['length-missing', 'room-none', 'syntax'],
    ['length-missing', '12 个切片'],
    ['syntax', '行首有空格，hls.js 当这一行是地址'],
  ],
  'server-control-broken': [['syntax'], ['syntax', 'HOLD-BACK 不是数'], ['syntax', '末尾有读不懂的字']],
  'hold-back-beyond': [
    ['room-none', 'segment-short'],
    ['hold-back', 'HOLD-BACK 把直播延迟定在 10 s'],
    ['hold-back', 'HOLD-BACK 要 18 s'],
  ],
  'msn-underscore': [
    ['sequence-missing', 'syntax'],
    ['syntax', '没有 EXT-X-MEDIA_SEQUENCE 这个标签，像是 EXT-X-MEDIA-SEQUENCE'],
  ],
  'endlist-misspelt': [['syntax'], ['syntax', '没有 EXT-X-END-LIST 这个标签，像是 EXT-X-ENDLIST']],
  'scte35-plain': [['ad-marks'], ['ad-marks', 'EXT-SCTE35']],
  'vod-uneven': [[], ['segment-uneven', '一个切片由一位观众送']],
  'byte-range-own-file': [[], ['byte-range', '切片各是一个文件']],
  'interstitial-http': [['mixed-content'], ['mixed-content', 'http://ads.example/a.m3u8']],
  'key-ctr-identity': [['key-unsupported'], ['drm', 'SAMPLE-AES'], ['key-unsupported', '第 4 行']],
  'key-sample-aes': [[], ['drm', 'SAMPLE-AES']],
  // The engine and the player both obey HOLD-BACK: nothing changes.
  'latency-unchanged': [['room-tight'], ['hold-back', '24 s']],
  'master-no-address': [['variant-without-address'], ['variant-without-address', '第 2 行']],
  'master-audio-only': [[], ['variants-no-picture', '第 4 行']],
  'master-all-unknown': [['variants-codec'], ['variants-codec', 'hls.js 不认识每一档的编码']],
  'master-comment-between': [['syntax'], ['syntax', '第 3 行：隔开了 EXT-X-STREAM-INF 与它的地址']],
};

/** Texts that are no playlist to any player. */
const refused: Record<string, readonly [id: string, words: string]> = {
  'channels-duration-zero-target': ['channel-list', '频道列表'],
  lower: ['not-m3u8', '没有用大写'],
  utf16: ['encoding', 'UTF-16'],
};

/** The swarms that hls.js' viewers land in: what it leaves out has none, and what it reads otherwise is named as it reads it. */
test.each([
  ['master-unknown-codec', ['2000000/avc////']],
  ['master-vvc', ['2000000/avc////']],
  ['master-audio-only', ['800000/avc/640x360///']],
  ['master-no-address', ['800000/////']],
  ['master-all-unknown', ['8000000/avs3////']],
  ['master-stray-line', ['800000/////', '2000000/////']],
])('%s: swarms', (name, renditions) => {
  expect(examine(name).swarms.map(({rendition}) => rendition)).toEqual(renditions);
});

test.each(['widevine', 'key-ctr-identity', 'key-sample-aes', 'aes256'])('%s is encrypted', (name) => {
  expect(examine(name).streams[0]?.encryption).not.toEqual([]);
});

test('every case has an expectation', () => {
  const files = readdirSync(FOLDER).map((file) => file.replace(/\.m3u8$/, ''));
  expect(files.sort()).toEqual([...Object.keys(cases), ...Object.keys(refused)].sort());
});

test.each(Object.entries(cases))('%s: what is found', (name, [bad, ...said]) => {
  const {findings} = examine(name);
  const ids = findings.filter(({severity}) => severity === 'problem' || severity === 'warning').map(({id}) => id);
  expect(ids.sort()).toEqual(bad);
  for (const [id, words] of said) {
    const texts = findings.filter((finding) => finding.id === id).map(({title, detail, fix}) => `${title} ${detail} ${fix ?? ''}`);
    expect(texts.join('\n')).toContain(words);
  }
});

test.each(Object.keys(cases))('%s: read as the players read it, or the line is named', (name) => {
  // A browser drops the mark of the byte order before the player sees the text.
  const text = textOf(name).replace(/^\uFEFF/, '');
  const lines = text.split(/\r\n|\n|\r/);
  expect(unsaid(lines, besideHls(lines))).toEqual([]);
  expect(unsaid(lines, besideShaka(lines))).toEqual([]);
  const ids = examine(name)
    .findings.filter(({severity}) => severity === 'problem')
    .map(({id}) => id);
  expect(
    ids.some((id) => REFUSED.test(id)),
    refusedByHls(text) ?? 'hls.js takes it',
  ).toBe(refusedByHls(text) !== undefined);
});

test.each(Object.entries(refused))('%s: no playlist', (name, [id, words]) => {
  try {
    examine(name);
  } catch (error) {
    expect(error).toBeInstanceOf(StreamProblem);
    expect([(error as StreamProblem).id, (error as StreamProblem).message]).toEqual([id, expect.stringContaining(words)]);
    return;
  }
  expect.unreachable();
});
