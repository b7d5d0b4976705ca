import {textTerms} from '../shared/textTerms.ts';

/** BM25 with every word counted once: a long text is not better for being long. */
const SATURATION = 1.2;
const LENGTH_SHARE = 0.6;
const USUAL_WORDS = 35;

/** Terms of the words that a record's text holds, with their weights. */
export function textWeights(words: readonly string[]): Map<string, number> {
  const weight = (SATURATION + 1) / (1 + SATURATION * (1 - LENGTH_SHARE + (LENGTH_SHARE * words.length) / USUAL_WORDS));
  const weights = new Map<string, number>();
  for (const word of words) textTerms(word, (term, amount) => weights.set(term, Math.max(weights.get(term) ?? 0, amount * weight)));
  return weights;
}
