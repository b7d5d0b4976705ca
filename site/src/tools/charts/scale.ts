export type Scale = {
  /** Place of a value between 0 and 1; values outside are brought to the edge. */
  readonly at: (value: number) => number;
  readonly ticks: readonly number[];
};

/** Even steps of 1, 2 or 5 times a power of ten. */
export function linearScale(min: number, max: number, tickCount = 5): Scale {
  // A range that is empty but for rounding errors gets a span of 1, as a single value does.
  const span = max - min > 1e-9 * Math.max(1, Math.abs(min), Math.abs(max)) ? max - min : 1;
  const step = niceStep(span / tickCount);
  const first = Math.ceil(min / step - 1e-9);
  const last = Math.floor((min + span) / step + 1e-9);
  const ticks = Array.from({length: Math.max(0, last - first + 1)}, (_, index) => Number(((first + index) * step).toPrecision(12)));
  return {at: (value) => clamp((value - min) / span), ticks};
}

/** Powers of ten; both ends are above 0. */
export function logScale(min: number, max: number): Scale {
  const from = Math.log10(min);
  const span = max > min ? Math.log10(max) - from : 1;
  const first = Math.ceil(from - 1e-9);
  const ticks = Array.from({length: Math.max(0, Math.floor(from + span + 1e-9) - first + 1)}, (_, index) => 10 ** (first + index));
  return {at: (value) => clamp((Math.log10(Math.max(value, min)) - from) / span), ticks};
}

function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5, 10].find((candidate) => rough <= candidate * power * 1.0001) ?? 10;
  return factor * power;
}

const clamp = (share: number): number => (Number.isFinite(share) ? Math.min(1, Math.max(0, share)) : 0);
