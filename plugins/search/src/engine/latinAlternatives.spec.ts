import {expect, test} from 'vitest';
import {knownPieces} from './knownPieces.ts';
import {latinAlternatives} from './latinAlternatives.ts';
import {PinyinReader} from './PinyinReader.ts';
import {TermIndex} from './TermIndex.ts';

const indexOf = (...terms: string[]) => {
  const index = new TermIndex();
  index.add('names', 0, new Map(terms.map((term) => [term, 1])));
  return index;
};
const pinyin = new PinyinReader({pinyinRuns: '', pinyinMore: ''});

test.each([
  ['a number and its unit', '64KiB', ['64', 'KiB']],
  ['a name and its version', 'iOS17', ['iOS', '17']],
  ['what the site has as it is', 'http2', ['http2']],
])('%s: %s', (_, word, pieces) => expect(knownPieces(word, indexOf('64', 'kib', 'ios', '17', 'http2', 'http'))).toEqual(pieces));

test('of `Owner.member` the member is asked for first, what reads like the whole after it', () => {
  const {alternatives} = latinAlternatives('X2P2P.proxyUrl', indexOf('proxyurl', 'x2p2pproxyurl'), pinyin);
  expect(alternatives.slice(0, 2)).toEqual([
    {terms: ['proxyurl'], factor: 1},
    {terms: ['x2p2pproxyurl'], factor: 0.8},
  ]);
});

test.each(['hls.js', 'node.js', 'x2p2p.unknown'])('a short or unknown ending is no member: %s', (word) => {
  const whole = word.replace('.', '');
  expect(latinAlternatives(word, indexOf(whole, 'js'), pinyin).alternatives[0]).toEqual({terms: [whole], factor: 1});
});
