import type {MarkedText} from '../shared/protocol.ts';
import {markText} from './markText.ts';
import type {Range} from './matchRanges.ts';

/** In characters. */
const LENGTH = 90;
/** What is shown before the first match, and how far a beginning of a sentence is looked for around it. */
const LEAD = 14;
const LATIN = /[\w-]/;
const SENTENCE_END = /[。！？；.!?;]\s?/g;

/** The stretch of text that holds most different matches, begun at a sentence where one begins near. */
export function makeSnippet(text: string, ranges: readonly Range[]): MarkedText {
  let start = 0;
  let most = 0;
  for (const first of ranges) {
    const seen = new Set<string>();
    for (const {start: at, end} of ranges) if (at >= first.start && end <= first.start + LENGTH - LEAD) seen.add(text.slice(at, end));
    if (seen.size > most) {
      most = seen.size;
      start = Math.max(0, first.start - LEAD);
    }
  }
  if (start > 0) {
    const lead = text.slice(Math.max(0, start - LEAD), start + LEAD);
    const ends = [...lead.matchAll(SENTENCE_END)].map((match) => match.index + match[0].length);
    const nearest = ends.at(-1);
    if (nearest !== undefined) start = Math.max(0, start - LEAD) + nearest;
    // Latin words stay whole.
    else while (start > 0 && LATIN.test(text[start]!) && LATIN.test(text[start - 1]!)) start--;
    if (/[\udc00-\udfff]/.test(text[start] ?? '')) start++;
  }
  let end = Math.min(text.length, start + LENGTH);
  if (/[\udc00-\udfff]/.test(text[end] ?? '')) end--;
  const pieces = markText(text, ranges, start, end);
  if (start > 0) pieces[0] = `…${pieces[0]}`;
  if (end < text.length) pieces.push(pieces.length % 2 ? `${pieces.pop()}…` : '…');
  return pieces;
}
