import {expect, test} from 'vitest';
import {PLAYER_BYTES, worstMinuteBytes} from './estimate.ts';
import {LAB_STREAM} from '../liveWindow.ts';
import media from '../mediaFacts.json';

const [small, large] = media.renditions.map(({bytes}) => bytes) as [number, number];

test('the recording lasts the minute that is estimated, and a live viewer starts half of it behind', () => {
  expect(media.segmentSeconds * media.segmentCount).toBe(60);
  expect(LAB_STREAM.windowSegments / LAB_STREAM.segmentCount).toBe(0.5);
});

test.each([
  ['one viewer of a recording', {viewers: 1, mode: 'vod', rendition: 0, compare: false}, small],
  ['in the other quality', {viewers: 1, mode: 'vod', rendition: 1, compare: false}, large],
  ['three viewers', {viewers: 3, mode: 'vod', rendition: 0, compare: false}, 3 * small],
  ['with as many to compare', {viewers: 3, mode: 'vod', rendition: 0, compare: true}, 6 * small],
  ['live, with the distance from the edge', {viewers: 2, mode: 'live', rendition: 0, compare: false}, 3 * small],
] as const)('%s', (_, settings, bytes) => {
  expect(worstMinuteBytes(settings)).toBe(PLAYER_BYTES + bytes);
});
