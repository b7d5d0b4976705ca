import {countBits} from './countBits.ts';
import {editDistance} from './editDistance.ts';
import {letterMask} from './letterMask.ts';
import type {LatinTermList} from './TermIndex.ts';

const MAX_CORRECTIONS = 6;
const LONGEST = 48;

/** A short word with one edit is already another word; a long one may hold two. */
const editsAllowed = (length: number) => (length < 4 ? 0 : length < 8 ? 1 : 2);

export interface Correction {
  term: string;
  /** The query is a mistyped beginning of the term, not the whole of it. */
  unfinished: boolean;
}

/** Site words nearest to a Latin word that the site does not have; only the nearest distance counts. */
export function correctionsOf(word: string, {terms, masks}: LatinTermList): Correction[] {
  const limit = /^\d+$/.test(word) ? 0 : editsAllowed(word.length);
  let nearest = limit;
  let found: Correction[] = [];
  if (limit === 0 || word.length > LONGEST) return found;
  const letters = letterMask(word);
  for (let at = 0; at < terms.length; at++) {
    // Every letter that the term lacks costs an edit.
    if (countBits(letters & ~masks[at]!) > nearest) continue;
    const term = terms[at]!;
    // Typing errors hardly ever hit the first letter of a word: another first letter means another word.
    if (term[0] !== word[0]) continue;
    if (term.length < word.length - nearest || term.length < 3) continue;
    const {whole, beginning} = editDistance(word, term, nearest);
    // An unfinished word needs enough letters to be told from another one.
    const unfinished = whole > beginning && word.length >= 7;
    const distance = unfinished ? beginning : whole;
    if (distance > nearest) continue;
    if (distance < nearest) found = [];
    nearest = distance;
    found.push({term, unfinished});
  }
  return found.sort((a, b) => Number(a.unfinished) - Number(b.unfinished) || a.term.length - b.term.length).slice(0, MAX_CORRECTIONS);
}
