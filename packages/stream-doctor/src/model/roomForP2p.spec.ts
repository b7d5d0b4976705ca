import {expect, it} from 'vitest';
import {roomForP2p} from './roomForP2p.ts';

it.each([
  [5, 2, 'none'],
  [6, 4, 'tight'],
  [10, 4, 'enough'],
])('%i × %i s: %s', (segmentCount, segmentDuration, room) => {
  expect(roomForP2p({segmentCount, segmentDuration, highDemandTimeWindow: 15})).toBe(room);
});
