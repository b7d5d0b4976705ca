import {latinTerms} from '../shared/latinTerms.ts';
import {latinAlternatives} from './latinAlternatives.ts';
import {spanOf} from './Span.ts';
import {startingWith} from './startingWith.ts';
import type {QueryContext, Stretch} from './Stretch.ts';
import type {TermIndex} from './TermIndex.ts';
import type {Unit} from './Unit.ts';
import {withWordsApart} from './withWordsApart.ts';

/** Hold an English message together: `Refused to connect because it violates …`. */
const ENGLISH_GLUE = new Set(
  'a an the is are was be been has have had to of in on at by for from with and or it its this that because'.split(' '),
);
const SENTENCE = 6;

const LONGEST_JOIN = 4;
const SHORTEST_BEGINNING = 4;
const BEGINNING = 0.8;

/** A Latin word weighs as much as two to four Chinese characters. */
const widthOf = (word: string) => Math.max(2, Math.min(4, Math.round(word.length / 2)));

/** Latin words that stand together, on the positions of the query from `from` on. */
export function readLatin(words: readonly string[], from: number, {index, pinyin, latinWords}: QueryContext): Stretch {
  const units: Unit[] = [];
  const corrected: Stretch['corrected'] = [];
  /** Where each word begins, and where the last one ends. */
  const edges = [from];
  for (const word of words) {
    const start = edges.at(-1)!;
    if (latinWords >= SENTENCE && ENGLISH_GLUE.has(word.toLowerCase())) {
      edges.push(start);
      continue;
    }
    const {alternatives, readAs} = latinAlternatives(word, index, pinyin);
    if (readAs) corrected.push({from: word, to: readAs});
    // A word that the site has nothing for counts little as missing.
    const width = alternatives.length ? widthOf(word) : 1;
    if (alternatives.length)
      units.push({
        alternatives: withWordsApart(alternatives, index),
        isKnown: index.has(latinTerms(word).whole),
        span: spanOf(start, width),
      });
    edges.push(start + width);
  }
  return {units: [...units, ...joinedNames(words, edges, index)], phrases: [], corrected, length: edges.at(-1)! - from};
}

/** `ll hls`, `err tracker timeout`: one name typed as several words. */
function joinedNames(words: readonly string[], edges: readonly number[], index: TermIndex): Unit[] {
  const wholes = words.map((word) => latinTerms(word).whole);
  const units: Unit[] = [];
  for (let first = 0; first < words.length; first++) {
    for (let end = first + 2; end <= Math.min(words.length, first + LONGEST_JOIN); end++) {
      const joined = wholes.slice(first, end).join('');
      const name = nameOf(joined, index);
      if (name)
        units.push({
          alternatives: [{terms: [name], factor: name === joined ? 1 : BEGINNING}],
          span: spanOf(edges[first]!, edges[end]! - edges[first]!),
        });
    }
  }
  return units;
}

/** The name itself, or the first one that begins so. */
function nameOf(joined: string, index: TermIndex): string | undefined {
  if (index.has(joined)) return joined;
  return joined.length >= SHORTEST_BEGINNING ? startingWith(index.latinTerms(), joined, 1)[0] : undefined;
}
