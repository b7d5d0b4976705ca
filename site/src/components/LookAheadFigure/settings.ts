import {exampleSettings, type LiveSettings} from 'stream-doctor/model';
import {defineAddress, numberIn} from '../../address/addressState.ts';

/** Ranges of the sliders, and of the values in the address. */
export const limits = {
  d: {min: 1, max: 10},
  n: {min: 3, max: 30},
  w: {min: 0, max: 30},
} as const;

/** Short keys, because the text of the post links to positions of the sliders. */
export const address = defineAddress({
  d: numberIn({...limits.d, fallback: exampleSettings.segmentDuration, integer: true}),
  n: numberIn({...limits.n, fallback: exampleSettings.segmentCount, integer: true}),
  w: numberIn({...limits.w, fallback: exampleSettings.highDemandTimeWindow, integer: true}),
  /** A `liveSyncDurationCount` of the integrator; 0 when there is none. */
  s: numberIn({min: 0, max: limits.n.max, fallback: 0, integer: true}),
});

export type Values = typeof address.defaults;

export const settingsFrom = ({d, n, w, s}: Values): LiveSettings => ({
  segmentDuration: d,
  segmentCount: n,
  highDemandTimeWindow: w,
  ...(s > 0 && {liveSyncDurationCount: s}),
});
