import {chineseUnits, type Piece} from './chineseUnits.ts';
import {GENERIC} from './hintAtGeneric.ts';
import {NO_POSITIONS, spanOf} from './Span.ts';
import type {QueryContext, Stretch} from './Stretch.ts';
import {withWordsApart} from './withWordsApart.ts';
import {wordTerms} from './wordTerms.ts';

const SOUNDS_LIKE = 0.85;
/** In a longer text an unknown pair is most likely the end of one word and the start of the next, not a wrong character. */
const LONGEST_MISHEARD = 6;

/** Says when, not what: it names no section by itself. */
const DAY = /^[今昨明]天$/;

/** A run of Chinese characters, on the positions of the query from `from` on. */
export function readChinese(run: string, from: number, {index, pinyin, chineseCharacters}: QueryContext): Stretch {
  const pieces = chineseUnits(run, (pair) => index.has(pair));
  const wording = pieces.filter(({kind}) => kind !== 'question');
  const positions = positionsIn(wording, from);
  const corrected: Stretch['corrected'] = [];
  const units = pieces.map(({kind, at, length, alternatives}) => {
    if (kind === 'question') return {alternatives, span: NO_POSITIONS};
    const typed = run.slice(at, at + length);
    const isOnSite = index.has(typed);
    const heard = kind === 'pair' && chineseCharacters <= LONGEST_MISHEARD && !isOnSite ? pinyin.wordsSoundingLike(typed) : [];
    if (heard[0]) corrected.push({from: typed, to: heard[0]});
    return {
      alternatives: withWordsApart([...alternatives, ...heard.map((word) => ({terms: wordTerms(word), factor: SOUNDS_LIKE}))], index),
      isKnown: kind === 'word' || (length > 1 && !DAY.test(typed) && isOnSite),
      isGeneric: GENERIC.has(typed),
      span: spanOf(positions.get(at)!, length),
    };
  });
  return {units, phrases: phrasesOf(run, wording), corrected, length: positions.size};
}

/** The position of each character: they are counted along the run, without question words and fillers. */
function positionsIn(wording: readonly Piece[], from: number): Map<number, number> {
  const positions = new Map<number, number>();
  for (const {at, length} of wording) {
    for (let character = at; character < at + length; character++)
      if (!positions.has(character)) positions.set(character, from + positions.size);
  }
  return positions;
}

/** What stands together, without a question word or a filler between. */
function phrasesOf(run: string, wording: readonly Piece[]): string[] {
  const spans: {start: number; end: number}[] = [];
  for (const {at, length} of wording) {
    const last = spans.at(-1);
    if (last && at <= last.end) last.end = Math.max(last.end, at + length);
    else spans.push({start: at, end: at + length});
  }
  return spans.filter(({start, end}) => end - start > 2).map(({start, end}) => run.slice(start, end));
}
