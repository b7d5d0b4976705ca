import type {LiveSettings} from './liveSettings.ts';
import {startDistance} from './startDistance.ts';

/** Seconds of playlist past the high-demand window, where P2P goes first; 0 when there are none. */
export function lookAhead(settings: LiveSettings): number {
  return Math.max(0, startDistance(settings) - settings.highDemandTimeWindow);
}

/**
 * Seconds a new segment spends outside the high-demand window, from entering the playlist until its first byte becomes urgent; 0 when
 * it is urgent at once. Shorter than `lookAhead` by one segment, because the engine measures to the beginning of a segment.
 */
export function segmentBudget(settings: LiveSettings): number {
  return Math.max(0, startDistance(settings) - settings.segmentDuration - settings.highDemandTimeWindow);
}
