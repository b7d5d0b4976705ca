/** RFC 8216, 4.2: no number of a playlist is larger. A larger one is taken for this, so that products of several stay finite. */
const LARGEST = 2 ** 64 - 1;

/** A finite number that is not negative. */
function readCount(value: unknown): number | undefined {
  const number = Number(value ?? Number.NaN);
  return Number.isFinite(number) && number >= 0 ? Math.min(number, LARGEST) : undefined;
}

/** A finite number above zero. */
export const readPositive = (value: unknown): number | undefined => readCount(value) || undefined;

/** The number that stands in the text; of one beyond all bounds the largest there may be, of none 0. */
export const asCount = (value: number): number => (value > 0 ? Math.min(value, LARGEST) : 0);
