import {sdksNamed} from '../shared/facets.ts';
import {latinTerms} from '../shared/latinTerms.ts';
import {normalizeQuery} from '../shared/normalizeQuery.ts';
import {scanRuns, type Run} from '../shared/scanRuns.ts';
import {chineseUnits} from './chineseUnits.ts';
import {coreOf} from './coreOf.ts';
import {errorsNamed} from './errorsNamed.ts';
import {GENERIC, hintAtGeneric} from './hintAtGeneric.ts';
import {knownPieces} from './knownPieces.ts';
import {latinAlternatives} from './latinAlternatives.ts';
import {isChinese} from './matchRanges.ts';
import type {PinyinReader} from './PinyinReader.ts';
import {startingWith} from './startingWith.ts';
import type {TermIndex} from './TermIndex.ts';
import {MAX_PLACES, type Alternative, type ParsedQuery, type Places, type Unit} from './Unit.ts';
import {wordTerms} from './wordTerms.ts';

const SOUNDS_LIKE = 0.85;
const APART = 0.7;
const LONGEST_JOIN = 4;
/** In a longer text an unknown pair is most likely the end of one word and the start of the next, not a wrong character. */
const LONGEST_MISHEARD = 6;

/** 收不收费 asks about 收费. 能不能, 有没有 and their like are question words by themselves. */
const A_NOT_A = /(?![能会是有要行可需])([\u4e00-\u9fff])[不没]\1/g;

/** Says when, not what: it names no section by itself. */
const DAY = /^[今昨明]天$/;

/** Hold an English message together: `Refused to connect because it violates …`. */
const ENGLISH_GLUE = new Set('a an the is are was be been has have had to of in on at by for from with and or it its this that because'.split(' '));
const SENTENCE = 6;

/** A Latin word weighs as much as two to four Chinese characters. */
const placesOf = (word: string) => Math.max(2, Math.min(4, Math.round(word.length / 2)));

const bits = (from: number, to: number) => {
  let mask = 0;
  for (let place = Math.max(0, from); place < Math.min(32, to); place++) mask |= 1 << place;
  return mask;
};

const covering = (from: number, length: number): Places => ({low: bits(from, from + length), high: bits(from - 32, from + length - 32)});

export interface QueryTables {
  index: TermIndex;
  pinyin: PinyinReader;
  simplified: ReadonlyMap<string, string>;
}

/** What was typed, as units to look for. */
export function parseQuery(raw: string, {index, pinyin, simplified}: QueryTables): ParsedQuery {
  const text = [...normalizeQuery(raw)].map((character) => simplified.get(character) ?? character).join('').replace(A_NOT_A, '$1');
  const isShort = (text.match(/[\u4e00-\u9fff]/g)?.length ?? 0) <= LONGEST_MISHEARD;
  const runs = scanRuns(text);
  const isSentence = runs.filter(({kind}) => kind === 'latin').length >= SENTENCE;
  const units: Unit[] = [];
  const phrases: string[] = [];
  const corrected: ParsedQuery['corrected'] = [];
  let places = 0;

  /**
   * Texts are kept as the words of a dictionary that has 查询 and 参数, not 查询参数: there the pair across both is not asked for.
   * In names every pair is.
   */
  const withWordsApart = (alternatives: Alternative[]): Alternative[] => [
    ...alternatives,
    ...alternatives.flatMap(({terms, factor}) => {
      const apart = terms.filter((term) => !isChinese(term) || index.places(term)?.texts.records.length);
      return apart.length > 1 && apart.length < terms.length ? [{terms: apart, factor: factor * APART}] : [];
    }),
  ];

  const addChinese = (run: string) => {
    const pieces = chineseUnits(run, (pair) => index.has(pair));
    let start = -1;
    let end = -1;
    const endPhrase = () => {
      if (end - start > 2) phrases.push(run.slice(start, end));
    };
    // Places are counted along the run; question words and fillers take none.
    const place = new Map<number, number>();
    for (const piece of pieces) {
      if (piece.kind === 'question') {
        units.push({alternatives: piece.alternatives, low: 0, high: 0});
        continue;
      }
      if (piece.at > end) {
        endPhrase();
        start = piece.at;
      }
      end = Math.max(end, piece.at + piece.length);
      for (let at = piece.at; at < piece.at + piece.length; at++) if (!place.has(at)) place.set(at, places++);
      const typed = run.slice(piece.at, piece.at + piece.length);
      if (piece.kind === 'pair' && isShort && !index.has(typed)) {
        const [first, ...rest] = pinyin.wordsSoundingLike(typed);
        if (first) {
          corrected.push({from: typed, to: first});
          piece.alternatives.push(...[first, ...rest].map((word) => ({terms: wordTerms(word), factor: SOUNDS_LIKE})));
        }
      }
      units.push({alternatives: withWordsApart(piece.alternatives), isKnown: piece.kind === 'word' || (piece.length > 1 && !DAY.test(typed) && index.has(typed)), isGeneric: GENERIC.has(typed), ...covering(place.get(piece.at)!, piece.length)});
    }
    endPhrase();
  };

  const addLatin = (together: readonly Run[]) => {
    const words = together.flatMap(({start, end}) => knownPieces(text.slice(start, end), index));
    const starts: number[] = [];
    for (const word of words) {
      starts.push(places);
      if (isSentence && ENGLISH_GLUE.has(word.toLowerCase())) continue;
      const {alternatives, readAs} = latinAlternatives(word, index, pinyin);
      if (readAs) corrected.push({from: word, to: readAs});
      // A word that stands for nothing here says little about what is missing.
      const width = alternatives.length ? placesOf(word) : 1;
      if (alternatives.length) units.push({alternatives: withWordsApart(alternatives), isKnown: index.has(latinTerms(word).whole), ...covering(places, width)});
      places += width;
    }
    // `ll hls`, `err tracker timeout`: one name typed as several words.
    for (let from = 0; from < words.length; from++) {
      for (let to = from + 2; to <= Math.min(words.length, from + LONGEST_JOIN); to++) {
        const joined = words.slice(from, to).map((word) => latinTerms(word).whole).join('');
        const ending = index.has(joined) ? joined : joined.length >= 4 ? startingWith(index.latinTerms().terms, joined, 1)[0] : undefined;
        const end = starts[to] ?? places;
        if (ending) units.push({alternatives: [{terms: [ending], factor: ending === joined ? 1 : 0.8}], ...covering(starts[from]!, end - starts[from]!)});
      }
    }
  };

  let latin: Run[] = [];
  for (const run of runs) {
    if (places >= MAX_PLACES) break;
    const before = latin.at(-1);
    if (before && (run.kind === 'han' || !/^[\s._/-]*$/.test(text.slice(before.end, run.start)))) {
      addLatin(latin);
      latin = [];
    }
    if (run.kind === 'latin') latin.push(run);
    else addChinese(text.slice(run.start, run.end));
  }
  addLatin(latin);
  const meant = corrected.reduce((meaning, {from, to}) => meaning.replace(from, () => to), text);
  return {...hintAtGeneric({units, asked: covering(0, Math.min(places, MAX_PLACES))}), phrases, core: coreOf(meant), sdks: sdksNamed(meant), errors: errorsNamed(text, index), corrected};
}
