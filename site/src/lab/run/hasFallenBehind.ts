import {LAB_STREAM} from '../liveWindow.ts';
import type {ViewerReport} from '../protocol.ts';

/** A viewer starts one segment inside the window; one that is two segments outside it plays what the playlist no longer holds. */
const LATEST_SECONDS = (LAB_STREAM.windowSegments + 2) * LAB_STREAM.segmentSeconds;

/**
 * Whether a viewer of the live stream plays so slowly that its figures say nothing about P2P. Until it plays, its position
 * is the beginning of the window that it read, from which it has yet to jump to its start.
 */
export const hasFallenBehind = ({state, latencySeconds = 0}: Pick<ViewerReport, 'state' | 'latencySeconds'>): boolean =>
  state !== 'loading' && latencySeconds > LATEST_SECONDS;
