import {describe, expect, it} from 'vitest';
import {isOpeningKey} from './isOpeningKey.ts';

const press = (more: Partial<Parameters<typeof isOpeningKey>[0]> & {code?: string}, bySlash = true) =>
  isOpeningKey(
    {key: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, isComposing: false, target: null, ...more},
    () => bySlash,
  );

// The rule for boxes needs a document; tests/search presses these keys in a browser.
(globalThis as {HTMLElement?: unknown}).HTMLElement ??= class {};

describe('isOpeningKey', () => {
  it.each([
    [{key: '/'}, true],
    [{key: '、'}, true],
    [{key: '?', shiftKey: true}, false],
    // The same key on a German and on a French keyboard.
    [{key: '-', code: 'Slash'}, false],
    [{key: '!', code: 'Slash'}, false],
    [{key: 'k', ctrlKey: true}, true],
    [{key: 'K', metaKey: true}, true],
    [{key: 'k'}, false],
    [{key: 'k', ctrlKey: true, shiftKey: true}, false],
    [{key: '/', isComposing: true}, false],
    [{key: '/', ctrlKey: true}, false],
  ])('%j: %s', (key, expected) => expect(press(key)).toBe(expected));

  it.each([
    [{key: '/'}, false],
    [{key: '、'}, false],
    [{key: 'k', ctrlKey: true}, true],
  ])('with the single key turned off, %j: %s', (key, expected) => expect(press(key, false)).toBe(expected));
});
