/** Start distance is never pushed past this by the HLS.js engine (core 2.2.2 pair, `MAX_LIVE_SYNC_DURATION`). */
const MAX_START_DISTANCE = 120;

export type LiveWindow = {
  /** Seconds between the starting position and the live edge. */
  readonly startDistance: number;
  /** Seconds of the playlist beyond the high-demand window: the room where P2P comes first. */
  readonly lookAhead: number;
};

/** `n` segments of `d` seconds: the engine starts `n − 1` segments behind the edge, at most 120 s. */
export function liveWindow(segments: number, duration: number, highDemand: number): LiveWindow {
  const count = Math.min(segments - 1, Math.floor(MAX_START_DISTANCE / duration));
  const startDistance = count * duration;
  return {startDistance, lookAhead: Math.max(0, startDistance - highDemand)};
}
