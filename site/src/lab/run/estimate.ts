import {LAB_STREAM} from '../liveWindow.ts';
import media from '../mediaFacts.json';
import type {LabSettings} from './settings.ts';

/** Player and engine, compressed; a test of the built files keeps it true. */
export const PLAYER_BYTES = 250_000;

/** The most that a minute can load from the server: every byte over HTTP. How much less it is with P2P is what the run measures. */
export function worstMinuteBytes({
  viewers,
  mode,
  rendition,
  compare,
}: Pick<LabSettings, 'viewers' | 'mode' | 'rendition' | 'compare'>): number {
  const bytes = media.renditions[rendition]?.bytes ?? 0;
  // A live viewer first fills its distance from the edge, then keeps up; a recording lasts a minute.
  const lead = mode === 'live' ? LAB_STREAM.windowSegments / LAB_STREAM.segmentCount : 0;
  const withoutP2P = compare ? 2 : 1;
  return PLAYER_BYTES + viewers * withoutP2P * bytes * (1 + lead);
}
