import {expect, it} from 'vitest';
import {EventListeners} from './EventListeners.ts';

const NAME = 'onSegmentLoaded';

it('takes away one listener for each that was added, and notes when there is none', () => {
  const ears: (() => void)[] = [];
  const source = {
    addEventListener: (name: string, ear: () => void) => void (name === NAME && ears.push(ear)),
    removeEventListener: (name: string, ear: () => void) => void (name === NAME && ears.splice(ears.indexOf(ear), 1)),
  };
  const notes: string[] = [];
  let heard = 0;
  const listeners = new EventListeners(source, {video: {} as HTMLVideoElement, onEvent: (_, __, isYours) => void (isYours && heard++), onNote: (text) => notes.push(text)});
  const hear = (): number => {
    heard = 0;
    for (const ear of ears) ear();
    return heard;
  };

  listeners.add(NAME);
  listeners.add(NAME);
  expect(hear()).toBe(2);
  listeners.remove(NAME);
  expect(hear()).toBe(1);
  listeners.remove(NAME);
  expect([hear(), notes.length]).toEqual([0, 0]);
  listeners.remove(NAME);
  expect([hear(), notes.length]).toEqual([0, 1]);
});
