import {engineDefaults, hlsJsLiveSyncDurationCount} from './engineDefaults.ts';
import type {LiveSettings} from './liveSettings.ts';

type Playlist = Pick<
  LiveSettings,
  | 'segmentDuration'
  | 'targetDuration'
  | 'segmentCount'
  | 'totalDuration'
  | 'holdBack'
  | 'startOffset'
  | 'partDuration'
  | 'liveSyncDurationCount'
>;

/**
 * How far behind the end of the playlist hls.js aims to play with the engine bound to it, s.
 *
 * The engine sets `liveSyncDurationCount` (`updateLiveSyncDurationCount`), hls.js multiplies it by the target duration and keeps the
 * result inside the playlist (`liveSyncPosition` in `latency-controller.ts`). The integrator's own count wins over the engine's and over
 * `HOLD-BACK`, `HOLD-BACK` over the engine's, and `EXT-X-START` over all of them (`setStartPosition` in `base-stream-controller.ts`).
 *
 * An aim, not a promise: the first position is the player's to choose. Our package tells it in time (`liveStartLoader` in x2-hlsjs).
 */
export const startDistance = (playlist: Playlist): number => distanceOf(playlist, engineLiveSyncDurationCount(playlist));

/** The same for hls.js without the engine: three segments. */
export const playerStartDistance = (playlist: Playlist): number => distanceOf(playlist, hlsJsLiveSyncDurationCount);

function distanceOf(playlist: Playlist, count: number): number {
  const {
    segmentDuration,
    targetDuration = segmentDuration,
    segmentCount,
    totalDuration = segmentCount * segmentDuration,
    partDuration = targetDuration,
    holdBack,
    startOffset,
    liveSyncDurationCount,
  } = playlist;
  const inside = (distance: number, nearest: number): number => Math.max(nearest, Math.min(totalDuration, distance));
  if (startOffset !== undefined) return inside(startOffset < 0 ? -startOffset : totalDuration - startOffset, 0);
  return inside(liveSyncDurationCount ? liveSyncDurationCount * targetDuration : holdBack || count * targetDuration, partDuration);
}

/** What the engine writes into `hls.config.liveSyncDurationCount`, or hls.js's own value when it leaves it alone. */
export function engineLiveSyncDurationCount({segmentDuration, targetDuration = segmentDuration, segmentCount}: Playlist): number {
  if (segmentCount <= engineDefaults.longestUntouchedPlaylist) return hlsJsLiveSyncDurationCount;
  return Math.min(segmentCount - 1, Math.floor(engineDefaults.maxLiveSyncDuration / targetDuration));
}
