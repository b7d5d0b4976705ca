import {latinTerms} from '../shared/latinTerms.ts';
import {correctionsOf} from './correctionsOf.ts';
import type {TermIndex} from './TermIndex.ts';

/** `iOS16`, `16KB`. */
const NAME_AND_NUMBER = /^([a-z]{3,})(\d+)$|^(\d+)([a-z]{1,4})$/i;

const has = (index: TermIndex, word: string) => index.has(latinTerms(word).whole);

/**
 * `com.example.x2.P2pEngine` and `iOS16` as a whole are on no page: then those of their pieces are asked for that are. A name
 * with hyphens alone may be a mistyped one of the site.
 */
export function knownPieces(word: string, index: TermIndex): string[] {
  // A number of an error that the site does not have means no other one.
  if (has(index, word) || /^x2[._-]?\d/i.test(word)) return [word];
  const {whole, parts} = latinTerms(word);
  const isMistyped = () => !word.includes('.') && (parts.every((part) => index.has(part)) || correctionsOf(whole, index.latinTerms()).length > 0);
  const pieces = NAME_AND_NUMBER.exec(word)?.slice(1).filter(Boolean) ?? (/[.-]/.test(word) && !isMistyped() ? word.split(/[._-]+/) : []);
  const known = pieces.filter((piece) => piece.length > 1 && has(index, piece));
  return known.length ? known : [word];
}
