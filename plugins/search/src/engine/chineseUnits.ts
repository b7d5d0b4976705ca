import {GLUE, questionClasses, questionPattern} from '../shared/questionWords.ts';
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

/** The pairs of a text, which ends where a character of glue makes no word of this site with either neighbour. */
function pairs(text: string, at: number, isOnSite: IsOnSite): Piece[] {
  for (let glue = 0; glue < text.length; glue++) {
    if (!GLUE.has(text[glue]!) || (glue > 0 && isOnSite(text.slice(glue - 1, glue + 1))) || (glue + 1 < text.length && isOnSite(text.slice(glue, glue + 2)))) continue;
    return [...pairs(text.slice(0, glue), at, isOnSite), ...pairs(text.slice(glue + 1), at + glue + 1, isOnSite)];
  }
  if (text.length === 1) return [{kind: 'single', at, length: 1, alternatives: [{terms: [text], factor: 1}]}];
  return Array.from({length: Math.max(0, text.length - 1)}, (_, index) => pair(text.slice(index, index + 2), at + index));
}

const pair = (text: string, at: number): Piece => ({kind: 'pair', at, length: 2, alternatives: [{terms: [text], factor: 1}]});

const word = (text: string, at: number): Piece => ({
  kind: 'word',
  at,
  length: text.length,
  alternatives: [{terms: wordTerms(text), factor: 1}, ...synonymsOf(text).map((other) => ({terms: wordTerms(other), factor: SYNONYM}))],
});

/** Whether the site has a pair of characters. */
export type IsOnSite = (pair: string) => boolean;

/** 退出 is a known word, 退出码 another one: a pair across the end of a known word may be a word, too. */
function seam(run: string, before: Piece | undefined, piece: Piece, isOnSite: IsOnSite): Piece[] {
  const text = run.slice(piece.at - 1, piece.at + 1);
  const meet = before && before.at + before.length === piece.at && (before.kind === 'word' || piece.kind === 'word') && before.kind !== 'question' && piece.kind !== 'question';
  return meet && isOnSite(text) ? [pair(text, piece.at - 1)] : [];
}

/** What a run of Chinese characters asks for: question words as hints, known words with their synonyms, the rest in pairs. */
export function chineseUnits(run: string, isOnSite: IsOnSite): Piece[] {
  // 多少钱 is a price, not a question word followed by money: known words are read first.
  const pieces = cut(run, synonymPattern).flatMap(({text, at, matched}) => {
    if (matched) return [word(text, at)];
    return cut(text, questionPattern).flatMap((part): Piece[] => {
      if (!part.matched) return pairs(part.text, at + part.at, isOnSite);
      const name = questionClasses.get(part.text);
      return name ? [{kind: 'question', at: at + part.at, length: part.text.length, alternatives: [{terms: [`?${name}`], factor: QUESTION}]}] : [];
    });
  });
  return pieces.flatMap((piece, number) => [...seam(run, pieces[number - 1], piece, isOnSite), piece]);
}
