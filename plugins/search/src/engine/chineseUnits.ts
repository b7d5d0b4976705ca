import {GLUE, questionClasses, questionPattern} from '../shared/questionWords.ts';
import {synonymPattern} from '../shared/synonyms.ts';
import type {Alternative} from './Unit.ts';
import {wordAlternatives} from './wordAlternatives.ts';

export interface Piece {
  kind: 'word' | 'pair' | 'single' | 'question';
  /** Place of its first character in the run. */
  at: number;
  length: number;
  alternatives: Alternative[];
}

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

/** The pairs of a text. It is cut at glue that makes no word of this site with either neighbour; two characters alone are a word. */
function pairs(text: string, at: number, isOnSite: IsOnSite): Piece[] {
  const isWord = (from: number) => from >= 0 && from + 2 <= text.length && isOnSite(text.slice(from, from + 2));
  const isGlue = (place: number) => text.length !== 2 && GLUE.has(text[place]!) && !isWord(place - 1) && !isWord(place);
  const pieces: Piece[] = [];
  let from = 0;
  for (let end = 0; end <= text.length; end++) {
    if (end < text.length && !isGlue(end)) continue;
    if (end - from === 1) pieces.push({kind: 'single', at: at + from, length: 1, alternatives: [{terms: [text[from]!], factor: 1}]});
    for (let start = from; start + 1 < end; start++) pieces.push(pair(text.slice(start, start + 2), at + start));
    from = end + 1;
  }
  return pieces;
}

const pair = (text: string, at: number): Piece => ({kind: 'pair', at, length: 2, alternatives: [{terms: [text], factor: 1}]});

const word = (text: string, at: number): Piece => ({
  kind: 'word',
  at,
  length: text.length,
  alternatives: wordAlternatives(text),
});

/** Whether the site has a pair of characters. */
export type IsOnSite = (pair: string) => boolean;

/** 退出 is a known word, 退出码 another one: a pair across the end of a known word may be a word, too. */
function seam(run: string, before: Piece | undefined, piece: Piece, isOnSite: IsOnSite): Piece[] {
  const text = run.slice(piece.at - 1, piece.at + 1);
  const meet =
    before &&
    before.at + before.length === piece.at &&
    (before.kind === 'word' || piece.kind === 'word') &&
    before.kind !== 'question' &&
    piece.kind !== 'question';
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
      return name
        ? [{kind: 'question', at: at + part.at, length: part.text.length, alternatives: [{terms: [`?${name}`], factor: QUESTION}]}]
        : [];
    });
  });
  return pieces.flatMap((piece, number) => [...seam(run, pieces[number - 1], piece, isOnSite), piece]);
}
