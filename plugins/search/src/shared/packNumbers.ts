const FIRST = 0x23;
const BACKSLASH = 0x5c;
/** Above this, characters would be surrogates. */
export const LARGEST_PACKED = 0xd7ff - FIRST - 1;

/** Small numbers as one character each, none of which JSON has to escape: a byte per number, and text to every compressor. */
export function packNumbers(numbers: readonly number[]): string {
  return numbers
    .map((number) => {
      if (number < 0 || number > LARGEST_PACKED) throw new RangeError(`Cannot pack ${number}`);
      return String.fromCharCode(number + FIRST < BACKSLASH ? number + FIRST : number + FIRST + 1);
    })
    .join('');
}

export function unpackNumber(packed: string, at: number): number {
  const code = packed.charCodeAt(at);
  return code < BACKSLASH ? code - FIRST : code - FIRST - 1;
}
