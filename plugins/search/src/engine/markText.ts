import type {MarkedText} from '../shared/protocol.ts';
import type {Range} from './matchRanges.ts';

/** The text from `from` to `to` as plain and marked pieces in turn. */
export function markText(text: string, ranges: readonly Range[], from = 0, to = text.length): MarkedText {
  const pieces: MarkedText = [];
  let at = from;
  for (const {start, end} of ranges) {
    if (end <= from || start >= to) continue;
    pieces.push(text.slice(at, Math.max(start, from)), text.slice(Math.max(start, from), Math.min(end, to)));
    at = Math.min(end, to);
  }
  pieces.push(text.slice(at, to));
  return pieces;
}
