import {expect, it, vi} from 'vitest';
import {localTime} from './localTime.ts';

it.each([
  [-480, '2026-11-23T10:27:16+08:00'],
  [0, '2026-11-23T02:27:16+00:00'],
  [210, '2026-11-22T22:57:16-03:30'],
])('writes the time of a zone %i minutes behind UTC', (behind, expected) => {
  const date = new Date('2026-11-23T02:27:16Z');
  vi.spyOn(date, 'getTimezoneOffset').mockReturnValue(behind);
  expect(localTime(date)).toBe(expected);
});
