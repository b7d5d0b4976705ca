import {describe, expect, it} from 'vitest';
import {engineLiveSyncDurationCount, playerStartDistance, startDistance} from './startDistance.ts';

const playlist = (segmentCount: number, segmentDuration: number, holdBack?: number) => ({segmentCount, segmentDuration, holdBack});

describe('startDistance', () => {
  it.each([
    [5, 2, 8],
    [6, 4, 20],
    [10, 4, 36],
    [15, 4, 56],
    [20, 5, 95],
    [30, 6, 120],
  ])('starts all but one segment from the end: %i × %i s → %i s', (n, d, expected) => {
    expect(startDistance(playlist(n, d))).toBe(expected);
  });

  it('caps at whole segments below 120 s, not at 120 s itself', () => {
    expect(startDistance(playlist(30, 7))).toBe(119);
  });

  it('leaves playlists of four segments to hls.js', () => {
    expect(engineLiveSyncDurationCount(playlist(4, 4))).toBe(3);
    expect(engineLiveSyncDurationCount(playlist(5, 4))).toBe(4);
  });

  it('obeys HOLD-BACK', () => {
    expect(startDistance(playlist(15, 4, 12))).toBe(12);
  });

  it('stays inside the playlist', () => {
    expect(startDistance(playlist(3, 4, 60))).toBe(12);
    expect(startDistance(playlist(6, 130))).toBe(130);
  });
});

it('obeys the integrator before everyone', () => {
  const settings = {segmentCount: 10, segmentDuration: 4, holdBack: 12, liveSyncDurationCount: 6};
  expect(startDistance(settings)).toBe(24);
  expect(playerStartDistance(settings)).toBe(24);
});

it.each([
  [-8, 8],
  [0, 40],
  [30, 10],
  [-100, 40],
  [100, 0],
])('starts where EXT-X-START says, inside the playlist: %i s → %i s', (startOffset, expected) => {
  const settings = {segmentCount: 10, segmentDuration: 4, holdBack: 12, liveSyncDurationCount: 6, startOffset};
  expect([startDistance(settings), playerStartDistance(settings)]).toEqual([expected, expected]);
});

it('knows what hls.js does alone', () => {
  expect(playerStartDistance(playlist(10, 4))).toBe(12);
});
