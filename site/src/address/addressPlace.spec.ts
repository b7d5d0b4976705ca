import {expect, test} from 'vitest';
import {headingBeside, isTakenByHeading, stateIn, writtenAt, type AddressPlace} from './addressPlace.ts';

test.each([
  ['', '', ''],
  ['?a=1', '', '?a=1'],
  ['?a=1', '#heading', '?a=1'],
  ['', '#heading', ''],
  ['', '#?a=1', '?a=1'],
  ['?a=1', '#?a=2', '?a=2'],
])('%s%s asks for %j', (search, hash, state) => expect(stateIn({search, hash})).toBe(state));

test.each<[AddressPlace, string, string, boolean]>([
  ['fragment', '', '#heading', true],
  ['fragment', '', '#?a=1', false],
  ['fragment', '?a=1', '#heading', false],
  ['fragment', '', '', false],
  ['query', '', '#heading', false],
])('state in the %s: whether a heading takes the place in %s%s is %j', (place, search, hash, expected) =>
  expect(isTakenByHeading(place, {search, hash})).toBe(expected),
);

test.each<[AddressPlace, string, string]>([
  ['query', '?a=1', '?a=1'],
  ['query', '', ''],
  ['fragment', '?a=1', '#?a=1'],
  ['fragment', '', ''],
])('in the %s, %j is written as %j', (place, state, written) => expect(writtenAt(place, state)).toBe(written));

test.each<[AddressPlace, string, string]>([
  ['query', '#heading', '#heading'],
  ['query', '#?a=1', ''],
  ['fragment', '#heading', ''],
])('beside state in the %s, %s is kept as %j', (place, hash, heading) => expect(headingBeside(place, hash)).toBe(heading));
