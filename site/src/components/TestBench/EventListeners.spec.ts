import {expect, it} from 'vitest';
import {EventListeners} from './EventListeners.ts';

const NAME = 'onSegmentLoaded';

it('takes away one listener for each that was added, and notes when there is none', () => {
  const attached: (() => void)[] = [];
  const source = {
    addEventListener: (name: string, listener: () => void) => {
      if (name === NAME) attached.push(listener);
    },
    removeEventListener: (name: string, listener: () => void) => {
      if (name === NAME) attached.splice(attached.indexOf(listener), 1);
    },
  };
  const notes: string[] = [];
  let received = 0;
  const listeners = new EventListeners(source, {
    video: {} as HTMLVideoElement,
    onEvent: (_, __, isYours) => {
      if (isYours) received += 1;
    },
    onNote: (text) => notes.push(text),
  });
  const fire = (): number => {
    received = 0;
    for (const listener of attached) listener();
    return received;
  };

  listeners.add(NAME);
  listeners.add(NAME);
  expect(fire()).toBe(2);
  listeners.remove(NAME);
  expect(fire()).toBe(1);
  listeners.remove(NAME);
  expect([fire(), notes.length]).toEqual([0, 0]);
  listeners.remove(NAME);
  expect([fire(), notes.length]).toEqual([0, 1]);
});
