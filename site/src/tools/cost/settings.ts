import {defineAddress, numberIn, oneOf} from '../../address/addressState.ts';

export const limits = {
  peak: {min: 0.01, max: 10_000},
  load: {min: 0.05, max: 1},
  bitrate: {min: 0.1, max: 50},
  channels: {min: 1, max: 2000},
  zipf: {min: 0, max: 2.5},
  variants: {min: 1, max: 10},
  share: {min: 0, max: 1},
  uplink: {min: 0.1, max: 1000},
  price: {min: 0, max: 1_000_000},
  fixed: {min: 0, max: 1_000_000_000},
  samples: {min: 200, max: 5000},
  seed: {min: 1, max: 999_999},
} as const;

/** Pairs `…Lo`, `…Hi` are what the reader is unsure of; the simulation draws from between them. */
export const address = defineAddress({
  billing: oneOf(['traffic', 'peak95'], 'traffic'),
  /** Peak bandwidth of the service without P2P, Gbit/s. */
  peak: numberIn({...limits.peak, fallback: 10}),
  /** Mean bandwidth over the day ÷ peak. */
  load: numberIn({...limits.load, fallback: 0.35}),
  bitrate: numberIn({...limits.bitrate, fallback: 2}),
  channels: numberIn({...limits.channels, fallback: 50, integer: true}),
  zipf: numberIn({...limits.zipf, fallback: 1}),
  variants: numberIn({...limits.variants, fallback: 3, integer: true}),
  connectLo: numberIn({...limits.share, fallback: 0.5}),
  connectHi: numberIn({...limits.share, fallback: 0.8}),
  uplinkLo: numberIn({...limits.uplink, fallback: 1}),
  uplinkHi: numberIn({...limits.uplink, fallback: 4}),
  reachLo: numberIn({...limits.share, fallback: 0.5}),
  reachHi: numberIn({...limits.share, fallback: 0.9}),
  /** Per GB, or per Mbit/s and month. */
  cdn: numberIn({...limits.price, fallback: 1}),
  p2p: numberIn({...limits.price, fallback: 0.5}),
  fixed: numberIn({...limits.fixed, fallback: 50_000}),
  samples: numberIn({...limits.samples, fallback: 1000, integer: true}),
  seed: numberIn({...limits.seed, fallback: 1, integer: true}),
});

export type Settings = typeof address.defaults;

/** The page may be given the ends of a range the wrong way round. */
export const ordered = (lo: number, hi: number): readonly [lo: number, hi: number] => (lo <= hi ? [lo, hi] : [hi, lo]);
