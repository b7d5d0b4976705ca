import {latinTerms} from '../shared/latinTerms.ts';
import {correctionsOf} from './correctionsOf.ts';
import type {PinyinReader} from './PinyinReader.ts';
import {startingWith} from './startingWith.ts';
import type {TermIndex} from './TermIndex.ts';
import type {Alternative} from './Unit.ts';
import {synonymAlternatives, wordAlternatives} from './wordAlternatives.ts';

/** All parts of a name, wherever each of them is. */
const PARTS = 0.7;
/** `X2P2P.init` asks for `init`; all of it together may be part of something else. */
const WITH_OWNER = 0.8;
/** Pinyin. */
const SPELLED = 0.9;
const INSIDE = 0.6;
const CORRECTED = 0.6;
const CORRECTED_UNFINISHED = 0.5;
/** A word of the site that begins with what was typed, when the site has the typed word itself, and when it does not. */
const ENDING_OF_KNOWN = 0.35;
const ENDING_OF_UNKNOWN = 0.8;
/** The share of it that remains however little of the word is typed. */
const LEAST_SURE = 0.6;
const SHORTEST_BEGINNING = 2;
/** Shorter pieces are inside of many words by accident. */
const SHORTEST_INSIDE = 4;
/** One or two letters begin hundreds of words. */
const MAX_GUESSES = 24;

export interface LatinReading {
  alternatives: Alternative[];
  /** What the word was taken for, when the site does not have it. */
  readAs?: string;
}

/** The more of the word is typed, the surer the ending. */
const endings = (index: TermIndex, typed: string, factor: number): Alternative[] =>
  startingWith(index.latinTerms(), typed, MAX_GUESSES).map((term) => ({
    terms: [term],
    factor: factor * (LEAST_SURE + ((1 - LEAST_SURE) * typed.length) / term.length),
  }));

const memberOf = (word: string): string | undefined => {
  const name = /^[a-z]\w*\.([a-z]\w{3,})$/i.exec(word)?.[1];
  return name && latinTerms(name).whole;
};

/** Everything a Latin word may stand for, from what was typed to what was perhaps meant; guesses only when nothing better exists. */
export function latinAlternatives(word: string, index: TermIndex, pinyin: PinyinReader): LatinReading {
  const {whole, parts} = latinTerms(word);
  const known = index.has(whole);
  const alternatives: Alternative[] = [];
  const member = memberOf(word);
  const isMember = member !== undefined && index.has(member);
  if (isMember) alternatives.push({terms: [member], factor: 1});
  if (known) alternatives.push({terms: [whole], factor: isMember && !index.postings(whole)!.names.records.length ? WITH_OWNER : 1});
  if (parts.length && parts.every((part) => index.has(part))) alternatives.push({terms: parts, factor: PARTS});
  alternatives.push(...synonymAlternatives(whole));
  if (whole.length >= SHORTEST_BEGINNING) alternatives.push(...endings(index, whole, known ? ENDING_OF_KNOWN : ENDING_OF_UNKNOWN));
  if (alternatives.length) return {alternatives};

  const spelled = /^[a-z]{3,}$/.test(whole) ? pinyin.wordsSpelled(whole) : [];
  if (spelled.length) return {alternatives: spelled.flatMap((text) => wordAlternatives(text, SPELLED)), readAs: spelled[0]};

  const containing =
    whole.length >= SHORTEST_INSIDE
      ? index
          .latinTerms()
          .filter((term) => term.includes(whole))
          .slice(0, MAX_GUESSES)
      : [];
  if (containing.length) return {alternatives: containing.map((term) => ({terms: [term], factor: INSIDE}))};

  const corrections = correctionsOf(whole, index.latinTerms());
  return {
    alternatives: corrections.map(({term, unfinished}) => ({terms: [term], factor: unfinished ? CORRECTED_UNFINISHED : CORRECTED})),
    readAs: corrections[0]?.term,
  };
}
