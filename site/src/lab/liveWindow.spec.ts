import {describe, expect, it} from 'vitest';
import {LAB_STREAM, LIVE_EPOCH_MS, liveNow, livePlaylist, newestSequence, segmentNumber} from './liveWindow.ts';

const at = (seconds: number): number => LIVE_EPOCH_MS + seconds * 1000;
const numbers = (playlist: string): number[] => [...playlist.matchAll(/\?sn=(\d+)/g)].map((match) => Number(match[1]));

describe('livePlaylist', () => {
  it('offers only complete segments', () => {
    expect(newestSequence(LAB_STREAM, at(100))).toBe(49);
    expect(newestSequence(LAB_STREAM, at(101.999))).toBe(49);
    expect(newestSequence(LAB_STREAM, at(102))).toBe(50);
  });

  it('slides by one segment per segment duration', () => {
    expect(numbers(livePlaylist(LAB_STREAM, at(100)))).toEqual(Array.from({length: 15}, (_, index) => 35 + index));
    expect(numbers(livePlaylist(LAB_STREAM, at(102)))).toEqual(Array.from({length: 15}, (_, index) => 36 + index));
  });

  it('marks the point where the recording starts again, and keeps counting after the mark has left the window', () => {
    const across = livePlaylist(LAB_STREAM, at(126));
    expect(across).toContain('#EXT-X-DISCONTINUITY-SEQUENCE:1\n');
    expect(across).toMatch(/#EXT-X-DISCONTINUITY\n#EXT-X-PROGRAM-DATE-TIME:2026-01-01T00:02:00\.000Z\n#EXTINF:2\.000,\n00\.ts\?sn=60\n/);
    const after = livePlaylist(LAB_STREAM, at(60 * 2 + 15 * 2));
    expect(after).toContain('#EXT-X-DISCONTINUITY-SEQUENCE:2\n');
    expect(after).not.toContain('#EXT-X-DISCONTINUITY\n');
  });

  it('never repeats an address inside one window', () => {
    const addresses = livePlaylist(LAB_STREAM, at(131)).match(/^\d\d\.ts\?sn=\d+$/gm) ?? [];
    expect(new Set(addresses).size).toBe(LAB_STREAM.windowSegments);
  });

  it('shows the second of the clock in the picture: the recording starts on the minute', () => {
    expect(liveNow(LIVE_EPOCH_MS) % 60).toBe(0);
    expect(new Date(LIVE_EPOCH_MS).getUTCSeconds()).toBe(0);
  });
});

describe('segmentNumber', () => {
  it.each([
    ['https://x.example/media/lab/240p/07.ts', 7],
    ['https://x.example/media/lab/240p/07.ts?sn=14000007', 14_000_007],
    ['https://x.example/media/lab/240p/live.m3u8', undefined],
  ])('%s → %s', (url, expected) => expect(segmentNumber(url)).toBe(expected));
});
