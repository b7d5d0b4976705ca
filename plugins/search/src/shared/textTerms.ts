import {latinTerms} from './latinTerms.ts';
import {scanRuns} from './scanRuns.ts';

/** Of a word that is there as it stands. */
export const WHOLE = 1;
/** A part of a word says less than the word. */
const PART_WEIGHT = 0.6;

/** Every term of folded text with how much of it is there: Chinese bigrams, Latin words and their parts. */
export function textTerms(text: string, add: (term: string, amount: number) => void): void {
  for (const run of scanRuns(text)) {
    if (run.kind === 'han') {
      if (run.end - run.start === 1) add(text.slice(run.start, run.end), WHOLE);
      for (let at = run.start; at + 1 < run.end; at++) add(text.slice(at, at + 2), WHOLE);
    } else {
      const {whole, parts} = latinTerms(text.slice(run.start, run.end));
      add(whole, WHOLE);
      for (const part of parts) add(part, PART_WEIGHT);
    }
  }
}
