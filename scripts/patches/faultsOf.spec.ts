import {expect, test} from 'vitest';
import {patches, type Patch} from 'x2-core/bundle/patches';
import {faultsOf} from './faultsOf.ts';

test('the core is changed in few places, each with a reason and a test', () => {
  expect(faultsOf(patches)).toEqual([]);
});

const GOOD: Patch = {
  name: 'good',
  why: 'Something that goes wrong in a way that viewers notice.',
  heldBy: {file: 'packages/x2-core/src/peers/commands.spec.ts', title: 'announcements of whole blocks of 256'},
  upstream: 'Novage/p2p-media-loader#562, fix(core): binary serialization edge cases',
  places: [{file: 'a.js', find: 'a', replace: 'b'}],
};

test.each<[string, readonly Patch[], readonly unknown[]]>([
  ['nothing to look at', [], ['no place is patched']],
  ['a good one', [GOOD], []],
  ['two of one name', [GOOD, GOOD], ['good: another patch has this name']],
  ['too many places', [{...GOOD, places: Array.from({length: 26}, () => GOOD.places[0]!)}], ['26 places are patched, 25 are allowed']],
  ['no reason', [{...GOOD, why: ''}], ['good: no reason']],
  ['a test file that is gone', [{...GOOD, heldBy: {...GOOD.heldBy, file: 'packages/gone.spec.ts'}}], [expect.stringContaining('gone')]],
  ['a test that is gone', [{...GOOD, heldBy: {...GOOD.heldBy, title: 'gone'}}], [expect.stringContaining('「gone」')]],
  ['an issue without a number', [{...GOOD, upstream: 'somebody said so'}], [expect.stringContaining('repository#number')]],
  ['a place that stays', [{...GOOD, places: [{file: 'a.js', find: 'a', replace: 'a'}]}], ['good: a place stays as it is']],
])('%s', (_what, given, expected) => {
  expect(faultsOf(given)).toEqual(expected);
});
