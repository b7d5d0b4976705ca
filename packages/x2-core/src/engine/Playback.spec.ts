import {expect, test, vi} from 'vitest';
import {Playback} from './Playback.ts';

/** A media element with one stretch of buffer, from 0. */
class FakeMedia extends EventTarget {
  currentTime = 0;
  readyState = 4;
  bufferedTo = 0;
  readonly buffered = {length: 1, start: () => 0, end: () => this.bufferedTo};

  becomes(state: Partial<Pick<FakeMedia, 'currentTime' | 'readyState' | 'bufferedTo'>>, event = 'timeupdate'): void {
    Object.assign(this, state);
    this.dispatchEvent(new Event(event));
  }
}

function start() {
  const onMove = vi.fn();
  const onShort = vi.fn();
  const playback = new Playback({onMove, onShort});
  const media = new FakeMedia();
  const follow = () => playback.follow(media as unknown as HTMLMediaElement);
  return {onMove, onShort, playback, media, follow};
}

test('is short until two segments are there, and again after a seek past the buffer', () => {
  const {onShort, playback, media, follow} = start();
  playback.onSegment({startTime: 0, endTime: 4});
  expect(playback.isShort).toBe(true);
  follow();
  media.becomes({bufferedTo: 7.9}, 'progress');
  expect(playback.isShort).toBe(true);
  media.becomes({bufferedTo: 8}, 'progress');
  expect(playback.isShort).toBe(false);
  media.becomes({currentTime: 100}, 'seeking');
  expect(playback.isShort).toBe(true);
  expect(onShort).toHaveBeenCalledTimes(2);
});

test('a player that waits is short, whatever its buffer says', () => {
  const {playback, media, follow} = start();
  follow();
  media.becomes({bufferedTo: 100});
  expect(playback.isShort).toBe(false);
  media.becomes({readyState: 2}, 'waiting');
  expect(playback.isShort).toBe(true);
});

test('what it no longer follows is not heard', () => {
  const {onMove, playback, media, follow} = start();
  follow();
  media.becomes({});
  playback.follow(undefined);
  media.becomes({});
  expect(onMove).toHaveBeenCalledExactlyOnceWith(media);
  expect(playback.isShort).toBe(true);
});
