import {describe, expect, it} from 'vitest';
import {packWords, unpackWords} from './packWords.ts';
import {LARGEST_PACKED, packNumbers, unpackNumber} from './packNumbers.ts';

describe('packWords', () => {
  it.each([[[['播放', '切片'], ['切片', '节点'], [], ['节点', '播放', 'hls.js']]], [[[]]], [[['一']]]])(
    'gives back what was packed: %j',
    (sets) => {
      const packed = packWords(
        7,
        sets.map((set) => new Set(set)),
      );
      expect(packed.from).toBe(7);
      expect([...unpackWords(JSON.parse(JSON.stringify(packed)) as typeof packed)].map((set) => set.sort())).toEqual(
        sets.map((set) => set.sort()),
      );
    },
  );

  it('keeps every number through JSON without escapes', () => {
    const numbers = [0, 1, 56, 57, 58, 92, 127, 128, 2000, LARGEST_PACKED];
    const packed = packNumbers(numbers);
    expect(JSON.stringify(packed)).toBe(`"${packed}"`);
    expect(numbers.map((_, at) => unpackNumber(packed, at))).toEqual(numbers);
    expect(() => packNumbers([LARGEST_PACKED + 1])).toThrow(RangeError);
  });
});
