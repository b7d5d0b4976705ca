import {describe, expect, it} from 'vitest';
import {webProducts} from '../../data/products.ts';
import {benchAddress} from './benchAddress.ts';
import {benchMethods} from './methods.ts';

describe('the address of the test bench', () => {
  it('opens with the first example', () => {
    expect(benchAddress.parse('')).toEqual({values: benchAddress.defaults, problems: []});
    expect(benchAddress.defaults).toEqual({engine: 'hls', method: 'applyDynamicConfig', edited: {}});
  });

  it('is read back as it was written, for every method', () => {
    for (const {id: engine} of webProducts) {
      for (const {name: method} of benchMethods[engine])
        expect(benchAddress.parse(benchAddress.toSearch({engine, method, edited: {}}))).toEqual({
          values: {engine, method, edited: {}},
          problems: [],
        });
    }
  });

  it.each([
    ['?engine=dash', 'hls', ['地址里的引擎「dash」测试台没有，已改用 x2-hlsjs。']],
    ['?engine=', 'hls', ['地址里的引擎「」测试台没有，已改用 x2-hlsjs。']],
    ['?method=getStat', 'hls', ['地址里的方法「getStat」x2-hlsjs 没有，已改用 applyDynamicConfig。']],
    ['?engine=shaka&method=bindHls', 'shaka', ['地址里的方法「bindHls」x2-shaka 没有，x2-hlsjs 才有，已改用 applyDynamicConfig。']],
    [
      '?engine=constructor&method=__proto__',
      'hls',
      ['地址里的引擎「constructor」测试台没有，已改用 x2-hlsjs。', '地址里的方法「__proto__」x2-hlsjs 没有，已改用 applyDynamicConfig。'],
    ],
  ])('%s is answered with what is wrong and what was chosen instead', (search, engine, problems) => {
    expect(benchAddress.parse(search)).toEqual({values: {engine, method: 'applyDynamicConfig', edited: {}}, problems});
  });

  it('knows the engine of hls.js by the name that addresses have always given it', () => {
    expect(benchAddress.parse('?engine=hlsjs&method=getStats')).toEqual({
      values: {engine: 'hls', method: 'getStats', edited: {}},
      problems: [],
    });
  });

  it('leaves arguments to the tab, which gives them back where the address says the same', () => {
    const values = {engine: 'shaka', method: 'constructor', edited: {constructor: '{"token": "mine"}'}} as const;
    const search = benchAddress.toSearch(values);
    expect(search).not.toContain('mine');
    expect(benchAddress.isWhole(values)).toBe(false);
    expect(benchAddress.restore(search, values)).toBe(values);
    expect(benchAddress.restore('?method=getStats', values)).toBeUndefined();
  });

  it.each([
    undefined,
    null,
    'text',
    {},
    {engine: 'dash', method: 'getStats', edited: {}},
    {engine: 'hls', method: '__proto__', edited: {}},
    {engine: 'hls', method: 'getStats', edited: {getStats: 1}},
    {engine: 'hls', method: 'getStats', edited: null},
  ])('passes over %j, which an older release may have left', (typed) => {
    expect(benchAddress.restore(undefined, typed)).toBeUndefined();
  });

  it('quotes no more than fits on a line', () => {
    expect(benchAddress.parse(`?method=${'x'.repeat(1e6)}`).problems[0]!.length).toBeLessThan(100);
  });
});
