type Span = {readonly start: number; readonly end: number};

export type Scale = {
  /** Where a time relative to the playhead lies. */
  readonly at: (seconds: number) => string;
  readonly width: (seconds: number) => string;
};

/** Seconds as shares of a picture that is as wide as the playlist. */
export function scaleOf(segments: readonly Span[]): Scale {
  const begin = segments[0]?.start ?? 0;
  const end = segments.at(-1)?.end ?? 0;
  const length = Math.max(end - begin, 0.001);
  const width = (seconds: number): string => `${((seconds / length) * 100).toFixed(3)}%`;
  return {width, at: (seconds) => width(seconds - begin)};
}
