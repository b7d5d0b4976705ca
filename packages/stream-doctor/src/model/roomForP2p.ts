import {engineDefaults} from './engineDefaults.ts';
import type {LiveSettings} from './liveSettings.ts';
import {segmentBudget} from './lookAhead.ts';

/** Our own reading of the numbers, not the engine's: less than one segment of time leaves nothing for a slow peer or a retry. */
export type Room = 'none' | 'tight' | 'enough';

export function roomForP2p(settings: LiveSettings): Room {
  const budget = segmentBudget(settings);
  if (budget <= 0) return 'none';
  return budget < settings.segmentDuration ? 'tight' : 'enough';
}

type Lengths = Pick<LiveSettings, 'segmentDuration' | 'targetDuration' | 'highDemandTimeWindow'>;

/**
 * How many segments make the room `enough`: between the playhead and the live edge, so that each has as much time as it is long, and in
 * the playlist, the fewest with which the engine goes back that far. It never goes back beyond a limit; then one more than behind the edge.
 */
export function segmentsForRoom({segmentDuration, targetDuration = segmentDuration, highDemandTimeWindow}: Lengths): {
  readonly behindEdge: number;
  readonly inPlaylist: number;
} {
  const behindEdge = Math.ceil((highDemandTimeWindow + 2 * segmentDuration) / Math.min(segmentDuration, targetDuration));
  const most = engineDefaults.maxLiveSyncDuration / Math.min(segmentDuration, targetDuration) + 2;
  let inPlaylist = engineDefaults.longestUntouchedPlaylist + 1;
  while (inPlaylist <= most && roomForP2p({segmentDuration, targetDuration, highDemandTimeWindow, segmentCount: inPlaylist}) !== 'enough')
    inPlaylist += 1;
  return {behindEdge, inPlaylist: inPlaylist <= most ? inPlaylist : behindEdge + 1};
}
