import {foldWidth} from '../shared/foldText.ts';
import {latinTerms} from '../shared/latinTerms.ts';
import {scanRuns} from '../shared/scanRuns.ts';
import {isChinese} from './isChinese.ts';

export interface Range {
  start: number;
  end: number;
}

/** Where the terms are in a text: adjacent matches make one range, a Latin word is marked whole. */
export function matchRanges(text: string, terms: ReadonlySet<string>): Range[] {
  const folded = foldWidth(text);
  const found: Range[] = [];
  for (const term of terms) {
    if (isChinese(term))
      for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + 1)) found.push({start: at, end: at + term.length});
  }
  if ([...terms].some((term) => !isChinese(term))) found.push(...latinMatches(folded, terms));
  const ranges: Range[] = [];
  for (const {start, end} of found.sort((a, b) => a.start - b.start)) {
    const last = ranges.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else ranges.push({start, end});
  }
  return ranges;
}

const latinMatches = (text: string, terms: ReadonlySet<string>): Range[] =>
  scanRuns(text).filter(({kind, start, end}) => {
    if (kind !== 'latin') return false;
    const {whole, parts} = latinTerms(text.slice(start, end));
    return terms.has(whole) || parts.some((part) => terms.has(part));
  });
