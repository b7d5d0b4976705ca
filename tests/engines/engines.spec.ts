import {describe, expect, it} from 'vitest';
import {chooseEngines, program} from './engines.ts';
import {expression} from './expression.ts';
import {keyCode} from './keyCodes.ts';

describe('the choice of engines', () => {
  it('is all engines when no list is given', () => {
    expect(chooseEngines(undefined).map(({name}) => name)).toEqual(['chromium', 'firefox', 'webkit']);
  });

  it('keeps to the list, and names what it does not know', () => {
    expect(chooseEngines('webkit,firefox').map(({name}) => name)).toEqual(['webkit', 'firefox']);
    expect(() => chooseEngines('firefox,opera')).toThrow('No engine named "opera"; there are: chromium, firefox, webkit.');
    expect(() => chooseEngines('')).toThrow('No engine named ""');
  });

  it('says which Debian package is missing', () => {
    expect(() => program('firefox', ['/nowhere/firefox'])).toThrow(
      '/nowhere/firefox is not installed: apt-get install --no-install-recommends firefox-esr',
    );
  });
});

describe('what is sent to an engine', () => {
  it('is one expression with its arguments, whatever they hold', () => {
    const text = '「"\'`\\\u2028</script>';
    const evaluate = new Function(
      `return ${expression((first: string, rest: number[]) => [first, ...rest], [text, [1, 2]])}`,
    ) as () => unknown;
    expect(evaluate()).toEqual([text, 1, 2]);
  });

  it('knows the helper that the TypeScript runner puts around named functions', () => {
    const named = new Function('return () => __name(() => 7, "seven")()') as () => () => number;
    expect((new Function(`return ${expression(named(), [])}`) as () => unknown)()).toBe(7);
  });

  it('has a code for each named key, and leaves characters as they are', () => {
    expect(keyCode('Enter')).toBe('\uE007');
    expect(keyCode('中')).toBe('中');
    expect(keyCode('𠮷')).toBe('𠮷');
    expect(() => keyCode('F13')).toThrow('No WebDriver code for the key "F13"');
  });
});
