import {describe, expect, it} from 'vitest';
import {showValue} from './showValue.ts';

class Something {}

describe('showValue', () => {
  it.each([
    [undefined, 'undefined'],
    [true, 'true'],
    [{ratio: 0.5}, '{"ratio":0.5}'],
    [{listener: () => 1}, '{"listener":"[函数]"}'],
    [new ArrayBuffer(4), '"[ArrayBuffer 4 字节]"'],
    [new Something(), '"[对象]"'],
    [{peerId: undefined}, '{}'],
  ])('writes %o on one line', (value, text) => {
    expect(showValue(value, 0)).toBe(text);
  });

  it('names what is not set where there is room', () => {
    expect(showValue({swarmId: undefined})).toContain('"swarmId": "[未设]"');
  });

  it('keeps the message of an error, and survives a cycle', () => {
    const error = Object.assign(new Error('gone'), {type: 'peer-closed'});
    expect(JSON.parse(showValue(error))).toMatchObject({type: 'peer-closed', message: 'gone'});
    const cycle: {self?: unknown} = {};
    cycle.self = cycle;
    expect(showValue(cycle, 0)).toBe('{"self":"[已列出]"}');
  });
});
