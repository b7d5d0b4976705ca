import {expect, test} from 'vitest';
import {choices} from './choices.ts';

const known = ['unit', 'build', 'lab'];

test.each([
  [[], {only: known}],
  [['--only=unit,lab'], {only: ['unit', 'lab']}],
  [['--changed'], {only: known, changed: ''}],
  [['--changed', '--only=unit'], {only: ['unit'], changed: ''}],
  [['--changed=HEAD~3'], {only: known, changed: 'HEAD~3'}],
])('%j', (args, expected) => {
  expect(choices(args, known)).toEqual(expected);
});

test('an unknown stage is named, with those there are', () => {
  expect(() => choices(['--only=unit,lap'], known)).toThrow('No stage named lap; there are: unit, build, lab.');
});
