import {beforeEach, describe, expect, it} from 'vitest';
import {PlaybackMonitor} from './PlaybackMonitor.ts';

describe('PlaybackMonitor', () => {
  let now: number;
  let isHidden: boolean;
  let monitor: PlaybackMonitor;

  beforeEach(() => {
    now = 1000;
    isHidden = false;
    monitor = new PlaybackMonitor(
      now,
      () => now,
      () => isHidden,
    );
    now = 1800;
    monitor.onPlaying();
  });

  it('measures the start once', () => {
    now = 9000;
    monitor.onPlaying();
    expect(monitor.startupMs).toBe(800);
    expect(monitor.stalls).toBe(0);
  });

  it('counts a stall with its length, also while it lasts', () => {
    monitor.onWaiting();
    now += 700;
    expect(monitor).toMatchObject({state: 'stalled', stalls: 1, longestStallMs: 700});
    monitor.onPlaying();
    expect(monitor).toMatchObject({state: 'playing', stalls: 1, longestStallMs: 700});
  });

  it('does not count what no eye can see, nor a slowed-down background tab, nor the end', () => {
    monitor.onWaiting();
    now += 50;
    monitor.onPlaying();
    isHidden = true;
    monitor.onWaiting();
    now += 5000;
    monitor.onPlaying();
    isHidden = false;
    monitor.onWaiting();
    now += 500;
    monitor.onEnded();
    expect(monitor).toMatchObject({state: 'ended', stalls: 0, longestStallMs: 0});
  });

  it('ends the stall of a viewer that fails', () => {
    monitor.onWaiting();
    now += 700;
    monitor.fail();
    now += 5000;
    expect(monitor).toMatchObject({state: 'failed', stalls: 1, longestStallMs: 700});
  });
});
