/** From here on viewers of a live event notice that they are behind, s; our own line, not the engine's. */
export const LONG_LATENCY = 60;

/** `raised`: the engine plays farther behind than hls.js would alone. `long`: so far that viewers notice. */
export type AddedLatency = 'none' | 'raised' | 'long';

type Distances = {
  /** How far behind the end of the playlist playback is with the engine, s. */
  readonly distance: number;
  /** The same without it, s. */
  readonly playerDistance: number;
};

export function addedLatency({distance, playerDistance}: Distances): AddedLatency {
  // Rooms are told to a tenth of a second: what reads the same is no change.
  if (Math.round(distance * 10) <= Math.round(playerDistance * 10)) return 'none';
  return distance >= LONG_LATENCY ? 'long' : 'raised';
}
