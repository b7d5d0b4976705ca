/** How strongly a missing part of the query counts against what has the rest. */
const COVERAGE_POWER = 1.6;

/** What a score is worth of something that covers only a share of the query. */
export const discountMissing = (score: number, share: number): number => score * share ** COVERAGE_POWER;
