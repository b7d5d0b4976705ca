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
  ['the longest name that a class of the system begins with', 'HttpProxyServerFactory', ['HttpProxy']],
  ['no single hump: it says too little', 'HttpServerFactory', ['HttpServerFactory']],
  ['a mistyped name of the site', 'ApplyDynamcConfig', ['ApplyDynamcConfig']],
])('%s: %s', (_, word, pieces) =>
  expect(knownPieces(word, indexOf('64', 'kib', 'ios', '17', 'http2', 'http', 'httpproxy', 'applydynamicconfig', 'applydynamc'))).toEqual(
    pieces,
  ),
);

test('of `Owner.member` the member is asked for first, what reads like the whole after it', () => {
  const index = indexOf('proxyurl');
  index.add('texts', 1, new Map([['x2p2pproxyurl', 1]]));
  const {alternatives} = latinAlternatives('X2P2P.proxyUrl', index, pinyin);
  expect(alternatives.slice(0, 2)).toEqual([
    {terms: ['proxyurl'], factor: 1},
    {terms: ['x2p2pproxyurl'], factor: 0.8},
  ]);
});

test('what a section is called with its owner is no less than the member: `Hls.isSupported`', () => {
  const {alternatives} = latinAlternatives('Hls.isSupported', indexOf('issupported', 'hlsissupported'), pinyin);
  expect(alternatives.slice(0, 2).map(({factor}) => factor)).toEqual([1, 1]);
});

test.each(['hls.js', 'node.js', 'x2p2p.unknown'])('a short or unknown ending is no member: %s', (word) => {
  const whole = word.replace('.', '');
  expect(latinAlternatives(word, indexOf(whole, 'js'), pinyin).alternatives[0]).toEqual({terms: [whole], factor: 1});
});
