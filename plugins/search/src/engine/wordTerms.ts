import {textTerms} from '../shared/textTerms.ts';

/** The terms of a word or phrase, each once: all of them have to be present where the word is. */
export function wordTerms(word: string): string[] {
  const terms = new Set<string>();
  textTerms(word, (term, amount) => {
    if (amount === 1) terms.add(term);
  });
  return [...terms];
}
