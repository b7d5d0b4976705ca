import {editDistance} from './editDistance.ts';
import {startingWith} from './startingWith.ts';

const MAX_CORRECTIONS = 6;
/** Of what was typed: a longer word was pasted, not mistyped. */
const LONGEST = 48;
/** Of the term that may have been meant. */
const SHORTEST = 3;
/** An unfinished word needs enough letters to be told from another one. */
const SHORTEST_UNFINISHED = 7;

/** A short word with one edit is already another word; a long one may hold two. */
const editsAllowed = (length: number) => (length < 4 ? 0 : length < 8 ? 1 : 2);

export interface Correction {
  term: string;
  /** The query is a mistyped beginning of the term, not the whole of it. */
  unfinished: boolean;
}

/** Terms of the sorted list nearest to a Latin word that the site does not have; only the nearest distance counts. */
export function correctionsOf(word: string, sortedTerms: readonly string[]): Correction[] {
  let nearest = /^\d+$/.test(word) ? 0 : editsAllowed(word.length);
  if (nearest === 0 || word.length > LONGEST) return [];
  let found: Correction[] = [];
  // Typing errors hardly ever hit the first letter of a word: another first letter means another word.
  for (const term of startingWith(sortedTerms, word[0]!)) {
    if (term.length < Math.max(SHORTEST, word.length - nearest)) continue;
    const {whole, beginning} = editDistance(word, term, nearest);
    const unfinished = whole > beginning && word.length >= SHORTEST_UNFINISHED;
    const distance = unfinished ? beginning : whole;
    if (distance > nearest) continue;
    if (distance < nearest) found = [];
    nearest = distance;
    found.push({term, unfinished});
  }
  return found.sort((a, b) => Number(a.unfinished) - Number(b.unfinished) || a.term.length - b.term.length).slice(0, MAX_CORRECTIONS);
}
