import fc from 'fast-check';
import {expect, test} from 'vitest';
import {addressesIn, defineAddress, flag, numberIn, oneOf, textIn} from './addressState.ts';

const address = defineAddress({
  seconds: numberIn({fallback: 4, min: 1, max: 30}),
  count: numberIn({fallback: 10, min: 1, max: 100, integer: true}),
  mode: oneOf(['live', 'vod'], 'live'),
  on: flag(false),
  url: textIn({fallback: 'https://example.com/a.m3u8', maxLength: 200}),
});

test('defaults make an empty address', () => {
  expect(address.toSearch(address.defaults)).toBe('');
  expect(address.parse('')).toEqual({values: address.defaults, problems: []});
});

test('an empty text is a value of its own', () => {
  expect(address.parse(address.toSearch({...address.defaults, url: ''})).values.url).toBe('');
});

test.each(['?seconds=0', '?seconds=NaN', '?seconds=', '?seconds=1e99', '?count=2.5', '?mode=dvr', '?on=yes', `?url=${'x'.repeat(201)}`])(
  '%s falls back and says so',
  (search) => {
    const {values, problems} = address.parse(search);
    expect(values).toEqual(address.defaults);
    expect(problems).toHaveLength(1);
  },
);

test('a link that carries a field there is no longer says so, once, and the field goes', () => {
  const renamed = defineAddress({seconds: numberIn({fallback: 4, min: 1, max: 30})}, {minutes: '不再使用', hours: '不再使用'});
  const {values, problems} = renamed.parse('?minutes=2&hours=1&seconds=5');
  expect({values, problems}).toEqual({values: {seconds: 5}, problems: ['不再使用']});
  expect(renamed.toSearch(values)).toBe('?seconds=5');
});

test('what is written is read back', () => {
  const values = fc.record({
    seconds: fc.double({min: 1, max: 30, noNaN: true}),
    count: fc.integer({min: 1, max: 100}),
    mode: fc.constantFrom('live' as const, 'vod' as const),
    on: fc.boolean(),
    url: fc.string({maxLength: 200, unit: 'grapheme'}).filter((text) => text.isWellFormed() && text.length <= 200),
  });
  fc.assert(
    fc.property(values, (value) => {
      expect(address.parse(address.toSearch(value))).toEqual({values: value, problems: []});
    }),
  );
});

test('none of several addresses is written with its query', () => {
  const {write} = addressesIn({maxLength: 200});
  expect(write('wss://a.example/announce?key=1, wss://b.example/?token=2#x；wss://c.example')).toBe(
    'wss://a.example/announce, wss://b.example/；wss://c.example',
  );
});

test('what was typed is given back where the address says the same, or nothing', () => {
  const typed = {...address.defaults, seconds: 7};
  expect(address.restore('?seconds=7', typed)).toBe(typed);
  expect(address.restore(undefined, typed)).toBe(typed);
  expect(address.restore('?seconds=8', typed)).toBeUndefined();
  expect(address.restore(undefined, {seconds: 7})).toBeUndefined();
});

test('no query breaks the parser', () => {
  fc.assert(
    fc.property(fc.string(), (search) => {
      expect(address.parse(search).values).toBeDefined();
    }),
  );
});
