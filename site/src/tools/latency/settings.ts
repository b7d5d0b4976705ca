import {engineDefaults, type LiveSettings} from 'stream-doctor/model';
import {defineAddress, numberIn} from '../../address/addressState.ts';

/** What the page's inputs accept; the address, the controls and the tests share it. */
export const limits = {
  segmentDuration: {min: 1, max: 15, step: 0.5},
  segmentCount: {min: 2, max: 60, step: 1},
  highDemandTimeWindow: {min: 0, max: 60, step: 1},
  liveSyncDurationCount: {min: 0, max: 60, step: 1},
  holdBack: {min: 0, max: 120, step: 1},
  bitrate: {min: 0.1, max: 50},
  uplink: {min: 0.1, max: 1000},
  audience: {min: 1, max: 10_000_000},
  variants: {min: 1, max: 12},
} as const;

/** Short keys: `d n w s` as in the figure of `/blog/mdx-blog-post`. */
export const address = defineAddress({
  d: numberIn({...limits.segmentDuration, fallback: 4}),
  n: numberIn({...limits.segmentCount, fallback: 10, integer: true}),
  w: numberIn({...limits.highDemandTimeWindow, fallback: engineDefaults.highDemandTimeWindow}),
  s: numberIn({...limits.liveSyncDurationCount, fallback: 0, integer: true}),
  h: numberIn({...limits.holdBack, fallback: 0}),
  b: numberIn({...limits.bitrate, fallback: 2}),
  u: numberIn({...limits.uplink, fallback: 4}),
  a: numberIn({...limits.audience, fallback: 200, integer: true}),
  v: numberIn({...limits.variants, fallback: 3, integer: true}),
});

export type Inputs = typeof address.defaults;

export type LatencySettings = LiveSettings & {
  /** Of the rendition most viewers watch, Mbit/s. */
  readonly bitrate: number;
  /** What one viewer can send, Mbit/s. */
  readonly uplink: number;
  /** Viewers at the same time, on all renditions. */
  readonly audience: number;
  readonly variants: number;
};

/** 0 stands for "not set": neither a count of nothing nor a hold-back of nothing exists. */
export function settingsFrom({d, n, w, s, h, b, u, a, v}: Inputs): LatencySettings {
  return {
    segmentDuration: d,
    segmentCount: n,
    highDemandTimeWindow: w,
    ...(s > 0 && {liveSyncDurationCount: s}),
    ...(h > 0 && {holdBack: h}),
    bitrate: b,
    uplink: u,
    audience: a,
    variants: v,
  };
}
