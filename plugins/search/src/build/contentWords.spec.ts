import {describe, expect, it} from 'vitest';
import {contentWords} from './contentWords.ts';

describe('contentWords', () => {
  it.each([
    ['鉴权失败', ['鉴权', '失败']],
    ['切片从节点取', ['切片', '节点', '点取']],
    ['可以在使用的时候', []],
    ['设置 highDemandTimeWindow 为 4', ['设置', 'highDemandTimeWindow']],
    ['返回 206,不是 6.34 或 2026-11-21', ['返回', '206']],
  ])('%s', (text, expected) => expect([...contentWords(text)]).toEqual(expected));
});
