/** The length of segment that our tuning page advises, s. */
export const advisedSegment = {usual: 4, from: 3, to: 6} as const;

/** Our own reading, not the engine's: requests for short segments weigh too much, and one uplink does not carry a long one in time. */
const SHORT = 2;
const LONG = 10;

export type SegmentLength = 'short' | 'fine' | 'long';

/** Frames do not fit a whole second: 9.984 s is what an encoder makes of ten. */
export function judgeLength(seconds: number): SegmentLength {
  const rounded = Math.round(seconds);
  if (rounded <= SHORT) return 'short';
  return rounded >= LONG ? 'long' : 'fine';
}
