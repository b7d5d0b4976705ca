import {engineDefaults} from './engineDefaults.ts';
import type {LiveSettings} from './liveSettings.ts';

/** Our own reading of the numbers, not the engine's: HTTP, which comes to the rescue in the window, may itself fail once. */
export type HttpMargin = 'none' | 'little' | 'enough';

export function httpMargin({
  segmentDuration,
  highDemandTimeWindow,
}: Pick<LiveSettings, 'segmentDuration' | 'highDemandTimeWindow'>): HttpMargin {
  if (highDemandTimeWindow < segmentDuration) return 'none';
  return highDemandTimeWindow < windowForMargin(segmentDuration) ? 'little' : 'enough';
}

/** The shortest high-demand window that still leaves the length of a segment after one request that stopped half-way, s. */
export const windowForMargin = (segmentDuration: number): number => engineDefaults.httpTimeout + segmentDuration;
