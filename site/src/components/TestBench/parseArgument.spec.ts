import {describe, expect, it} from 'vitest';
import {parseArgument} from './parseArgument.ts';

describe('parseArgument', () => {
  it('reads JSON', () => {
    expect(parseArgument('{"core": {"highDemandTimeWindow": 8}}')).toEqual({ok: true, value: {core: {highDemandTimeWindow: 8}}});
  });

  it.each(['{core: 1}', '{"core": 1,}', "{'core': 1}", ''])('answers %j with one sentence', (text) => {
    const parsed = parseArgument(text);
    expect(parsed.ok).toBe(false);
    expect(!parsed.ok && parsed.sentence).toMatch(/^参数不是合法的 JSON：.+有误。.+。$/);
  });
});
