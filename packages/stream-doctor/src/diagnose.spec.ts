import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {diagnose} from './diagnose.ts';
import {verdictOf} from './verdictOf.ts';
import {defaultSettings, type SegmentProbe, type StreamInput} from './input.ts';
import type {Severity} from './report.ts';

const FOLDER = new URL('../fixtures/', import.meta.url);
const read = (name: string): string => readFileSync(new URL(`${name}.m3u8`, FOLDER), 'utf8');
const examine = (name: string, more: Partial<StreamInput['entry']> = {}, settings = {}) =>
  diagnose({entry: {text: read(name), ...more}}, {...defaultSettings, ...settings});
const ids = (name: string, severities: readonly Severity[]) =>
  examine(name)
    .findings.filter(({severity}) => severities.includes(severity))
    .map(({id}) => id)
    .sort();

/** Facts counted by hand: flow, segments, target duration, look-ahead in seconds; then the problems and the warnings. */
const media: Record<
  string,
  readonly [flow: string, segments: number, target: number | undefined, lookAhead: number | undefined, bad: readonly string[]]
> = {
  'damaged-lines': [
    'live',
    // Three, and two of what hls.js cannot read of a length.
    5,
    undefined,
    0,
    ['length-unreadable', 'low-latency-parts', 'room-none', 'sequence-unreadable', 'syntax', 'target-duration-missing'],
  ],
  'event-growing': ['event', 60, 5, 105, ['latency-long']],
  'hostile-markup': ['live', 10, 4, 21, []],
  'iframes-only': ['vod', 8, 6, undefined, []],
  'live-3x4': ['live', 3, 4, 0, ['room-none', 'window-short']],
  'live-6x4': ['live', 6, 4, 5, ['room-tight']],
  'live-aes-plain-key': ['live', 12, 4, 29, ['key-mixed-content']],
  'live-crlf-bom': ['live', 12, 4, 29, []],
  'live-cue-out': ['live', 12, 6, 51, ['ad-marks', 'latency-long']],
  'live-daterange-scte35': ['live', 12, 4, 29, ['ad-marks']],
  'live-dvr-2h': ['live', 1200, 6, 105, ['latency-long']],
  // Its five segments are 8.3 s to 10 s, the usual one 8.3 s.
  'live-ffmpeg-5x2': ['live', 5, 10, 25, []],
  'live-gap-bitrate': ['live', 12, 4, 29, ['uplink-slow']],
  'live-hold-back': ['live', 15, 4, 0, ['room-none']],
  'live-hold-back-small': ['live', 15, 4, 0, ['hold-back-small', 'room-none']],
  'live-map-http': ['live', 12, 4, 29, ['mixed-content']],
  'live-nginx-rtmp-5x2': ['live', 5, 2, 0, ['room-none', 'segment-short']],
  'live-no-sequence': ['live', 10, 4, 21, ['sequence-missing']],
  'live-packager-epoch': ['live', 12, 6, 51, ['latency-long']],
  'live-path-signed': ['live', 10, 4, 21, []],
  'live-query-signed': ['live', 8, 5, 20, []],
  'live-slate': ['live', 12, 4, 29, ['segment-repeated']],
  // Nine segments of five seconds would be 45 s, more than the 40.009 s there are: the player stays inside.
  'live-srs-10x4': ['live', 10, 5, 25.009, []],
  'live-uneven-http': ['live', 12, 4, 29, ['mixed-content', 'segment-over-target']],
  'live-window-15x4': ['live', 15, 4, 41, []],
  'low-latency': ['live', 8, 4, 0, ['low-latency-parts', 'room-none']],
  'low-latency-delta': ['live', 4, 4, 0, ['low-latency-parts', 'room-none']],
  'unseen-ads-by-range': ['live', 7, 6, 21, ['ad-marks']],
  // hls.js takes what it cannot read of an EXTINF for an address, so nothing else can be relied on.
  'unseen-durations': ['live', 11, 4, 0, ['length-unreadable', 'room-none', 'syntax']],
  'unseen-gbk': ['live', 12, 4, 29, ['encoding']],
  'unseen-interstitial': ['live', 11, 6, 45, ['latency-long']],
  'unseen-keys-rotate': ['live', 13, 4, 33, []],
  'unseen-map-changes': ['live', 13, 4, 33, []],
  'unseen-mixed-case': [
    'live',
    2,
    undefined,
    0,
    ['length-missing', 'room-none', 'sequence-missing', 'syntax', 'target-duration-missing', 'window-short'],
  ],
  // The address of the variant counts as a segment, in hls.js too.
  'unseen-mixed-kinds': ['live', 13, 4, 33, ['length-missing', 'mixed-kinds', 'sequence-missing']],
  // One line of blanks, which Shaka takes for an address.
  'unseen-notes-between': ['live', 15, 4, 41, ['syntax']],
  'unseen-parts-and-hold-back': ['live', 8, 6, 0, ['low-latency-parts', 'room-none']],
  'unseen-query-variable': ['live', 10, 6, 39, ['define-query']],
  // 26 segments with those left out; HOLD-BACK says 24 s.
  'unseen-skip': ['live', 6, 4, 9, []],
  'unseen-spaced-numbers': ['live', 10, 4, 21, ['header']],
  'unseen-uris': ['live', 8, 4, 13, []],
  // Eight and nine seconds under a target of ten.
  'vod-aes-128': ['vod', 14, 10, undefined, []],
  'vod-byterange-implicit': ['vod', 7, 10, undefined, []],
  'vod-fmp4-byterange': ['vod', 20, 6, undefined, []],
  'vod-interstitial': ['vod', 10, 6, undefined, []],
  'vod-missing-endlist': ['live', 30, 6, 105, ['endlist-missing', 'latency-long', 'sequence-missing']],
  'vod-sample-aes': ['vod', 10, 6, undefined, []],
  'vod-ts': ['vod', 40, 6, undefined, []],
};

test.each(Object.entries(media))('%s', (name, [flow, segmentCount, targetDuration, lookAhead, bad]) => {
  const [facts] = examine(name).streams;
  expect(facts).toMatchObject({flow, segmentCount});
  expect(facts?.targetDuration).toBe(targetDuration);
  if (lookAhead === undefined) expect(facts?.live).toBeUndefined();
  else expect(facts?.live?.lookAhead).toBeCloseTo(lookAhead, 2);
  expect(ids(name, ['problem', 'warning'])).toEqual(bad);
});

/** Variants, audio tracks, swarms by the names that the engines give them; problems and warnings. */
const multivariant: Record<string, readonly [variants: number, tracks: number, swarms: readonly string[], bad: readonly string[]]> = {
  'multivariant-apple': [
    4,
    2,
    [
      'main-800000/avc/640x360/30//',
      'main-2020000/avc/960x540/30//',
      'main-3280000/avc/1280x720/30//',
      'main-6080000/avc/1920x1080/30//',
      'secondary-aud1/zh/普通话/2/',
      'secondary-aud2/zh/普通话/6/',
    ],
    [],
  ],
  // The sound inside the variant has no swarm of its own.
  'multivariant-audio-embedded': [1, 2, ['main-1280000/avc/1280x720///', 'secondary-a/zh/解说//'], []],
  'multivariant-audio-http': [
    2,
    1,
    ['main-2020000/avc/1280x720///', 'main-5480000/avc/1920x1080///', 'secondary-a/zh/普通话//'],
    ['mixed-content'],
  ],
  'multivariant-audio-unsignalled': [1, 1, ['main-1280000/avc/1280x720///', 'secondary-alt/yue/方言//'], []],
  'multivariant-eight': [
    8,
    0,
    [
      'main-300000//160x90///',
      'main-600000//320x180///',
      'main-900000//480x270///',
      'main-1200000//640x360///',
      'main-1500000//800x450///',
      'main-1800000//960x540///',
      'main-2100000//1120x630///',
      'main-2400000//1280x720///',
    ],
    ['variants-many'],
  ],
  // Four variants on two addresses, named by a variable; two sounds of one group, one of another.
  'multivariant-variables': [
    4,
    3,
    [
      'main-2177116/avc/960x540/59.94//',
      'main-8001098/avc/1920x1080/59.94//',
      'secondary-aac/zh/中文/2/',
      'secondary-aac/en/English, stereo/2/',
      'secondary-ac3/zh/中文/6/',
    ],
    [],
  ],
  // Each variant on two pathways.
  'multivariant-steering': [4, 0, ['main-1500000/avc////', 'main-2500000/avc////'], ['define-query']],
};

test.each(Object.entries(multivariant))('%s', (name, [variants, tracks, swarms, bad]) => {
  const report = examine(name);
  expect([report.variantCount, report.audioTrackCount]).toEqual([variants, tracks]);
  expect(report.swarms.map(({type, rendition}) => `${type}-${decodeURIComponent(rendition)}`)).toEqual(swarms);
  expect(ids(name, ['problem', 'warning'])).toEqual(bad);
});

test('every fixture has an expectation', () => {
  const files = readdirSync(FOLDER).flatMap((file) => (file.endsWith('.m3u8') ? [file.slice(0, -5)] : []));
  expect(files.sort()).toEqual([...Object.keys(media), ...Object.keys(multivariant)].sort());
});

const address = (url: string) => ({address: url, finalAddress: url});
const found = (report: ReturnType<typeof examine>, id: string) => report.findings.find((finding) => finding.id === id);

test('a table of addresses and what they do to swarms', () => {
  const verdict = (url: string) =>
    examine('live-window-15x4', address(url))
      .findings.filter(({id}) => ['path-token', 'query-identity', 'address-fine'].includes(id))
      .map(({id, severity}) => `${id} ${severity}`);
  expect(verdict('https://cdn.x2p2p.example/live/ch1/index.m3u8?auth_key=1795251600-0-0-0f1e')).toEqual(['address-fine good']);
  expect(verdict('https://cdn.x2p2p.example/6f1ed002ab5595859014ebf0951522d9/692f1a80/live/ch1.m3u8')).toEqual(['path-token problem']);
  expect(verdict('https://cdn.x2p2p.example/hdnts=exp=1795251600~acl=*~hmac=0a1b2c3d/live.m3u8')).toEqual(['path-token problem']);
  expect(verdict('https://cdn.x2p2p.example/live/eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc-DEF_1/x.m3u8')).toEqual(['path-token problem']);
  expect(verdict('https://cdn.x2p2p.example/0123456789abcdef0123456789abcdef/movie.m3u8')).toEqual(['path-token warning']);
  // A folder named after a day is a date; with hours and minutes it is the expiry of a token.
  expect(verdict('https://cdn.x2p2p.example/20241121/0123456789abcdef0123456789abcdef/movie.m3u8')).toEqual(['path-token warning']);
  expect(verdict('https://cdn.x2p2p.example/202411210830/0123456789abcdef0123456789abcdef/movie.m3u8')).toEqual(['path-token problem']);
  expect(verdict('https://cdn.x2p2p.example/20241121083059/0123456789abcdef0123456789abcdef/movie.m3u8')).toEqual(['path-token problem']);
  expect(verdict('https://cdn.x2p2p.example/v/3f2504e0-4f89-11d3-9a0c-0305e82c3301/movie.m3u8')).toEqual(['address-fine good']);
  expect(verdict('https://cdn.x2p2p.example/channel-expert-session-2026/sports-live-1080p-main.m3u8')).toEqual(['address-fine good']);
  for (const path of [
    'Xr9lKQ2vVbP5m0cTz_8aQg/1795251600/live',
    's/1795251600/Xr9lKQ2vVbP5m0cTz_8aQg/live',
    'live/Xr9lKQ2vVbP5m0cTz_8aQg,1795251600',
    '1795251600-0-0-0f1ed002ab5595859014ebf0951522d9/live',
    'live/0f1ed002ab5595859014ebf0951522d9_1795251600',
    'expire/1795251600/ei/a/sig/AOq0QJ8wRgIhAJ/live',
    'token/abcdefgh/live',
    'session/3f2504e0-4f89-11d3-9a0c-0305e82c3301/live',
    'live/session-3f2504e0-4f89-11d3-9a0c-0305e82c3301',
    'auth/1795251600-0-0-abc/live',
    'live/stream_1795251600_0f1ed002ab5595859014ebf0951522d9',
    'jsessionid=0f1ed002ab/live',
  ])
    expect(verdict(`https://cdn.x2p2p.example/${path}/ch1.m3u8`), path).toContain('path-token problem');
  // Words, dates and the length of a hash alone say nothing.
  for (const path of ['session/2026/finals', 'auth/live', 'sports-live-1080p-main/1795251600', 'sign/language', 'st/1080p'])
    expect(verdict(`https://cdn.x2p2p.example/${path}/ch1.m3u8`), path).toEqual(['address-fine good']);
  expect(verdict('https://api.x2p2p.example/play.php?id=31')).toEqual(['query-identity problem']);
  expect(verdict('https://api.x2p2p.example/live/index.m3u8?token=a&streamid=8')).toEqual(['query-identity problem']);
  expect(verdict('https://api.x2p2p.example/live/cctv1.m3u8?id=31')).toEqual(['address-fine good']);
});

test('a swarmId settles tokens and identities', () => {
  const report = examine('live-window-15x4', address('https://api.x2p2p.example/play.php?id=31'), {swarmId: 'ch31'});
  expect(found(report, 'query-identity')).toBeUndefined();
  expect(report.swarms[0]?.streamSwarmId).toBe('v2-ch31-main-only');
});

test('a redirect to an edge is named', () => {
  const report = examine('live-window-15x4', {
    address: 'https://live.x2p2p.example/a.m3u8',
    finalAddress: 'https://edge7.x2p2p.example/a.m3u8',
  });
  expect(found(report, 'redirected')?.title).toContain('edge7.x2p2p.example');
  expect(report.swarms[0]?.streamSwarmId).toBe('v2-https://edge7.x2p2p.example/a.m3u8-main-only');
});

const RELATIVE = (...entries: readonly string[]) => ['#EXTM3U', ...entries].join('\n');
const stream = (attributes: string, uri: string) => `#EXT-X-STREAM-INF:${attributes}\n${uri}`;

test('addresses that are one rendition make one swarm', () => {
  const text = RELATIVE(
    stream('BANDWIDTH=1,RESOLUTION=640x360', 'https://a.x2p2p.example/v.m3u8'),
    stream('BANDWIDTH=1,RESOLUTION=640x360', 'https://b.x2p2p.example/v.m3u8'),
    stream('BANDWIDTH=2,RESOLUTION=640x360', 'w.m3u8'),
  );
  const report = diagnose({entry: {text, ...address('https://cdn.x2p2p.example/m.m3u8')}});
  expect(report.swarms.map(({label, rendition}) => [label, rendition])).toEqual([
    ['640×360 · 0 kbit/s', '1//640x360///'],
    ['640×360 · 0 kbit/s', '2//640x360///'],
  ]);
  expect(found(report, 'variants-repeated')?.title).toMatch(/^1 档/);
  expect(found(report, 'renditions-alike')).toBeUndefined();
});

test('renditions that only their paths tell apart are named, and need the address', () => {
  const text = RELATIVE(stream('BANDWIDTH=1', 'a.m3u8'), stream('BANDWIDTH=1', 'b.m3u8'), stream('BANDWIDTH=2', 'c.m3u8'));
  const report = diagnose({entry: {text, ...address('https://cdn.x2p2p.example/x/m.m3u8')}});
  expect(report.swarms.map(({rendition}) => rendition)).toEqual(['1//////%2Fx%2Fa.m3u8', '1//////%2Fx%2Fb.m3u8', '2/////']);
  expect(found(report, 'renditions-alike')?.severity).toBe('note');
  const pasted = diagnose({entry: {text}}, {...defaultSettings, swarmId: 'a'});
  expect(pasted.swarms.map(({infoHash}) => infoHash !== undefined)).toEqual([false, false, true]);
  expect(pasted.unexamined.join()).toContain('没有播放地址');
});

test('the order of a list and what is left out of it change no swarm', () => {
  const entries = [stream('BANDWIDTH=1', 'a.m3u8'), stream('BANDWIDTH=2', 'b.m3u8'), stream('BANDWIDTH=3', 'c.m3u8')];
  const of = (listed: readonly string[]) =>
    diagnose({entry: {text: RELATIVE(...listed), ...address('https://cdn.x2p2p.example/m.m3u8')}}).swarms.map(({infoHash}) => infoHash);
  const [a, b, c] = of(entries);
  expect(of(entries.toReversed())).toEqual([c, b, a]);
  expect(of(entries.slice(1))).toEqual([b, c]);
});

test('Content Steering parts nobody', () => {
  expect(found(examine('multivariant-steering'), 'content-steering')?.severity).toBe('note');
  expect(found(examine('multivariant-steering'), 'variants-repeated')?.title).toMatch(/^2 档/);
});

const window = (first: number, count = 10, name = (n: number) => `s${n}.ts`) =>
  [
    '#EXTM3U',
    '#EXT-X-TARGETDURATION:4',
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    ...Array.from({length: count}, (_, i) => `#EXTINF:4,\n${name(first + i)}`),
  ].join('\n');

const MOVEMENT = /^(sequence|segments-removed|event-trimmed|stale|playlist-older)/;

test.each([
  ['sequence-reset', window(5000), window(2), 4],
  // Renamed as well, so these are no copies of what was there before.
  ['sequence-reset', window(100), window(99, 10, (n) => `other-${n}.ts`), 4],
  ['sequence-mismatch', window(50), window(51, 10, (n) => `other-${n}.ts`), 4],
  ['stale', window(50), window(50), 8],
  ['sequence-unmoved', window(50), window(50), 4],
  ['sequence-ended', window(50), `${window(50)}\n#EXT-X-ENDLIST`, 8],
  ['playlist-older', window(100), window(99), 4],
  [
    'playlist-older',
    window(0).replace('#EXT-X-MEDIA', '#EXT-X-PLAYLIST-TYPE:EVENT\n#EXT-X-MEDIA'),
    window(0, 9).replace('#EXT-X-MEDIA', '#EXT-X-PLAYLIST-TYPE:EVENT\n#EXT-X-MEDIA'),
    8,
  ],
  // The same end, from farther back: another length of window, and nothing new.
  ['stale', window(100), window(99, 11), 8],
  ['sequence-steady', window(50), window(51), 4],
  ['segments-removed', window(50), window(50, 11).replace('#EXTINF:4,\ns55.ts\n', ''), 4],
  ['sequence-jump', window(50), window(950), 4],
  ['sequence-apart', window(50), window(80), 120],
  [
    'event-trimmed',
    window(0).replace('#EXT-X-MEDIA', '#EXT-X-PLAYLIST-TYPE:EVENT\n#EXT-X-MEDIA'),
    window(2).replace('#EXT-X-MEDIA', '#EXT-X-PLAYLIST-TYPE:EVENT\n#EXT-X-MEDIA'),
    8,
  ],
  // The token of each answer is new, the segments are not.
  ['sequence-steady', window(50, 10, (n) => `/t/a1/s${n}.ts?e=1`), window(51, 10, (n) => `/t/b2/s${n}.ts?e=2`), 4],
])('two fetches: %s', (id, before, now, afterSeconds) => {
  const report = diagnose({entry: {text: before, later: [{text: now, afterSeconds}]}});
  expect(report.findings.map((finding) => finding.id).filter((found) => MOVEMENT.test(found))).toEqual([id]);
});

test('nothing is called good when nothing new came, whatever the wait', () => {
  for (const afterSeconds of [0.1, 4, 6, 600]) {
    const report = diagnose({entry: {text: window(50), later: [{text: window(50), afterSeconds}]}});
    expect(found(report, 'sequence-steady')).toBeUndefined();
  }
});

test.each<[string, readonly [string, number][], readonly string[]]>([
  [
    'steady, however often it is asked',
    [
      [window(50), 2],
      [window(51), 2],
      [window(51), 2],
      [window(52), 2],
    ],
    ['sequence-steady'],
  ],
  [
    'a reset in the middle',
    [
      [window(51), 4],
      [window(3), 4],
      [window(4), 4],
    ],
    ['sequence-reset'],
  ],
  [
    'a stop that many short waits add up to',
    [
      [window(50), 2],
      [window(50), 2],
      [window(50), 2],
      [window(50), 2],
    ],
    ['stale'],
  ],
  [
    'nothing to tell yet',
    [
      [window(50), 2],
      [window(50), 2],
    ],
    ['sequence-unmoved'],
  ],
])('a history: %s', (_, history, ids) => {
  const later = history.map(([text, afterSeconds]) => ({text, afterSeconds}));
  const report = diagnose({entry: {text: window(50), later}});
  expect(report.findings.map(({id}) => id).filter((id) => /^(sequence|stale|playlist-older)/.test(id))).toEqual(ids);
});

test.each<[string, string, string]>([
  ['sequence-reset', window(5000), window(2)],
  ['sequence-mismatch', window(50), window(51, 10, (n) => `other-${n}.ts`)],
  ['segments-removed', window(50), window(50, 11).replace('#EXTINF:4,\ns55.ts\n', '')],
  ['sequence-apart', window(50), window(950)],
  ['sequence-unmoved', window(50), window(50)],
  ['sequence-steady', window(50), window(51)],
])('a text that was pasted later, nobody knows how much: %s', (id, before, now) => {
  const {findings} = diagnose({entry: {text: before, later: [{text: now}]}});
  const [movement, ...others] = findings.filter((found) => MOVEMENT.test(found.id));
  expect([movement?.id, others]).toEqual([id, []]);
  expect(`${movement!.title}${movement!.detail}`).not.toMatch(/undefined|NaN/);
});

test('what was given as later and cannot be compared is named', () => {
  expect(diagnose({entry: {text: window(50), later: [{text: '<html>'}]}}).unexamined).toContain(
    '稍后读到的有 1 份不是媒体播放列表，没有比较。',
  );
  const master = '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\na.m3u8\n';
  expect(diagnose({entry: {text: master, later: [{text: master}]}}).unexamined.join()).toContain('主播放列表不会滑动');
});

test('of many readings, each finding says which one', () => {
  const detailOf = (history: readonly string[], id: string) => {
    const {findings} = diagnose({entry: {text: window(50), later: history.map((text) => ({text, afterSeconds: 4}))}});
    const finding = findings.find((found) => found.id === id);
    return `${finding?.title}：${finding?.detail}`;
  };
  expect(detailOf([window(51), window(52), window(51)], 'playlist-older')).toContain('第 4 次读');
  expect(detailOf([window(51), window(3), window(4)], 'sequence-reset')).toContain('第 3 次读');
  expect(detailOf([window(51), window(52), window(53)], 'sequence-steady')).toMatch(/^4 次读取之间序号连续：前后 12 s，.*新增 3 个/);
  expect(detailOf([window(51)], 'sequence-steady')).toMatch(/^两次读取之间序号连续/);
});

describe('renditions', () => {
  const master = '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=900000\na.m3u8\n#EXT-X-STREAM-INF:BANDWIDTH=100000\nb.m3u8\n';
  const compared = (one: string, other: string, seconds = 0) =>
    diagnose({
      entry: {text: master},
      media: [
        {uri: 'a.m3u8', text: one, readAt: 1000},
        {uri: 'b.m3u8', text: other, readAt: 1000 + seconds},
      ],
    }).findings.filter(({id}) => id.startsWith('renditions-'));
  const seam = (text: string, before: number) =>
    text.replace(`#EXTINF:4,\ns${before}.ts`, `#EXT-X-DISCONTINUITY\n#EXTINF:4,\ns${before}.ts`);

  test.each<[string, string, string, number]>([
    ['renditions-aligned', window(50), window(50), 0],
    ['renditions-aligned', window(50), window(60), 40],
    ['renditions-target', window(50), window(50).replace('DURATION:4', 'DURATION:6'), 0],
    ['renditions-sequence', window(50), window(90), 0],
    ['renditions-sequence', window(50), window(50), 40],
    ['renditions-ended', window(50), `${window(50)}\n#EXT-X-ENDLIST`, 0],
    ['renditions-aligned', seam(window(50), 55), seam(window(50), 55), 0],
    ['renditions-seams', seam(window(50), 55), window(50), 0],
    ['renditions-seams', seam(`${window(50)}\n#EXT-X-ENDLIST`, 55), `${window(50)}\n#EXT-X-ENDLIST`, 0],
    // It slid out of one of them, which still counts it.
    ['renditions-aligned', seam(window(50), 51), window(52, 10).replace('#EXTINF', '#EXT-X-DISCONTINUITY-SEQUENCE:1\n#EXTINF'), 8],
  ])('%s', (id, one, other, secondsBetween) => {
    expect(compared(one, other, secondsBetween).map((finding) => finding.id)).toEqual([id]);
  });

  test('dates take the place of numbers', () => {
    const dated = (text: string) => text.replace('#EXTINF', '#EXT-X-PROGRAM-DATE-TIME:2026-11-29T08:00:00Z\n#EXTINF');
    expect(compared(dated(window(50)), dated(window(90)))[0]?.severity).toBe('note');
  });

  test('what is wrong with each of them is told once', () => {
    const bad = window(50).replace('#EXTM3U', '#EXTM3U x');
    const {findings} = diagnose({entry: {text: master}, media: ['a.m3u8', 'b.m3u8'].map((uri) => ({uri, text: bad}))});
    const [first, ...others] = findings.filter(({id}) => id === 'header');
    expect(others).toEqual([]);
    expect(first?.detail).toContain('另有 1 处相同');
  });
});

test('an older copy is the cache’s doing, not the encoder’s', () => {
  const report = diagnose({entry: {text: window(100), later: [{text: window(99), afterSeconds: 4}]}});
  expect(found(report, 'playlist-older')).toMatchObject({
    severity: 'warning',
    title: expect.stringContaining('旧副本'),
    detail: expect.stringContaining('109 号退到 108 号'),
  });
});

const segments = (target: number, count: number, length: number, head = '') =>
  `#EXTM3U\n#EXT-X-TARGETDURATION:${target}\n#EXT-X-MEDIA-SEQUENCE:7\n${head}${Array.from({length: count}, (_, i) => `#EXTINF:${length.toFixed(3)},\ns${7 + i}.ts\n`).join('')}`;

test('a target duration far above the segments is not their length', () => {
  const report = diagnose({entry: {text: segments(10, 10, 2)}});
  // 9 × 10 s would be behind the first segment, so the player stays 20 s from the end: 20 − 2 − 15.
  expect(report.streams[0]?.live).toMatchObject({distance: 20, lookAhead: 5, budget: 3, room: 'enough', p2pSegments: 2});
  expect(found(report, 'segment-short')?.title).toBe('切片只有 2 s');
  expect(found(report, 'segment-long')).toBeUndefined();
  expect(found(report, 'target-over-segments')).toMatchObject({
    severity: 'warning',
    title: '目标时长 10 s，最长的切片只有 2 s',
    fix: '把 EXT-X-TARGETDURATION 改为 2。',
  });
  for (const near of [segments(3, 10, 2.002), segments(5, 10, 4.004), `${segments(10, 10, 2)}#EXT-X-ENDLIST\n`])
    expect(found(diagnose({entry: {text: near}}), 'target-over-segments')).toBeUndefined();
});

test('segments of almost ten seconds are as long as those of ten', () => {
  expect(found(diagnose({entry: {text: segments(10, 10, 9.984)}}), 'segment-long')?.title).toBe('切片长达 10 s');
});

test('bytes, uplink and caching go by the length of the segments', () => {
  const text = segments(10, 20, 2, '#EXT-X-BITRATE:1000\n');
  const report = diagnose({entry: {text, cacheControl: 'max-age=4'}});
  expect(report.streams[0]?.segmentBytes).toEqual({bytes: 250_000, source: 'bitrate-tag'});
  expect(found(report, 'uplink-fine')?.detail).toContain('短于切片的 2 s');
  expect(found(report, 'playlist-cached')?.fix).toContain('1 s 以内');
  // Whole seconds are all a header can say: four for a segment of 3.97 s is one segment.
  expect(found(diagnose({entry: {text: segments(4, 10, 3.97), cacheControl: 'max-age=4'}}), 'playlist-cached')).toBeUndefined();
});

test('the advice is never fewer segments than there are, and never more than help', () => {
  const fix = (text: string, settings = {}): string | undefined =>
    diagnose({entry: {text}}, {...defaultSettings, ...settings}).findings.find(({id}) => /^room-(tight|none)/.test(id))?.fix;
  for (const target of [1, 2, 4, 6, 10, 30, 60]) {
    for (const length of [1, 2, 4, 6, 10, 50]) {
      for (const count of [3, 5, 8, 10, 20, 40]) {
        for (const highDemandTimeWindow of [0, 4, 15, 60, 110, 300]) {
          const advised = Number(
            /加长到 (\d+) 个/.exec(fix(segments(target, count, length), {highDemandTimeWindow}) ?? '')?.[1] ?? Number.NaN,
          );
          if (Number.isNaN(advised)) continue;
          expect(advised).toBeGreaterThan(count);
          // One fewer would not do, unless there are no fewer than now.
          const roomOf = (segmentCount: number) =>
            diagnose({entry: {text: segments(target, segmentCount, length)}}, {...defaultSettings, highDemandTimeWindow}).streams[0]?.live
              ?.room;
          if (advised - 1 > Math.max(count, 4)) expect(roomOf(advised - 1)).not.toBe('enough');
          expect(roomOf(advised)).toBe('enough');
        }
      }
    }
  }
  expect(fix(segments(10, 6, 2))).toContain('加长到 10 个');
  // Playback never goes farther back than 120 s.
  expect(fix(segments(60, 40, 60))).toMatch(/^把切片缩短到 4 s 左右，或降低/);
  for (const length of [4, 10])
    expect(fix(segments(length, 40, length), {highDemandTimeWindow: 118})).toBe('降低 highDemandTimeWindow（留给 HTTP 的余地同样变少）。');
});

test('a high-demand window that one unanswered request uses up is reported', () => {
  const margin = (highDemandTimeWindow: number, text = segments(4, 12, 4)) =>
    diagnose({entry: {text}}, {...defaultSettings, highDemandTimeWindow}).findings.filter(({id}) => id.startsWith('margin-'));
  expect(margin(3)).toMatchObject([{id: 'margin-none', severity: 'warning', title: '高需求窗口 3 s，不到一个切片'}]);
  expect(margin(6)).toMatchObject([
    {id: 'margin-little', severity: 'note', fix: 'highDemandTimeWindow 取 7 s 以上，或把 httpNotReceivingBytesTimeoutMs 也调小。'},
  ]);
  expect(margin(7)).toEqual([]);
  expect(margin(3, `${segments(4, 12, 4)}#EXT-X-ENDLIST\n`)).toEqual([]);
});

test('an address that a secure page cannot load is counted once, init segments and sound included', () => {
  const title = (name: string, settings = {}) => found(examine(name, {}, settings), 'mixed-content')?.title;
  expect(['live-map-http', 'multivariant-audio-http', 'live-uneven-http'].map((name) => title(name))).toEqual([
    '1 个地址是 http://',
    '1 个地址是 http://',
    '12 个地址是 http://',
  ]);
  expect(title('live-map-http', {pageProtocol: 'http:'})).toBeUndefined();
});

test('keys are counted by address, not by IV', () => {
  const keyed = (uri: (i: number) => string) =>
    `#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXT-X-MEDIA-SEQUENCE:1\n${Array.from({length: 10}, (_, i) => `#EXT-X-KEY:METHOD=AES-128,URI="${uri(i)}",IV=0x${String(i).padStart(32, '0')}\n#EXTINF:4,\ns${i}.ts\n`).join('')}`;
  const detail = (uri: (i: number) => string) => found(diagnose({entry: {text: keyed(uri)}}), 'aes-128')?.detail;
  expect(detail(() => 'k.bin')).toContain('1 个密钥');
  expect(detail((i) => `k.bin?n=${i % 3}`)).toContain('3 个密钥');
  const isBlocked = (uri: string) => found(diagnose({entry: {text: keyed(() => uri)}}), 'key-mixed-content') !== undefined;
  expect(['http://localhost:8080/k', 'http://127.0.0.1/k', 'http://[::1]/k', 'https://key.x2p2p.example/k', 'k'].map(isBlocked)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
  expect(['http://key.x2p2p.example/k', 'HTTP://localhost.x2p2p.example/k'].map(isBlocked)).toEqual([true, true]);
});

const probe = {address: 'https://cdn.x2p2p.example/s.ts', outcome: 'answered'} as const;

test.each([
  ['range-fine', {...probe, status: 206, contentRange: 'bytes 0-1/1500000'}],
  ['range-not-exposed', {...probe, status: 206}],
  ['range-not-exposed', {...probe, status: 206, contentRange: 'bytes 0-1/1500000', allowOrigin: '*', exposedHeaders: null}],
  ['range-ignored', {...probe, status: 200, contentLength: 1_500_000}],
  ['segment-status', {...probe, status: 403}],
  ['segment-cors', {...probe, outcome: 'cors' as const}],
  ['segment-cors', {...probe, status: 206, allowOrigin: null, exposedHeaders: null}],
  ['segment-unreachable', {...probe, outcome: 'network' as const}],
])('segment answer: %s', (id, answer) => {
  expect(diagnose({entry: {text: window(1)}, probe: answer}).findings.map((finding) => finding.id)).toContain(id);
});

test('the length of a file is not that of the ranges in it, whether the server heeds Range or not', () => {
  const bytes = (answer: Partial<SegmentProbe> = {}) =>
    diagnose({entry: {text: read('vod-fmp4-byterange')}, probe: {...probe, ...answer}}).streams[0]?.segmentBytes;
  expect(bytes()?.source).toBe('byte-range');
  expect(bytes({status: 206, contentRange: 'bytes 0-1/900000000'})).toEqual(bytes());
  expect(bytes({status: 200, contentLength: 900_000_000})).toEqual(bytes());
});

test('segment bytes against the uplink', () => {
  const text = window(1, 15);
  const withBytes = (bytes: number, uplink: number) =>
    diagnose({entry: {text}, probe: {...probe, status: 206, contentRange: `bytes 0-1/${bytes}`}}, {...defaultSettings, uplink})
      .findings.map(({id}) => id)
      .find((id) => id.startsWith('uplink'));
  expect(withBytes(500_000, 2_000_000)).toBe('uplink-fine');
  expect(withBytes(1_500_000, 2_000_000)).toBe('uplink-slow');
  expect(withBytes(10_000_000, 2_000_000)).toBe('uplink-late');
});

test('little room is explained by the time that a segment has and by its length', () => {
  expect(found(examine('live-6x4'), 'room-tight')?.detail).toContain('切片从出现到进入高需求窗口只有 1 s，短于一个切片的时长 4 s；');
});

test('turning low latency off in the player gives P2P its room back', () => {
  expect(examine('low-latency', {}, {lowLatencyMode: false}).streams[0]?.live?.room).not.toBe('none');
});

test("the integrator's own count wins over HOLD-BACK", () => {
  expect(examine('live-hold-back', {}, {liveSyncDurationCount: 10}).streams[0]?.live?.distance).toBe(40);
});

test('EXT-X-START decides where playback starts, whoever else has a wish', () => {
  const text = (offset: string) =>
    read('live-window-15x4').replace('#EXT-X-TARGETDURATION', `#EXT-X-START:TIME-OFFSET=${offset}\n#EXT-X-TARGETDURATION`);
  const late = diagnose({entry: {text: text('-8')}}, {...defaultSettings, liveSyncDurationCount: 10});
  expect(late.streams[0]?.live).toMatchObject({distance: 8, playerDistance: 8, lookAhead: 0, room: 'none'});
  expect(found(late, 'start')?.title).toBe('EXT-X-START 把直播延迟定在 8 s');
  expect(found(late, 'room-none')?.fix).toContain('EXT-X-START');
  expect(found(late, 'latency-own')).toBeUndefined();
  expect(diagnose({entry: {text: text('0')}}).streams[0]?.live?.distance).toBe(60);
  expect(diagnose({entry: {text: text('-900')}}).streams[0]?.live?.distance).toBe(60);
  expect(diagnose({entry: {text: text('soon')}}).streams[0]?.live?.distance).toBe(56);

  const entry = {text: '#EXTM3U\n#EXT-X-START:TIME-OFFSET=-20,PRECISE=YES\n#EXT-X-STREAM-INF:BANDWIDTH=900000\nv.m3u8'};
  expect(diagnose({entry, media: [{text: text('-8'), uri: 'v.m3u8'}]}).streams[0]?.live?.distance).toBe(20);
});

test('a variant is looked into through its multivariant playlist', () => {
  const entry = {text: read('multivariant-apple'), ...address('https://cdn.x2p2p.example/m.m3u8')};
  const report = diagnose({
    entry,
    media: [
      {text: read('live-window-15x4'), uri: 'v4/prog_index.m3u8'},
      {text: '<html>', uri: 'a1/prog_index.m3u8'},
    ],
  });
  expect(report.streams[0]).toMatchObject({
    label: '1920×1080 · 6080 kbit/s',
    segmentCount: 15,
    segmentBytes: {bytes: 2_700_000, source: 'bandwidth'},
  });
  expect(report.unexamined).toHaveLength(1);
});

test('a delta update counts on where the playlist before it stopped', () => {
  const text = read('unseen-skip');
  const later =
    text.replace('SEQUENCE:1000', 'SEQUENCE:1001').replace('#EXTINF:4.000,\nseg1020.m4s\n', '') + '#EXTINF:4.000,\nseg1026.m4s\n';
  const whole = `#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXT-X-MEDIA-SEQUENCE:1001\n${Array.from({length: 26}, (_, i) => `#EXTINF:4.000,\nseg${1001 + i}.m4s\n`).join('')}`;
  for (const now of [later, whole])
    expect(diagnose({entry: {text, later: [{text: now, afterSeconds: 4}]}}).findings.find(({id}) => id.startsWith('sequence'))?.title).toBe(
      '两次读取之间序号连续',
    );
});

test('variables from the address or the multivariant playlist are filled in, or reported as missing', () => {
  const text = read('unseen-query-variable');
  const about = (report: ReturnType<typeof diagnose>) => [
    report.findings.some(({id}) => id === 'define-missing'),
    report.unexamined.some((line) => line.includes('sig')),
  ];
  expect(about(diagnose({entry: {text}}))).toEqual([false, true]);
  expect(about(diagnose({entry: {text, address: 'https://cdn.x2p2p.example/a.m3u8?sig=1'}}))).toEqual([false, false]);
  expect(about(diagnose({entry: {text, address: 'https://cdn.x2p2p.example/a.m3u8'}}))).toEqual([true, false]);

  const entry = {text: '#EXTM3U\n#EXT-X-DEFINE:NAME="t",VALUE="abc"\n#EXT-X-STREAM-INF:BANDWIDTH=900000\nv.m3u8'};
  const variant = (name: string) => ({
    uri: 'v.m3u8',
    text: `#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXT-X-MEDIA-SEQUENCE:1\n#EXT-X-DEFINE:IMPORT="${name}"\n#EXTINF:4,\n{$${name}}/s.ts?a=1\n`,
  });
  expect(found(diagnose({entry, media: [variant('t')]}), 'segment-signed')?.detail).toContain('「abc/s.ts?a=1」');
  expect(found(diagnose({entry, media: [variant('u')]}), 'define-missing')?.title).toBe('变量「u」没有值');
});

test('in low latency it is PART-HOLD-BACK that holds back', () => {
  expect(found(examine('unseen-parts-and-hold-back'), 'hold-back')?.title).toBe('PART-HOLD-BACK 把直播延迟定在 3 s');
  expect(found(examine('unseen-parts-and-hold-back', {}, {lowLatencyMode: false}), 'hold-back')?.title).toBe(
    'HOLD-BACK 把直播延迟定在 18 s',
  );
  expect(found(examine('unseen-parts-and-hold-back', {}, {liveSyncDurationCount: 5}), 'hold-back')).toBeUndefined();
});

test.each([
  ['HOLD-BACK=11.9', 'hold-back-small', '改为 12 s 以上。'],
  ['HOLD-BACK=12', undefined, undefined],
  ['HOLD-BACK=12,PART-HOLD-BACK=1.9', 'part-hold-back-small', '改为 PART-TARGET 的 3 倍以上。'],
  ['HOLD-BACK=12,PART-HOLD-BACK=2', undefined, undefined],
])('what the server holds back: %s', (control, id, fix) => {
  const text = segments(4, 10, 4, `#EXT-X-SERVER-CONTROL:${control}\n#EXT-X-PART-INF:PART-TARGET=1\n`);
  const small = diagnose({entry: {text}}).findings.filter((finding) => finding.id.endsWith('hold-back-small'));
  expect(small.map((finding) => [finding.id, finding.severity, finding.fix])).toEqual(id ? [[id, 'warning', fix]] : []);
  expect(diagnose({entry: {text: `${text}#EXT-X-ENDLIST\n`}}).findings.filter((finding) => finding.id.includes('hold-back'))).toEqual([]);
});

test.each([
  [2 ** 53 - 11, false],
  [2 ** 53 - 10, true],
  [1_795_251_600_000_000_000, true],
])('ten segments from number %d: more than browsers count is %s', (first, isHuge) => {
  const text = segments(4, 10, 4).replace(/MEDIA-SEQUENCE:\d+/, `MEDIA-SEQUENCE:${first}`);
  expect(found(diagnose({entry: {text}}), 'sequence-huge')?.severity).toBe(isHuge ? 'problem' : undefined);
});

test('advertisements from another host are stitched in, also when the programme is named relatively', () => {
  expect(found(examine('unseen-ads-by-range', address('https://cdn.x2p2p.example/a.m3u8')), 'ad-marks')?.title).toBe(
    '切片里拼进了别处的广告',
  );
  expect(found(examine('unseen-interstitial'), 'interstitial')?.severity).toBe('note');
});

test('the verdict is the worst severity', () => {
  expect(verdictOf(examine('live-3x4'))).toBe('problem');
  expect(verdictOf({findings: []})).toBe('good');
});
