import {limits, type Settings} from './settings.ts';

/** What the reader is unsure of, for one possible world. */
export type World = {
  /** Share of viewers who can connect to others. */
  readonly connect: number;
  /** Mean uplink of a viewer, Mbit/s. */
  readonly uplink: number;
  /** Share of what is possible that the scheduler reaches. */
  readonly reach: number;
};

/** A month in one world. GB are 10⁹ bytes; money is in the unit of the reader's prices. */
export type Estimate = {
  readonly ratio: number;
  /** Ratio at the moment that the 95th percentile is billed at. */
  readonly peakRatio: number;
  readonly totalGB: number;
  readonly p2pGB: number;
  readonly without: number;
  readonly withP2P: number;
  readonly saving: number;
  /** P2P price at which nothing is saved or lost; 0 when the fixed cost eats more than everything. */
  readonly breakEvenPrice: number;
};

const SECONDS_PER_MONTH = 30 * 86_400;
/** Half a day in samples of 5 minutes, as the 95th percentile is billed; the other half mirrors it. */
const MOMENTS = 144;
/** Of the whole day's 288 the top 14 are free of charge, of these 144 the top 7. */
const PERCENTILE_INDEX = Math.floor(0.95 * MOMENTS);

/** Shape of half a day between 0 and 1 with the given mean: a wave, sharpened until the quiet hours are quiet enough. */
export function dayShape(load: number): number[] {
  const wave = Array.from({length: MOMENTS}, (_, index) => (1 + Math.cos((Math.PI * (index + 0.5)) / MOMENTS)) / 2);
  const top = Math.max(...wave);
  const scaled = wave.map((value) => value / top);
  if (load >= mean(scaled)) {
    const lift = (load - mean(scaled)) / (1 - mean(scaled));
    return scaled.map((value) => value + (1 - value) * lift);
  }
  let [low, high] = [1, 400];
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2;
    if (mean(scaled.map((value) => value ** middle)) > load) low = middle;
    else high = middle;
  }
  return scaled.map((value) => value ** high);
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Shares of the audience by channel, the most watched first: Zipf's law. 0 spreads it evenly. */
export function channelShares(channels: number, zipf: number): number[] {
  const weights = Array.from({length: channels}, (_, index) => (index + 1) ** -zipf);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

/** What the reader pays for the CDN, under one way of billing. */
export type CdnPrice = Pick<Settings, 'billing' | 'cdn'>;

/** A price made of another one; `isCut` when that would have been more than the field takes. */
export type Conversion = {readonly cdn: number; readonly isCut: boolean};

/** The CDN's price under another way of billing that makes the same bill without P2P: a price per GB is not one per Mbit/s. */
export function samePrice(settings: Settings, billing: Settings['billing']): Conversion {
  const billAtOne = (way: Settings['billing']) => prepare({...settings, billing: way, cdn: 1})(middleWorld(settings)).without;
  const price = Number(((settings.cdn * billAtOne(settings.billing)) / billAtOne(billing)).toPrecision(4));
  return {cdn: Math.min(limits.price.max, price), isCut: price > limits.price.max};
}

/** The price after a change to `billing`. Nothing is lost on the way there and back: the price that the present one was made of returns. */
export const priceAfter = (settings: Settings, billing: Settings['billing'], left?: CdnPrice): Conversion =>
  left?.billing === billing && isMadeOf(settings, left) ? {cdn: left.cdn, isCut: false} : samePrice(settings, billing);

const isMadeOf = (settings: Settings, left: CdnPrice): boolean => samePrice({...settings, ...left}, settings.billing).cdn === settings.cdn;

/** The day and the channels do not depend on the world; prepare them once, estimate many times. */
export function prepare(settings: Settings): (world: World) => Estimate {
  const {billing, peak, bitrate, channels, zipf, variants, cdn, p2p, fixed} = settings;
  const shape = dayShape(settings.load);
  const shares = channelShares(channels, zipf);
  const peakViewers = (peak * 1000) / bitrate;
  const totalGB = (peak * mean(shape) * SECONDS_PER_MONTH) / 8;

  return ({connect, uplink, reach}) => {
    const uplinkShare = uplink / bitrate;
    const ratioAt = (viewers: number): number => {
      let ratio = 0;
      for (const share of shares) {
        // A swarm is a rendition of a channel; only those who can connect are in it.
        const inSwarm = (viewers * share * connect) / variants;
        if (inSwarm > 1) ratio += share * connect * reach * Math.min(1 - 1 / inSwarm, uplinkShare);
      }
      return ratio;
    };
    const ratios = shape.map((level) => ratioAt(peakViewers * level));
    const ratio = shape.reduce((sum, level, index) => sum + level * ratios[index]!, 0) / (mean(shape) * MOMENTS);
    const p2pGB = totalGB * ratio;
    const peakBefore = percentile95(shape) * peak * 1000;
    const peakAfter = percentile95(shape.map((level, index) => level * (1 - ratios[index]!))) * peak * 1000;

    const without = billing === 'traffic' ? totalGB * cdn : peakBefore * cdn;
    const saved = billing === 'traffic' ? p2pGB * cdn : (peakBefore - peakAfter) * cdn;
    const saving = saved - p2pGB * p2p - fixed;
    return {
      ratio,
      peakRatio: 1 - peakAfter / peakBefore,
      totalGB,
      p2pGB,
      without,
      withP2P: without - saving,
      saving,
      breakEvenPrice: p2pGB > 0 ? Math.max(0, (saved - fixed) / p2pGB) : 0,
    };
  };
}

const percentile95 = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[PERCENTILE_INDEX]!;

/** The middle of every range. */
export function middleWorld({connectLo, connectHi, uplinkLo, uplinkHi, reachLo, reachHi}: Settings): World {
  return {connect: (connectLo + connectHi) / 2, uplink: (uplinkLo + uplinkHi) / 2, reach: (reachLo + reachHi) / 2};
}
