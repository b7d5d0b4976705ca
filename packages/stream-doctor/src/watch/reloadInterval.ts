import type {MediaPlaylist} from '../playlist/types.ts';
import {targetDurationOf} from '../liveRoom.ts';

/**
 * Seconds from one request for a live playlist to the next, as `computeReloadInterval` of hls.js 1.7 has it: a target duration after
 * something new, or the last segment's length where that is shorter and the player near the end; half a target duration after nothing new.
 */
export function reloadInterval(playlist: MediaPlaylist, {isNew, toEnd}: {readonly isNew: boolean; readonly toEnd: number}): number {
  const target = Math.max(1, targetDurationOf(playlist));
  if (!isNew) return target / 2;
  const last = playlist.segments.at(-1)?.duration ?? 0;
  return last > 0 && last < target && 4 * target > toEnd ? last : target;
}
