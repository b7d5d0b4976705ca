import fc from 'fast-check';
import {expect, test} from 'vitest';
import {formatBytes, formatCeiling, formatNumber, formatPercent, formatSeconds} from './format.ts';

test.each([
  [formatNumber(1234.56), '1,234.6'],
  [formatNumber(-0.04), '0'],
  [formatSeconds(36), '36 s'],
  [formatSeconds(150), '2.5 分钟'],
  [formatSeconds(9000), '2.5 小时'],
  [formatBytes(0), '0 B'],
  [formatBytes(1_500_000), '1.5 MB'],
  [formatBytes(123_456_789), '123 MB'],
  [formatPercent(0.75), '75%'],
  [formatCeiling(0.99999), '99.9%'],
  [formatCeiling(0.57), '57%'],
])('%s', (text, expected) => {
  expect(text).toBe(expected);
});

test('no number prints as NaN, Infinity or -0', () => {
  fc.assert(
    fc.property(fc.double(), (value) => {
      for (const format of [formatNumber, formatSeconds, formatBytes, formatPercent, formatCeiling]) {
        expect(format(value)).not.toMatch(/NaN|Infinity|undefined|^-0(?:\.0+)?(?:[^\d.]|$)/);
      }
    }),
  );
});
