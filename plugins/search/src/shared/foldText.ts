const FULL_WIDTH = /[\uff01-\uff5e]/g;

/** Full-width ASCII to ASCII, one character for one: positions in the folded text are positions in the original. */
export function foldWidth(text: string): string {
  return text.replace(FULL_WIDTH, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0));
}

/** Lower case for ASCII only: other scripts may change length, and no term needs it. */
export function foldCase(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
