import {textTerms, WHOLE} from '../shared/textTerms.ts';

/** The terms of a word or phrase, each once: all of them have to be present where the word is. The parts of a Latin word follow from it. */
export function wordTerms(word: string): string[] {
  const terms = new Set<string>();
  textTerms(word, (term, amount) => {
    if (amount === WHOLE) terms.add(term);
  });
  return [...terms];
}
