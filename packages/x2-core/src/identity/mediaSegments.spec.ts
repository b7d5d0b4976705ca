import {expect, test} from 'vitest';
import {readMediaList} from './mediaSegments.ts';

const read = (...lines: string[]) =>
  readMediaList(['#EXTM3U', '#EXT-X-TARGETDURATION:2', ...lines].join('\n'), 'https://cdn.x2p2p.example/show/a.m3u8?t=1');

test('segments carry their media sequence numbers', () => {
  expect(read('#EXT-X-MEDIA-SEQUENCE:7', '#EXTINF:2,', 'a.ts', '#EXT-X-DISCONTINUITY', '#EXT-X-GAP', '#EXTINF:2,', '/b.ts?x=1')).toEqual({
    firstSequence: 7,
    segments: [
      {url: 'https://cdn.x2p2p.example/show/a.ts', byteRange: undefined, sequence: 7},
      {url: 'https://cdn.x2p2p.example/b.ts?x=1', byteRange: undefined, sequence: 8},
    ],
  });
});

test('a range without an offset follows the one before', () => {
  const list = read('#EXTINF:2,', '#EXT-X-BYTERANGE:100@50', 'f.ts', '#EXTINF:2,', '#EXT-X-BYTERANGE:10', 'f.ts', '#EXTINF:2,', 'g.ts');
  expect(list!.segments.map(({byteRange}) => byteRange)).toEqual([{start: 50, end: 149}, {start: 150, end: 159}, undefined]);
});

test('what a delta update leaves out still counts; parts do not', () => {
  const list = read(
    '#EXT-X-MEDIA-SEQUENCE:10',
    '#EXT-X-SKIP:SKIPPED-SEGMENTS=5',
    '#EXT-X-PART:DURATION=1,URI="p.mp4"',
    '#EXTINF:2,',
    'a.ts',
    '#EXT-X-PART:DURATION=1,URI="q.mp4"',
  );
  expect(list).toMatchObject({firstSequence: 10, segments: [{sequence: 15}]});
});

test('a segment whose address cannot be read keeps its number to itself', () => {
  expect(read('#EXTINF:2,', 'http://[', '#EXTINF:2,', 'b.ts')!.segments).toMatchObject([{sequence: 1}]);
});

test('other texts are no media playlists', () => {
  for (const text of ['', 'a.ts', '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\na.m3u8', '<html>'])
    expect(readMediaList(text, 'https://a.example/')).toBeUndefined();
});
