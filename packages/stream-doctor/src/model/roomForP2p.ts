import type {LiveSettings} from './liveSettings.ts';
import {segmentBudget} from './lookAhead.ts';

/** Our own reading of the numbers, not the engine's: less than one segment of time leaves nothing for a slow peer or a retry. */
export type Room = 'none' | 'tight' | 'enough';

export function roomForP2p(settings: LiveSettings): Room {
  const budget = segmentBudget(settings);
  if (budget <= 0) return 'none';
  return budget < settings.segmentDuration ? 'tight' : 'enough';
}
