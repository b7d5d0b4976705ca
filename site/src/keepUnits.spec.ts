import {expect, test} from 'vitest';
import {keepUnits} from './keepUnits.ts';

test.each([
  ['默认 15 s，最多 120 s。', '默认 15\u00a0s，最多 120\u00a0s。'],
  ['2 MB 的 2 s 切片是 8 Mbit/s', '2\u00a0MB 的 2\u00a0s 切片是 8\u00a0Mbit/s'],
  ['为什么 5 × 2 s 的直播', '为什么 5\u00a0×\u00a02\u00a0s 的直播'],
  ['至少 3 个切片，约 5 分 10 秒，30 分钟', '至少 3\u00a0个切片，约 5 分 10\u00a0秒，30\u00a0分钟'],
])('keeps a number with its unit: %s', (before, after) => {
  expect(keepUnits(before)).toBe(after);
});

test.each(['HTTP 200 success', 'hls.js 1.5 与 Shaka 5', '12 sets', '4 MSE'])('leaves other spaces: %s', (text) => {
  expect(keepUnits(text)).toBe(text);
});
