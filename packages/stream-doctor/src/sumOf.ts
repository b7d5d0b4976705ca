/** The sum of two times, which is not known where one of them is not. */
export const sumOf = (one: number | undefined, other: number | undefined): number | undefined =>
  one === undefined || other === undefined ? undefined : one + other;
