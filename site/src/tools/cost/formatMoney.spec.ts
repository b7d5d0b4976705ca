import {expect, test} from 'vitest';
import {formatMoney, formatPrice} from './formatMoney.ts';

test.each([
  [formatMoney(0), '0'],
  [formatMoney(9999), '9,999'],
  [formatMoney(10_000), '1 万'],
  [formatMoney(1_134_000), '113.4 万'],
  [formatMoney(-25_600), '-2.6 万'],
  [formatMoney(100_000_000), '1 亿'],
  [formatMoney(1_234_000_000), '12.34 亿'],
  [formatPrice(0), '0'],
  [formatPrice(12.345), '12.35'],
  [formatPrice(1), '1'],
  [formatPrice(0.12345), '0.123'],
  [formatPrice(0.0012345), '0.00123'],
  [formatPrice(Number.NaN), '—'],
])('%s', (text, expected) => {
  expect(text).toBe(expected);
});
