import {readdirSync, readFileSync} from 'node:fs';
import fc from 'fast-check';
import {describe, expect, it, test} from 'vitest';
import {loadPlayer} from '@x2p2p/test-tools/upstream/loadPlayer';
import {diagnose} from './diagnose.ts';
import {defaultSettings} from './input.ts';
import {engineLiveSyncDurationCount} from './model.ts';
import {readPlaylist} from './playlist/readPlaylist.ts';
import type {MediaPlaylist} from './playlist/types.ts';

// The doctor reads with a parser of its own, the viewer's player with that of hls.js. The two must read one text alike, or the doctor
// must have said that hls.js cannot read it.

const player = await loadPlayer();
const ADDRESS = 'https://cdn.x2p2p.example/live/index.m3u8?id=7';
const FOLDER = new URL('../fixtures/', import.meta.url);
const fixtures = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.m3u8'))
  .map((name) => [name.replace('.m3u8', ''), readFileSync(new URL(name, FOLDER), 'utf8')] as const);

const UNREADABLE = ['header', 'tag-refused', 'length-unreadable', 'target-duration-missing', 'no-segments', 'define-missing', 'syntax'];

function compare(text: string): 'read alike' | 'said to be unreadable' {
  const examine = (lowLatencyMode: boolean) => diagnose({entry: {text, address: ADDRESS}}, {...defaultSettings, lowLatencyMode});
  const said = examine(true).findings.map(({id}) => id);
  const theirs = player.readMedia(text);
  if (theirs.error)
    expect(said, `hls.js: ${theirs.error.message}`).toEqual(
      expect.arrayContaining([expect.stringMatching(new RegExp(UNREADABLE.join('|')))]),
    );
  if (said.some((id) => UNREADABLE.includes(id))) return 'said to be unreadable';

  const ours = readPlaylist(text, {address: ADDRESS}) as MediaPlaylist;
  expect({isLive: ours.flow !== 'vod', targetDuration: ours.targetDuration, startOffset: ours.startOffset ?? null}).toEqual({
    isLive: theirs.live,
    targetDuration: theirs.targetDuration,
    startOffset: theirs.startOffset,
  });
  expect(
    ours.segments.map(({sequence, uri, byteRange}) => [
      sequence,
      uri,
      byteRange ? [byteRange.offset, byteRange.offset + byteRange.length] : [],
    ]),
  ).toEqual(theirs.segments.map(({sequence, uri, range}) => [sequence, uri, range]));
  for (const [index, {duration}] of ours.segments.entries()) expect(duration).toBeCloseTo(theirs.segments[index]!.duration, 3);
  // hls.js adds the segments that a delta update skips from the previous playlist, which is not known here; with EXT-X-START it has no aim.
  if (ours.skippedCount > 0 || ours.startOffset !== undefined) return 'read alike';
  for (const lowLatencyMode of [true, false]) {
    const live = examine(lowLatencyMode).streams[0]?.live;
    if (live)
      expect(live.distance, `aim with lowLatencyMode: ${lowLatencyMode}`).toBeCloseTo(
        player.aim(text, lowLatencyMode, engineLiveSyncDurationCount),
        2,
      );
  }
  return 'read alike';
}

describe('a playlist of the collection', () => {
  it.each(fixtures)('%s', (_, text) => {
    expect(player.isMedia(text)).toBe(readPlaylist(text).kind === 'media');
    if (player.isMedia(text)) compare(text);
  });
});

test('playlists nobody has seen', () => {
  // Without an offset, a range follows the one before it, so either all segments have one or none has.
  const range = fc.oneof(
    fc.nat(9999).map((length) => `#EXT-X-BYTERANGE:${length + 1}\n`),
    fc.tuple(fc.nat(9999), fc.nat(9999)).map(([length, offset]) => `#EXT-X-BYTERANGE:${length + 1}@${offset}\n`),
  );
  const uri = fc.oneof(
    fc.constantFrom(
      's.ts',
      '../a/s.m4s',
      '/t/s.ts?e=1&k=%2F',
      'https://b.x2p2p.example/s.ts',
      '//b.x2p2p.example/s.ts',
      '?n=1',
      'data:video/mp4;base64,AAAA',
      '视频.ts',
      '{$host}/s.ts',
      '{$id}.ts',
    ),
    fc.nat().map((n) => `s${n}.ts`),
  );
  const before = fc.constantFrom(
    '',
    '',
    '',
    '#EXT-X-DISCONTINUITY\n',
    '#EXT-X-GAP\n',
    '# a note\n',
    '\n',
    '#EXT-X-PROGRAM-DATE-TIME:2026-11-21T08:00:00Z\n',
    '#EXT-X-KEY:METHOD=AES-128,URI="k",IV=0x1\n',
    '#EXT-X-KEY:METHOD=NONE\n',
    '#EXT-X-MAP:URI="i.mp4",BYTERANGE="720@0"\n',
    '#EXT-X-BITRATE:800\n',
    '#EXT-X-CUE-OUT:30\n',
    '#EXT-X-DATERANGE:ID="a",START-DATE="2026-11-21T08:00:00Z",SCTE35-OUT=0xFC\n',
  );
  const length = fc.oneof(
    fc.constantFrom('4', '4.', '.5', '3.999', '4.004'),
    fc.integer({min: 1, max: 12_000}).map((ms) => String(ms / 1000)),
  );
  const title = fc.constantFrom(',', ',no desc', ',a, b', '');
  const segments = (isRanged: boolean) =>
    fc.array(
      fc
        .tuple(before, length, title, isRanged ? range : fc.constant(''), uri)
        .map(([lead, seconds, name, bytes, address]) => `${lead}#EXTINF:${seconds}${name}\n${bytes}${address}\n`),
      {minLength: 1, maxLength: 40},
    );
  const head = fc.record({
    target: fc.integer({min: 1, max: 12}),
    space: fc.constantFrom('', ' '),
    first: fc.option(fc.nat({max: 2 ** 40})),
    type: fc.constantFrom('', '', '#EXT-X-PLAYLIST-TYPE:EVENT\n', '#EXT-X-PLAYLIST-TYPE:VOD\n'),
    control: fc.constantFrom(
      '',
      '',
      '#EXT-X-SERVER-CONTROL:HOLD-BACK=20\n',
      '#EXT-X-SERVER-CONTROL:HOLD-BACK=18,PART-HOLD-BACK=3.5\n#EXT-X-PART-INF:PART-TARGET=1\n',
      '#EXT-X-SERVER-CONTROL:CAN-BLOCK-RELOAD=YES,CAN-SKIP-UNTIL=24\n',
    ),
    start: fc.constantFrom(
      '',
      '',
      '',
      '#EXT-X-START:TIME-OFFSET=-8\n',
      '#EXT-X-START:TIME-OFFSET= 2.5s,PRECISE=YES\n',
      '#EXT-X-START:TIME-OFFSET=1\n#EXT-X-START:TIME-OFFSET=-2\n',
    ),
    skip: fc.constantFrom('', '', '', '#EXT-X-SKIP:SKIPPED-SEGMENTS=5\n'),
    end: fc.boolean(),
    breaks: fc.constantFrom('\n', '\r\n'),
  });
  const seen = {'read alike': 0, 'said to be unreadable': 0};
  fc.assert(
    fc.property(head, fc.boolean().chain(segments), ({target, space, first, type, control, start, skip, end, breaks}, segments) => {
      const text = `#EXTM3U\n#EXT-X-VERSION:9\n#EXT-X-DEFINE:NAME="host",VALUE="https://c.x2p2p.example/v"\n#EXT-X-DEFINE:QUERYPARAM="id"\n#EXT-X-TARGETDURATION:${space}${target}\n${control}${start}${first === null ? '' : `#EXT-X-MEDIA-SEQUENCE:${space}${first}\n`}${type}${skip}${segments.join('')}${end ? '#EXT-X-ENDLIST\n' : ''}`;
      seen[compare(text.replaceAll('\n', breaks))] += 1;
    }),
    {numRuns: 400},
  );
  expect(seen['read alike'], 'most of them are fine').toBeGreaterThan(250);
});
