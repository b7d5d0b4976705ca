import {expect, test} from 'vitest';
import {settleVariables} from './settleVariables.ts';

const none = new Set<string>();

test('a value that is set once and read once replaces its var(), through other properties too', () => {
  expect(settleVariables(':root{--a:var(--b);--b:1px}p{margin:0 var(--a)}', none)).toBe('p{margin:0 1px}');
});

test('a value that is no longer than its var() replaces all of them', () => {
  expect(settleVariables(':root{--gap:1rem}p{margin:calc(var(--gap)*2)var(--gap)}a{margin:var(--gap)}', none)).toBe(
    'p{margin:calc(1rem*2)1rem}a{margin:1rem}',
  );
});

test('a property that the root sets again in a media query keeps its var()', () => {
  expect(settleVariables(':root{--a:var(--b);--b:1px}p{margin:var(--a)}@media (width>9px){:root{--b:2px}}', none)).toBe(
    ':root{--b:1px}p{margin:var(--b)}@media (width>9px){:root{--b:2px}}',
  );
});

test('a value does not merge with its neighbours into one token', () => {
  expect(settleVariables(':root{--w:700;--h:1.8;--f:serif}p{font:var(--w)1rem/var(--h)var(--f)}', none)).toBe('p{font:700 1rem/1.8 serif}');
});

test('a property that the root sets again outside the layers is removed from them', () => {
  expect(settleVariables('@layer a{:root{--c:red}}:root{--c:blue}p{color:var(--c)}', none)).toBe('@layer a{}p{color:blue}');
});

test.each([
  ['long and read twice', ':root{--a:0 1px 2px #000}p{box-shadow:var(--a)}a{box-shadow:var(--a)}'],
  ['set again below', ':root{--a:1px}p{margin:var(--a)}.x{--a:2px}'],
  ['set again in a query', ':root{--a:1px}p{margin:var(--a)}@media (width>9px){:root{--a:2px}}'],
  ['reading what is set again below', ':root{--a:var(--b);--b:1px}p{margin:var(--a)}.x{--b:2px}i{top:var(--b)}'],
  ['a keyword', ':root{--a:inherit}p{margin:var(--a)}'],
  ['read with a fallback', ':root{--a:1px}p{margin:var(--a,2px)}'],
  ['only in a query', '@media (width>9px){:root{--a:2px}}p{margin:var(--a)}'],
])('a value stays a property when it is %s', (_, css) => {
  expect(settleVariables(css, none)).toBe(css);
});

test('a value that a style attribute reads stays', () => {
  expect(settleVariables(':root{--a:1px}p{margin:var(--a)}', new Set(['--a']))).toBe(':root{--a:1px}p{margin:var(--a)}');
});
