/**
 * Splits a text at names and numbers of at most `longest` characters whose parts are joined by hyphens, such as `X2-1003`, and keeps them:
 * every second piece is one. Addresses and paths have none.
 */
export const hyphenated = (longest: number): RegExp =>
  new RegExp(String.raw`(?<![\w./@-])((?=[A-Za-z\d-]{1,${longest}}(?![\w/@-]|\.\w))[A-Za-z\d]+(?:-[A-Za-z\d]+)+)(?![\w/@-]|\.\w)`);

/** Longer names with a hyphen are wider than a narrow cell. */
export const LONGEST_IN_CELL = 11;

/** A name or an address of at least so many characters. */
const wordsFrom = (length: number): RegExp => new RegExp(String.raw`[\w.:/@?&=()-]{${length},}`, 'g');
/** One that is too long to stay whole: shorter ones fit into the list of contents. */
export const LONG_WORD = wordsFrom(10);
/** And in a table, where a column on a phone has room for `downloadSource`. */
export const LONG_WORD_IN_CELL = wordsFrom(17);
/** Before a part of an address, after a single slash or an underscore, between the words of a name in camel case. */
const SEAM = /(?<=[\w)])(?=[.@?&])|(?<=_|\w\/)(?=\w)|(?<=[a-z]{2})(?=[A-Z][A-Z\d])|(?<=[A-Za-z\d])(?=[A-Z][a-z])|(?<=[a-z])(?=:\d)/;

/**
 * The pieces of a text between which a line may break: a long name or address breaks where its parts meet. Without them, a browser
 * that must break it leaves its last letter alone in a line.
 */
export function breakable(text: string, longWord = LONG_WORD): string[] {
  const seams = [...text.matchAll(longWord)].flatMap(({0: word, index}) => {
    let at = index;
    return word
      .split(SEAM)
      .slice(0, -1)
      .map((piece) => (at += piece.length));
  });
  return [0, ...seams].map((from, number) => text.slice(from, seams[number]));
}
