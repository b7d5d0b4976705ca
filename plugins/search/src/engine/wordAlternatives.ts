import {synonymsOf} from '../shared/synonyms.ts';
import type {Alternative} from './Unit.ts';
import {wordTerms} from './wordTerms.ts';

const SYNONYM = 0.6;

/** What else the site may call a word that is itself worth `factor`. */
export const synonymAlternatives = (word: string, factor = 1): Alternative[] =>
  synonymsOf(word).map((other) => ({terms: wordTerms(other), factor: factor * SYNONYM}));

/** A known word, and what else the site may call it. */
export const wordAlternatives = (word: string, factor = 1): Alternative[] => [
  {terms: wordTerms(word), factor},
  ...synonymAlternatives(word, factor),
];
