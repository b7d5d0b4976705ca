import {describe, expect, it} from 'vitest';
import {editDistance} from './editDistance.ts';

describe('editDistance', () => {
  it.each([
    ['webhok', 'webhook', 1, 1],
    ['webrct', 'webrtc', 1, 1],
    ['aply', 'applydynamic', Infinity, 1],
    ['shaka', 'shaka', 0, 0],
    ['abcd', 'wxyz', Infinity, Infinity],
  ])('%s to %s: whole %s, beginning %s', (query, term, whole, beginning) => {
    expect(editDistance(query, term, 2)).toEqual({whole, beginning});
  });
});
