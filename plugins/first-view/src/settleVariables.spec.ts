import {expect, test} from 'vitest';
import {settleVariables} from './settleVariables.ts';

const none = new Set<string>();

test('a value that is set once and read once stands where it is read, through its readers', () => {
  expect(settleVariables(':root{--a:var(--b);--b:1px}p{margin:0 var(--a)}', none)).toBe('p{margin:0 1px}');
});

test('a value does not grow together with its neighbours', () => {
  expect(settleVariables(':root{--w:700;--h:1.8;--f:serif}p{font:var(--w)1rem/var(--h)var(--f)}', none)).toBe('p{font:700 1rem/1.8 serif}');
});

test('what the root sets again outside the layers is left out of them', () => {
  expect(settleVariables('@layer a{:root{--c:red}}:root{--c:blue}p{color:var(--c);fill:var(--c)}', none)).toBe('@layer a{}:root{--c:blue}p{color:var(--c);fill:var(--c)}');
});

test.each([
  ['read twice', ':root{--a:1px}p{margin:var(--a)}a{margin:var(--a)}'],
  ['set again below', ':root{--a:1px}p{margin:var(--a)}.x{--a:2px}'],
  ['set again in a query', ':root{--a:1px}p{margin:var(--a)}@media (width>9px){:root{--a:2px}}'],
  ['reading what is set again below', ':root{--a:var(--b);--b:1px}p{margin:var(--a)}.x{--b:2px}i{top:var(--b)}'],
  ['read with a fallback', ':root{--a:1px}p{margin:var(--a,2px)}'],
  ['only in a query', '@media (width>9px){:root{--a:2px}}p{margin:var(--a)}'],
])('a value stays a property when it is %s', (_, css) => {
  expect(settleVariables(css, none)).toBe(css);
});

test('a value that a style attribute reads stays', () => {
  expect(settleVariables(':root{--a:1px}p{margin:var(--a)}', new Set(['--a']))).toBe(':root{--a:1px}p{margin:var(--a)}');
});
