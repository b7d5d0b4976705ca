import {describe, expect, it} from 'vitest';
import {normalizeQuery, QUERY_LIMIT} from './normalizeQuery.ts';

describe('normalizeQuery', () => {
  it.each([
    ['ｗｅｂｈｏｏｋ', 'webhook'],
    ['Ｐ２Ｐ　原理', 'P2P 原理'],
    ['  鉴权\t\n失败 ', '鉴权 失败'],
    ['零\u200b宽\ufeff', '零宽'],
    ['\ud800鉴权\udc00', '鉴权'],
    ['①', '1'],
    ['X2–1002 X2‑1002 X2—1002', 'X2-1002 X2-1002 X2-1002'],
    ['', ''],
  ])('%j becomes %j', (raw, expected) => expect(normalizeQuery(raw)).toBe(expected));

  it('reads the beginning of a paste', () => expect(normalizeQuery('播'.repeat(10_000))).toHaveLength(QUERY_LIMIT));
});
