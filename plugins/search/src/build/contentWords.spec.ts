import {describe, expect, it} from 'vitest';
import {contentWords} from './contentWords.ts';

describe('contentWords', () => {
  it.each([
    ['鉴权失败', ['鉴权', '失败']],
    ['切片从节点取', ['切片', '节点', '点取']],
    ['可以在使用的时候', []],
    ['设置 highDemandTimeWindow 为 4', ['设置', 'highDemandTimeWindow']],
    ['返回 206,不是 6.34 或 2026-11-21', ['返回', '206']],
    ['iOS 17.1 起支持，hls.js 从 1.5 起', ['iOS', '17.1', '支持', 'hls.js']],
    ['时区与 UDP 被禁', ['时区', 'UDP', '被禁']],
  ])('%s', (text, expected) => expect([...contentWords(text).keys()]).toEqual(expected));

  it('says which are guesses: 点取 is the end of a word and what stands behind it', () => {
    expect([...contentWords('切片从节点取')]).toEqual([
      ['切片', false],
      ['节点', false],
      ['点取', true],
    ]);
  });
});
