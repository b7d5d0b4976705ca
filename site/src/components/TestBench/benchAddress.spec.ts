import {describe, expect, it} from 'vitest';
import {readBenchAddress, toBenchAddress} from './benchAddress.ts';
import {benchMethods} from './methods.ts';

describe('the address of the test bench', () => {
  it('opens with the first example', () => {
    const {choice, problems} = readBenchAddress('');
    expect([choice.engine, choice.method.name, problems]).toEqual(['hlsjs', 'applyDynamicConfig', []]);
  });

  it('is read back as it was written, for every method', () => {
    for (const engine of ['hlsjs', 'shaka'] as const) {
      for (const method of benchMethods[engine]) expect(readBenchAddress(toBenchAddress(engine, method.name))).toEqual({choice: {engine, method}, problems: []});
    }
  });

  it.each([
    ['?engine=dash', 'hlsjs', ['地址里的引擎「dash」测试台没有，已改用 x2-hlsjs。']],
    ['?engine=', 'hlsjs', ['地址里的引擎「」测试台没有，已改用 x2-hlsjs。']],
    ['?method=getStat', 'hlsjs', ['地址里的方法「getStat」x2-hlsjs 没有，已改用 applyDynamicConfig。']],
    ['?engine=shaka&method=bindHls', 'shaka', ['地址里的方法「bindHls」x2-shaka 没有，x2-hlsjs 才有，已改用 applyDynamicConfig。']],
    ['?engine=constructor&method=__proto__', 'hlsjs', ['地址里的引擎「constructor」测试台没有，已改用 x2-hlsjs。', '地址里的方法「__proto__」x2-hlsjs 没有，已改用 applyDynamicConfig。']],
  ])('%s is answered with what is wrong and what was chosen instead', (search, engine, problems) => {
    const read = readBenchAddress(search);
    expect([read.choice.engine, read.choice.method.name]).toEqual([engine, 'applyDynamicConfig']);
    expect(read.problems).toEqual(problems);
  });

  it('quotes no more than fits on a line', () => {
    expect(readBenchAddress(`?method=${'x'.repeat(1e6)}`).problems[0]!.length).toBeLessThan(100);
  });
});
