import {describe, expect, it} from 'vitest';
import type {ByteSource, ViewerReport} from '../protocol.ts';
import {playingSource} from './playingSource.ts';

const arrivals = new Map<number, ByteSource>([
  [7, 'http'],
  [8, 'p2p'],
]);
const at = (position: number | undefined) => ({arrivals, report: {position} as ViewerReport});

describe('playingSource', () => {
  it.each([
    ['in a segment from the server', 15.9, 'http'],
    ['from its first moment on in one from a viewer', 16, 'p2p'],
    ['to its last', 17.99, 'p2p'],
    ['past what has arrived', 18, undefined],
    ['before it plays', undefined, undefined],
  ] as const)('%s', (_, position, source) => {
    expect(playingSource(at(position))).toBe(source);
  });

  it('knows nothing of a viewer that has not reported', () => {
    expect(playingSource({arrivals, report: undefined})).toBeUndefined();
  });
});
