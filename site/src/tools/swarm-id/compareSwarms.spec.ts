import fc from 'fast-check';
import {expect, test} from 'vitest';
import {compareSwarms, engines, type Viewer} from './compareSwarms.ts';
import {exampleAddresses, named, swarmAddress, viewersOf} from './swarmAddress.ts';

const viewer = (address: string, more: Partial<Viewer> = {}): Viewer => ({
  address,
  swarmId: '',
  tracker: '',
  engine: 'x2-hlsjs',
  rendition: '',
  ...more,
});
const LOW = '#EXT-X-STREAM-INF:BANDWIDTH=800000,RESOLUTION=640x360';
const HIGH = '#EXT-X-STREAM-INF:BANDWIDTH=2800000,RESOLUTION=1280x720';
const SOUND = '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="原声",URI="a.m3u8"';
const PLAIN = 'https://cdn.x2p2p.example/live/ch1.m3u8';
const ids = (reasons: readonly {id: string}[]) => reasons.map(({id}) => id);

test.each([
  ['the same address', viewer(PLAIN), viewer(PLAIN), true, []],
  ['a token in the query', viewer(`${PLAIN}?token=a`), viewer(`${PLAIN}?token=b`), true, []],
  ['a fragment and a default port', viewer(`${PLAIN}#t=1`), viewer('https://cdn.x2p2p.example:443/live/ch1.m3u8'), true, []],
  ['capitals in the host', viewer(PLAIN), viewer('https://CDN.x2p2p.example/live/ch1.m3u8'), true, []],
  ['capitals in the path', viewer(PLAIN), viewer('https://cdn.x2p2p.example/live/CH1.m3u8'), false, ['path']],
  ['hosts', viewer(PLAIN), viewer('https://edge2.x2p2p.example/live/ch1.m3u8'), false, ['host']],
  ['protocols', viewer(PLAIN), viewer('http://cdn.x2p2p.example/live/ch1.m3u8'), false, ['protocol']],
  [
    'a token in the path',
    viewer('https://c.x2p2p.example/6f1ed002ab5595859014ebf0951522d9/a.m3u8'),
    viewer('https://c.x2p2p.example/7a2fd113bc6606960125fc01a62633ea/a.m3u8'),
    false,
    ['path-token'],
  ],
  [
    'a token in the path, and the time it was made',
    viewer('https://c.x2p2p.example/6f1ed002ab5595859014ebf0951522d9/692f1a80/a.m3u8'),
    viewer('https://c.x2p2p.example/7a2fd113bc6606960125fc01a62633ea/692f1b80/a.m3u8'),
    false,
    ['path-token'],
  ],
  [
    'a token in the path, and another channel',
    viewer('https://c.x2p2p.example/6f1ed002ab5595859014ebf0951522d9/ch1/a.m3u8'),
    viewer('https://c.x2p2p.example/7a2fd113bc6606960125fc01a62633ea/ch2/a.m3u8'),
    false,
    ['path'],
  ],
  ['times alone', viewer('https://c.x2p2p.example/692f1a80/a.m3u8'), viewer('https://c.x2p2p.example/692f1b80/a.m3u8'), false, ['path']],
  ['a path with one part more', viewer(PLAIN), viewer('https://cdn.x2p2p.example/live/hd/ch1.m3u8'), false, ['path']],
  ['one tracker of two, and none', viewer(PLAIN, {tracker: 'wss://a.x2p2p.example/'}), viewer(PLAIN), true, []],
  ['both on another version', viewer(PLAIN, {engine: 'p2p-media-loader'}), viewer(PLAIN, {engine: 'p2p-media-loader'}), true, []],
  [
    'all at once',
    viewer(PLAIN, {engine: 'p2p-media-loader', tracker: 'wss://a.x2p2p.example/', rendition: SOUND}),
    viewer('http://edge2.x2p2p.example/live/ch2.m3u8', {tracker: 'wss://b.x2p2p.example/', rendition: LOW}),
    false,
    ['version', 'tracker', 'type', 'protocol', 'host', 'path'],
  ],
  ['renditions', viewer(PLAIN, {rendition: HIGH}), viewer(PLAIN, {rendition: LOW}), false, ['rendition']],
  ['a rendition and a list played by itself', viewer(PLAIN), viewer(PLAIN, {rendition: LOW}), false, ['rendition']],
  [
    'one rendition, written in another way',
    viewer(PLAIN, {rendition: LOW}),
    viewer(PLAIN, {rendition: '#EXT-X-STREAM-INF:RESOLUTION=640x360,AVERAGE-BANDWIDTH=7,BANDWIDTH=800000\nother/place.m3u8'}),
    true,
    [],
  ],
  ['kinds', viewer(PLAIN, {rendition: LOW}), viewer(PLAIN, {rendition: SOUND}), false, ['type']],
  ['players', viewer(PLAIN), viewer(PLAIN, {engine: 'x2-shaka'}), true, []],
  ['versions', viewer(PLAIN), viewer(PLAIN, {engine: 'p2p-media-loader'}), false, ['version']],
  [
    'trackers',
    viewer(PLAIN, {tracker: 'wss://a.x2p2p.example/announce'}),
    viewer(PLAIN, {tracker: 'wss://b.x2p2p.example/announce'}),
    false,
    ['tracker'],
  ],
  [
    'tracker tokens',
    viewer(PLAIN, {tracker: 'wss://a.x2p2p.example/announce?token=1'}),
    viewer(PLAIN, {tracker: 'wss://a.x2p2p.example/announce?token=2'}),
    true,
    [],
  ],
  [
    'one tracker in common',
    viewer(PLAIN, {tracker: 'wss://a.x2p2p.example/announce, wss://b.x2p2p.example/announce'}),
    viewer(PLAIN, {tracker: 'wss://b.x2p2p.example/announce'}),
    true,
    [],
  ],
  [
    'a tracker pasted with what nobody sees',
    viewer(PLAIN, {tracker: '\u200bwss://a.x2p2p.example/announce'}),
    viewer(PLAIN, {tracker: 'wss://a.x2p2p.example/announce'}),
    true,
    [],
  ],
  [
    'a tracker that is none counts as not filled in',
    viewer(PLAIN, {tracker: 'a.x2p2p.example'}),
    viewer(PLAIN, {tracker: 'wss://a.x2p2p.example/announce'}),
    true,
    [],
  ],
  ['one swarmId', viewer(PLAIN, {swarmId: 'ch1'}), viewer(PLAIN), false, ['swarm-id']],
  [
    'equal swarmIds over different CDNs',
    viewer(PLAIN, {swarmId: 'ch1'}),
    viewer('https://other.x2p2p.example/x.m3u8', {swarmId: 'ch1'}),
    true,
    [],
  ],
  ['swarmIds that differ in case', viewer(PLAIN, {swarmId: 'ch1'}), viewer(PLAIN, {swarmId: 'Ch1'}), false, ['swarm-id']],
])('%s', (_, a, b, isSame, differences) => {
  const result = compareSwarms(a, b);
  expect(result.isSame).toBe(isSame);
  expect(ids(result.differences)).toEqual(differences);
});

test.each([
  ['nothing', viewer(PLAIN), viewer(PLAIN), []],
  ['queries', viewer(`${PLAIN}?token=a`), viewer(`${PLAIN}?token=b`), ['query']],
  ['addresses under one swarmId', viewer(PLAIN, {swarmId: 'ch1'}), viewer(`${PLAIN}?token=b`, {swarmId: 'ch1'}), ['address']],
  ['players', viewer(PLAIN), viewer(PLAIN, {engine: 'x2-shaka'}), ['player']],
  [
    'two of another version',
    viewer(PLAIN, {engine: 'p2p-media-loader'}),
    viewer(PLAIN, {engine: 'p2p-media-loader'}),
    ['p2p-media-loader'],
  ],
  ['an app', viewer(PLAIN), viewer(PLAIN, {engine: 'native'}), ['native']],
])('what looks like a difference and is none: %s', (_, a, b, harmless) => {
  expect(ids(compareSwarms(a, b).harmless)).toEqual(harmless);
});

test('the example on the page is split by edge and token', () => {
  const [a, b] = exampleAddresses.map((address) => viewer(address));
  expect(ids(compareSwarms(a!, b!).differences)).toEqual(['host', 'path-token']);
});

test('two streams in one swarm are called a risk', () => {
  expect(
    ids(compareSwarms(viewer('https://a.x2p2p.example/play.php?id=1'), viewer('https://a.x2p2p.example/play.php?id=2')).risks),
  ).toEqual(['mixed']);
  expect(
    compareSwarms(viewer('https://a.x2p2p.example/play.php?id=1&t=1'), viewer('https://a.x2p2p.example/play.php?id=1&t=2')).risks,
  ).toEqual([]);
});

test('a swarmId that is the address of the other viewer is compared, with no address beside it', () => {
  const named = viewer('', {swarmId: PLAIN});
  for (const pair of [
    [named, viewer(`${PLAIN}?id=1`)],
    [viewer(`${PLAIN}?id=1`), named],
  ] as const)
    expect(compareSwarms(...pair)).toMatchObject({isSame: true, risks: []});
});

test('one swarmId on what looks like two streams is called a risk, on two edges of one stream it is not', () => {
  const risks = (first: string, second: string) => ids(compareSwarms(viewer(first, {swarmId: 'x'}), viewer(second, {swarmId: 'x'})).risks);
  expect(risks('https://a.x2p2p.example/cctv1/a.m3u8', 'https://a.x2p2p.example/cctv2/a.m3u8')).toEqual(['one-name']);
  expect(risks('https://a.x2p2p.example/play.php?id=1', 'https://a.x2p2p.example/play.php?id=2')).toEqual(['one-name']);
  expect(risks('https://edge1.x2p2p.example/a.m3u8?token=1', 'https://edge2.x2p2p.example/a.m3u8?token=2')).toEqual([]);
});

test('what renditions differ in is named', () => {
  const [reason] = compareSwarms(viewer(PLAIN, {rendition: HIGH}), viewer(PLAIN, {rendition: LOW.replace(/,RES.*/, '')})).differences;
  expect(reason?.text).toBe('清晰度不同：BANDWIDTH 是「2800000」与「800000」，RESOLUTION 是「1280x720」与（没有写）。');
});

test('a rendition that cannot be read is no answer', () => {
  expect(compareSwarms(viewer(PLAIN), viewer(PLAIN, {rendition: 'nonsense'})).isSame).toBeUndefined();
});

test('links of older releases open, and say once what they carried in vain', () => {
  const {values, problems} = swarmAddress.parse('?aUrl=https%3A%2F%2Fa.example%2Fb&aVariant=2&bVariant=3&bType=secondary&aEngine=core-2.3');
  expect(values).toEqual({...swarmAddress.defaults, aUrl: 'https://a.example/b', aEngine: 'p2p-media-loader'});
  expect(problems).toEqual([expect.stringContaining('旧版的链接')]);
});

test('nothing to compute from is no answer', () => {
  for (const address of ['', 'abc', 'javascript:alert(1)', 'ftp://x/y'])
    expect(compareSwarms(viewer(address), viewer(PLAIN)).isSame).toBeUndefined();
});

const anyViewer = fc.record({
  address: fc.oneof(fc.webUrl({withQueryParameters: true, withFragments: true}), fc.string(), fc.constant(PLAIN)),
  swarmId: fc.oneof(fc.constant(''), fc.string()),
  tracker: fc.oneof(fc.constant(''), fc.string(), fc.constant('wss://a.x2p2p.example/')),
  engine: fc.constantFrom(...engines),
  rendition: fc.oneof(fc.constantFrom('', LOW, HIGH, SOUND), fc.string()),
});

test("the verdict agrees with the engine's hashes, and the order of the two does not matter", () => {
  fc.assert(
    fc.property(anyViewer, anyViewer, (a, b) => {
      const there = compareSwarms(a, b);
      expect(compareSwarms(b, a).isSame).toBe(there.isSame);
      expect(compareSwarms(a, a).isSame).not.toBe(false);
      const [first, second] = there.swarms;
      const otherReasons = ids(there.differences).filter((id) => id === 'tracker' || id === 'version');
      if (there.isSame !== undefined && first && second && otherReasons.length === 0)
        expect(first.infoHash === second.infoHash).toBe(there.isSame);
    }),
    {numRuns: 1000},
  );
});

test('each field of a viewer has its own place in the address', () => {
  fc.assert(
    fc.property(anyViewer, anyViewer, (a, b) => {
      expect(viewersOf({...swarmAddress.defaults, ...named('a', a), ...named('b', b)})).toEqual([a, b]);
    }),
  );
});

test('half of a surrogate pair, which the engine refuses, is compared as the link to it would carry it', () => {
  const [a, b] = viewersOf({...swarmAddress.defaults, aId: 'ch\udc00', bId: 'ch\ufffd'});
  expect(compareSwarms(a, b).isSame).toBe(true);
});
