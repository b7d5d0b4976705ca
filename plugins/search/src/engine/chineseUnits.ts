import {questionClasses, questionPattern} from '../shared/questionWords.ts';
import {synonymPattern, synonymsOf} from '../shared/synonyms.ts';
import type {Alternative} from './Unit.ts';
import {wordTerms} from './wordTerms.ts';

export interface Piece {
  kind: 'word' | 'pair' | 'single' | 'question';
  /** Place of its first character in the run. */
  at: number;
  length: number;
  alternatives: Alternative[];
}

const SYNONYM = 0.6;
const QUESTION = 0.15;

/** A run cut at every match of the pattern, the matches included. */
function cut(run: string, pattern: RegExp): {text: string; at: number; matched: boolean}[] {
  const parts: {text: string; at: number; matched: boolean}[] = [];
  let from = 0;
  for (const match of run.matchAll(pattern)) {
    if (match.index > from) parts.push({text: run.slice(from, match.index), at: from, matched: false});
    parts.push({text: match[0], at: match.index, matched: true});
    from = match.index + match[0].length;
  }
  if (from < run.length) parts.push({text: run.slice(from), at: from, matched: false});
  return parts;
}

function pairs(text: string, at: number): Piece[] {
  if (text.length === 1) return [{kind: 'single', at, length: 1, alternatives: [{terms: [text], factor: 1}]}];
  return Array.from({length: text.length - 1}, (_, index) => ({
    kind: 'pair' as const,
    at: at + index,
    length: 2,
    alternatives: [{terms: [text.slice(index, index + 2)], factor: 1}],
  }));
}

const word = (text: string, at: number): Piece => ({
  kind: 'word',
  at,
  length: text.length,
  alternatives: [{terms: wordTerms(text), factor: 1}, ...synonymsOf(text).map((other) => ({terms: wordTerms(other), factor: SYNONYM}))],
});

/** What a run of Chinese characters asks for: question words as hints, known words with their synonyms, the rest in pairs. */
export function chineseUnits(run: string): Piece[] {
  // 多少钱 is a price, not a question word followed by money: known words are read first.
  return cut(run, synonymPattern).flatMap(({text, at, matched}) => {
    if (matched) return [word(text, at)];
    return cut(text, questionPattern).flatMap((part): Piece[] => {
      if (!part.matched) return pairs(part.text, at + part.at);
      const name = questionClasses.get(part.text);
      return name ? [{kind: 'question', at: at + part.at, length: part.text.length, alternatives: [{terms: [`?${name}`], factor: QUESTION}]}] : [];
    });
  });
}
