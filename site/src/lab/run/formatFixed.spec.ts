import {describe, expect, it} from 'vitest';
import {formatFixedBytes, formatFixedPercent, formatFixedSeconds} from './formatFixed.ts';

describe('formatFixedBytes', () => {
  it.each([
    [0, '0 B'],
    [999, '999 B'],
    [1500, '1.5 kB'],
    [45_300, '45 kB'],
    [1_357_040, '1.36 MB'],
  ])('%d → %s', (bytes, text) => expect(formatFixedBytes(bytes)).toBe(text));
});

it.each([
  [formatFixedPercent(0.75), '75.0%'],
  [formatFixedPercent(0.98765), '98.8%'],
  [formatFixedPercent(-0.25, 0), '-25%'],
  [formatFixedPercent(0.98765, 2), '98.77%'],
  [formatFixedSeconds(0), '0.00 s'],
  [formatFixedSeconds(1500), '1.50 s'],
  [formatFixedSeconds(845), '0.84 s'],
])('%s', (text, expected) => expect(text).toBe(expected));
