/** A name or a number of which the parts are joined by hyphens, such as `X2-1003`, but not an address or a path. */
const HYPHENATED = /(?<![\w./@-])[A-Za-z\d]+(?:-[A-Za-z\d]+)+(?![\w/@-]|\.\w)/g;

/** The short hyphenated words of a text, between the rest: browsers break them after a hyphen. */
export function wholeWords(text: string, longest: number): {readonly text: string; readonly isWhole: boolean}[] {
  const words = [...text.matchAll(HYPHENATED)].filter(([word]) => word.length <= longest);
  const pieces = words.flatMap(({0: word, index}, number) => {
    const before = number > 0 ? words[number - 1]!.index + words[number - 1]![0].length : 0;
    return [{text: text.slice(before, index), isWhole: false}, {text: word, isWhole: true}];
  });
  const last = words.at(-1);
  return [...pieces, {text: text.slice(last ? last.index + last[0].length : 0), isWhole: false}].filter((piece) => piece.text);
}

/** Shorter words fit into the narrowest column of a table on a phone. */
const WHOLE = 10;
const LONG_WORD = new RegExp(String.raw`[\w.:/@?&=()-]{${WHOLE},}`, 'g');
/** Before a part of an address, after a single slash or an underscore, between the words of a name in camel case. */
const SEAM = /(?<=[\w)])(?=[.@?&])|(?<=_|\w\/)(?=\w)|(?<=[a-z]{2})(?=[A-Z][A-Z\d])|(?<=[A-Za-z\d])(?=[A-Z][a-z])|(?<=[a-z])(?=:\d)/;

/**
 * The pieces of a text between which a line may break: a long name or address breaks where its parts meet. Without them, a browser
 * that must break it leaves its last letter alone in a line.
 */
export function breakable(text: string): string[] {
  const seams = [...text.matchAll(LONG_WORD)].flatMap(({0: word, index}) => {
    let at = index;
    return word.split(SEAM).slice(0, -1).map((piece) => (at += piece.length));
  });
  return [0, ...seams].map((from, number) => text.slice(from, seams[number]));
}
