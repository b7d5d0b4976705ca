import {expect, test} from 'vitest';
import {complaintsOf} from './complaints.ts';

const about = (...lines: readonly string[]) =>
  complaintsOf(['#EXTM3U', ...lines], {named: new Set()}).map(({line, message}) => `${line} ${message}`);

test.each([
  ['#EXT-X-SERVER-CONTROL:CAN-BLOCK-RELOAD=1,HOLD-BACK=-3', ['CAN-BLOCK-RELOAD 只能是 YES 或 NO', 'HOLD-BACK 不是数']],
  ['#EXT-X-SERVER-CONTROL:HOLD-BACK=12.,PART-HOLD-BACK=.5', []],
  ['#EXT-X-MEDIA:TYPE=audio,GROUP-ID="a",NAME="a"', ['EXT-X-MEDIA 的 TYPE 只能是']],
  ['#EXT-X-KEY:METHOD=AES-128,URI="k", IV=0x1', []],
  ['#EXT-X-KEY:METHOD=AES-128', ['缺少 URI']],
  ['#EXT-X-KEY:METHOD=NONE', []],
  ['#EXT-X-KEY:METHOD=AES-128,METHOD=NONE,URI="k"', ['METHOD 不止一个']],
  ['#EXT-X-KEY:METHOD=AES-128,URI="a"b"', ['引号不成对']],
  ['#EXT-X-MAP:URI = "i.mp4"', ['前后有空白']],
  ['#EXT-X-MAP:URI="i.mp4",x', ['末尾有读不懂的字']],
  ['#EXT-X-STREAM-INF:BANDWIDTH=1.5,RESOLUTION=720p', ['BANDWIDTH 不是整数', 'RESOLUTION 不是']],
  ['#EXT-X-START:TIME-OFFSET=-8', []],
  ['#EXT-X-DATERANGE:ID="a"', ['缺少 START-DATE']],
  ['#EXT-X-ENDLIST ', ['后面有多余的字或空白']],
  ['#EXT-X-PLAYLIST-TYPE:vod', ['只能是 VOD 或 EVENT']],
  ['#EXT-X-BYTERANGE:x@0', ['不是「长度@起点」']],
  ['#EXT-X-BITRATE:\t800', ['EXT-X-BITRATE 不是数']],
  ['#EXT-X-VERSION: 7', []],
  ['#EX-X-ENDLIST', ['像是 EXT-X-ENDLIST']],
  ['# EXT-X-ENDLIST', ['播放器当它是注释']],
  ['#EXT-X-MEDIA-READY:0f', []],
  ['#EXT-X-AD:1', []],
  ['#EXT-SCTE35:CUE="x"', []],
  ['#EXTVLCOPT:http-user-agent=x', []],
  ['# a note', []],
])('%s', (line, expected) => {
  const found = about(line);
  expect(found).toHaveLength(expected.length);
  for (const [index, words] of expected.entries()) expect(found[index]).toContain(words);
});

test('the second tag of a date range need not repeat when it starts', () => {
  expect(about('#EXT-X-DATERANGE:ID="a",START-DATE="2026-11-21T08:00:00Z"', '#EXT-X-DATERANGE:ID="a",DURATION=3')).toEqual([]);
});
