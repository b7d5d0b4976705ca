import {expect, it} from 'vitest';
import {packPairs, unpackPairs} from './packPairs.ts';
import {shortAnchor, wholeAnchor} from './shortAnchor.ts';

it.each([
  [[]],
  [
    [
      ['鑑', '鉴'],
      ['權', '权'],
      ['一', '甲'],
      ['龥', '乙'],
    ],
  ],
] as [string, string][][][])('gives back the pairs that were packed: %j', (pairs) => {
  const packed = packPairs(new Map(pairs));
  expect(unpackPairs(JSON.parse(JSON.stringify(packed)) as typeof packed)).toEqual(new Map(pairs));
});

it.each([
  ['applydynamicconfig', 'applyDynamicConfig()', '='],
  ['size', '体积', 'size'],
  ['', '鉴权', ''],
  ['', '', ''],
  ['常见', '常见', '='],
])('an anchor %j of %j is sent as %j', (anchor, heading, short) => {
  expect(shortAnchor(anchor, heading)).toBe(short);
  expect(wholeAnchor(short, heading)).toBe(anchor);
});
