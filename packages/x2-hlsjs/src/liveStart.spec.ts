import type Hls from 'hls.js';
import type {LoaderResponse, PlaylistLoaderContext} from 'hls.js';
import {describe, expect, test} from 'vitest';
import {countSetByEngine} from '@x2p2p/test-tools/upstream/countSetByEngine';
import {loadEngine} from '@x2p2p/test-tools/upstream/loadEngine';
import {LiveStart, liveSyncCount} from './liveStart.ts';

const playlist = (count: number, seconds: number, rest = '') =>
  `#EXTM3U\n#EXT-X-TARGETDURATION:${seconds}\n${Array.from({length: count}, (_, index) => `#EXTINF:${seconds},\n${index}.ts`).join('\n')}\n${rest}`;

const contextOf = (type: string) => ({type}) as unknown as PlaylistLoaderContext;

const engine = await loadEngine();

describe('liveSyncCount', () => {
  test.each([
    [5, 2, 4],
    [10, 4, 9],
    [20, 5, 19],
    [40, 6, 20],
  ])('%i segments of %i s start %i segments behind the edge', (count, seconds, expected) => {
    expect(liveSyncCount(playlist(count, seconds))).toBe(expected);
  });
  test.each([
    ['four segments', playlist(4, 4)],
    ['a recording', playlist(10, 4, '#EXT-X-ENDLIST')],
    ['a master playlist', '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\na.m3u8'],
    ['no target duration', playlist(10, 4).replace(/#EXT-X-TARGET.*\n/, '')],
    ['nothing', ''],
  ])('%s is left to the player', (_, text) => {
    expect(liveSyncCount(text)).toBeUndefined();
  });
  test.each(
    [3, 4, 5, 6, 10, 15, 20, 30].flatMap((segmentCount) => [1, 2, 4, 6, 7, 10].map((segmentDuration) => ({segmentCount, segmentDuration}))),
  )('$segmentCount × $segmentDuration s start where the engine would', ({segmentCount, segmentDuration}) => {
    expect(liveSyncCount(playlist(segmentCount, segmentDuration)) ?? 3).toBe(countSetByEngine(engine, {segmentCount, segmentDuration}));
  });
});

describe('the start', () => {
  const run = (type: string, userConfig: object, data: unknown = playlist(10, 4)) => {
    const player = {userConfig, config: {liveSyncDurationCount: 3}} as unknown as Hls;
    new LiveStart().onAnswer(player, {data} as LoaderResponse, contextOf(type));
    return player.config.liveSyncDurationCount;
  };
  test('is moved by lists of the picture', () => {
    expect(run('level', {})).toBe(9);
    expect(run('manifest', {})).toBe(9);
  });
  test('gives the player its own choice back with the next source', () => {
    const player = {userConfig: {}, config: {liveSyncDurationCount: 3}} as unknown as Hls;
    const start = new LiveStart();
    const countAfter = (type: string, data: string) => {
      start.onAnswer(player, {data} as LoaderResponse, contextOf(type));
      return player.config.liveSyncDurationCount;
    };
    expect(countAfter('manifest', playlist(10, 4))).toBe(9);
    // Segments that a reload leaves out are not gone.
    expect(countAfter('level', playlist(2, 4))).toBe(9);
    expect(countAfter('level', playlist(12, 4))).toBe(11);
    expect(countAfter('manifest', playlist(3, 4))).toBe(3);
    expect(countAfter('manifest', playlist(10, 4))).toBe(9);
    expect(countAfter('manifest', '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\na.m3u8')).toBe(3);
  });
  test('leaves audio tracks, the integrator’s own choice and other answers alone', () => {
    expect(run('audioTrack', {})).toBe(3);
    expect(run('level', {liveSyncDurationCount: 5})).toBe(3);
    expect(run('level', {liveSyncDuration: 8})).toBe(3);
    expect(run('level', {}, new ArrayBuffer(1))).toBe(3);
  });
});
