/** How strongly a missing part of the query counts against what has the rest. */
const COVERAGE_POWER = 1.6;

/** The score, reduced for covering only a share of the query. */
export const discountMissing = (score: number, share: number): number => score * share ** COVERAGE_POWER;
