import {foldWidth} from '../shared/foldText.ts';
import {latinTerms} from '../shared/latinTerms.ts';
import {scanRuns} from '../shared/scanRuns.ts';

export interface Range {
  start: number;
  end: number;
}

/** Where the terms are in a text: neighbouring Chinese pairs make one range, a Latin word is marked whole. */
export function matchRanges(text: string, terms: ReadonlySet<string>): Range[] {
  const folded = foldWidth(text);
  const ranges: Range[] = [];
  const add = (start: number, end: number) => {
    const last = ranges.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else ranges.push({start, end});
  };
  for (const {kind, start, end} of scanRuns(folded)) {
    if (kind === 'latin') {
      const {whole, parts} = latinTerms(folded.slice(start, end));
      if (terms.has(whole) || parts.some((part) => terms.has(part))) add(start, end);
      continue;
    }
    for (let at = start; at < end; at++) {
      if (at + 1 < end && terms.has(folded.slice(at, at + 2))) add(at, at + 2);
      else if (terms.has(folded[at]!)) add(at, at + 1);
    }
  }
  return ranges;
}
