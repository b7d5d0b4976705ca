import {beforeAll, describe, expect, test, vi} from 'vitest';
import {loadCore, type UpstreamCore} from '@x2p2p/test-tools/upstream/loadCore';
import {segment, settled, startEngine} from '@x2p2p/test-tools/upstream/startEngine';
import {wholeAsBundled} from '../asBundled.mjs';
import {stopEngineClock} from '@x2p2p/test-tools/engineClock';

let upstream: UpstreamCore;

beforeAll(async () => {
  upstream = await loadCore(...wholeAsBundled());
});

stopEngineClock();

const PLAYING = {playbackRate: 1, readyState: 4};

/** The player has segment 0 and has played for so long, without a seek. Whatever it asks for next has time by the playlist. */
async function startPlaying(seconds: number) {
  const engine = startEngine(upstream, {highDemandTimeWindow: 1});
  engine.load(segment(0));
  await settled();
  engine.askedFor(segment(0)).answer();
  await settled();
  for (let currentTime = 1; currentTime <= seconds; currentTime++) engine.playback({...PLAYING, currentTime, bufferedTo: seconds + 3});
  await settled();
  return engine;
}

describe('a segment that the player needs before its playlist says so', () => {
  test('is left to peers for as long as the buffer lasts, and fetched in time', async () => {
    const {core, urls, load, playback} = await startPlaying(1);
    load(segment(1));
    await settled();
    expect(urls).not.toContain(segment(1));
    // Segment 0 is shorter than its ten seconds.
    vi.advanceTimersByTime(2500);
    playback({...PLAYING, currentTime: 3.5, bufferedTo: 4});
    await settled();
    expect(urls).toContain(segment(1));
    core.destroy();
  });

  test.each([
    ['waits', {playbackRate: 1, readyState: 2}],
    ['waits at a rate of 0', {playbackRate: 0, readyState: 4}],
  ])('is fetched at once where the player %s, whatever it still has', async (_how, waiting) => {
    const {core, urls, load, playback} = await startPlaying(1);
    load(segment(1));
    await settled();
    expect(urls).not.toContain(segment(1));
    playback({...waiting, currentTime: 1, bufferedTo: 4});
    await settled();
    expect(urls).toContain(segment(1));
    core.destroy();
  });

  test('is fetched where by the playlist it has been played already', async () => {
    const {core, urls, load, playback} = await startPlaying(60);
    load(segment(2));
    await settled();
    expect(urls).not.toContain(segment(2));
    vi.advanceTimersByTime(2500);
    playback({...PLAYING, currentTime: 62.5, bufferedTo: 63});
    await settled();
    expect(urls).toContain(segment(2));
    core.destroy();
  });
});
