import {prepare, type Estimate, type World} from './estimate.ts';
import {ordered, type Settings} from './settings.ts';

export type Range = {readonly low: number; readonly middle: number; readonly high: number};

export type Simulation = {
  readonly worlds: readonly (World & Pick<Estimate, 'ratio' | 'saving'> & {readonly share: number; readonly breakEvenPrice: number})[];
  /** 5th, 50th and 95th percentile of the worlds. */
  readonly ratio: Range;
  readonly saving: Range;
  /** Saving ÷ bill without P2P. */
  readonly share: Range;
  readonly breakEvenPrice: Range;
  /** Share of the worlds in which money is saved. */
  readonly pays: number;
};

/** Below this there is no bill to take a share of; prices are entered with fewer decimals. */
const SMALLEST_BILL = 1e-9;

/** A small generator with a seed, so that a link shows its receiver the same picture (mulberry32). */
function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Draws worlds evenly from the reader's ranges. `onProgress` hears how far it is, about a hundred times. */
export function simulate(settings: Settings, onProgress: (share: number) => void = () => undefined): Simulation {
  const estimate = prepare(settings);
  const next = random(settings.seed);
  const between = ([lo, hi]: readonly [number, number]): number => lo + (hi - lo) * next();
  const worlds: Simulation['worlds'][number][] = [];
  const step = Math.max(1, Math.floor(settings.samples / 100));
  for (let index = 0; index < settings.samples; index++) {
    const world: World = {
      connect: between(ordered(settings.connectLo, settings.connectHi)),
      uplink: between(ordered(settings.uplinkLo, settings.uplinkHi)),
      reach: between(ordered(settings.reachLo, settings.reachHi)),
    };
    const {ratio, saving, without, breakEvenPrice} = estimate(world);
    worlds.push({...world, ratio, saving, share: without > SMALLEST_BILL ? saving / without : 0, breakEvenPrice});
    if (index % step === 0) onProgress(index / settings.samples);
  }
  onProgress(1);
  return {
    worlds,
    ratio: rangeOf(worlds.map(({ratio}) => ratio)),
    saving: rangeOf(worlds.map(({saving}) => saving)),
    share: rangeOf(worlds.map(({share}) => share)),
    breakEvenPrice: rangeOf(worlds.map(({breakEvenPrice}) => breakEvenPrice)),
    pays: worlds.filter(({saving}) => saving > 0).length / worlds.length,
  };
}

function rangeOf(values: readonly number[]): Range {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.round(share * (sorted.length - 1))]!;
  return {low: at(0.05), middle: at(0.5), high: at(0.95)};
}

export type Bar = {readonly from: number; readonly to: number; readonly count: number};

/** Even bars over all values; one value makes one bar. */
export function histogram(values: readonly number[], bars = 24): Bar[] {
  const [min, max] = [Math.min(...values), Math.max(...values)];
  if (!(max > min)) return [{from: min - 0.005, to: min + 0.005, count: values.length}];
  const width = (max - min) / bars;
  const counts = new Array<number>(bars).fill(0);
  for (const value of values) counts[Math.min(bars - 1, Math.floor((value - min) / width))]! += 1;
  return counts.map((count, index) => ({from: min + index * width, to: min + (index + 1) * width, count}));
}

export function toCsv({worlds}: Simulation): string {
  const header = 'connect_share,uplink_mbps,reach_share,p2p_ratio,saving,saving_share,break_even_p2p_price';
  const rows = worlds.map(({connect, uplink, reach, ratio, saving, share, breakEvenPrice}) =>
    [connect, uplink, reach, ratio, saving, share, breakEvenPrice].map((value) => String(Number(value.toPrecision(8)))).join(','),
  );
  return `${[header, ...rows].join('\r\n')}\r\n`;
}
