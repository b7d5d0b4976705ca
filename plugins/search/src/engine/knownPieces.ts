import {latinTerms} from '../shared/latinTerms.ts';
import {correctionsOf} from './correctionsOf.ts';
import type {TermIndex} from './TermIndex.ts';

/** `iOS16`, `16KB`. */
const NAME_AND_NUMBER = /^([a-z]{3,})(\d+)$|^(\d+)([a-z]{1,4})$/i;

/** Where a name in camel case goes on: `AV|Player|View`. */
const HUMP = /(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/;

const has = (index: TermIndex, word: string) => index.has(latinTerms(word).whole);

/** `AVPlayerViewController` is looked for as `AVPlayer`: the longest name of the site that it begins with. One hump alone, `Media`, is no name. */
function nameWithin(word: string, index: TermIndex): string[] {
  const humps = word.split(HUMP);
  for (let end = humps.length - 1; end > 1; end--) {
    const name = humps.slice(0, end).join('');
    if (has(index, name)) return [name];
  }
  return [];
}

/**
 * When no page has the whole word (`com.example.x2.P2pEngine`, `iOS16`), those of its pieces that the site has are looked up
 * instead. A name with hyphens or in camel case may be a mistyped one of the site.
 */
export function knownPieces(word: string, index: TermIndex): string[] {
  // An error number that the site does not have is not taken for another one.
  if (has(index, word) || /^x2[._-]?\d/i.test(word)) return [word];
  const {whole, parts} = latinTerms(word);
  const isMistyped = () => correctionsOf(whole, index.latinTerms()).length > 0;
  const separate = () => {
    if (word.includes('.')) return word.split(/[._-]+/);
    if (word.includes('-')) return parts.every((part) => index.has(part)) || isMistyped() ? [] : word.split(/[_-]+/);
    return HUMP.test(word) && !isMistyped() ? nameWithin(word, index) : [];
  };
  const pieces = NAME_AND_NUMBER.exec(word)?.slice(1).filter(Boolean) ?? separate();
  const known = pieces.filter((piece) => piece.length > 1 && has(index, piece));
  return known.length ? known : [word];
}
