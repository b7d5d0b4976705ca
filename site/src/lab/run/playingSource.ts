import {LAB_STREAM} from '../liveWindow.ts';
import type {ByteSource} from '../protocol.ts';
import type {LabViewer} from './guests.ts';

/** Where the segment came from that a viewer is watching now; undefined before it plays, and past what is known to have arrived. */
export function playingSource({report, arrivals}: Pick<LabViewer, 'report' | 'arrivals'>): ByteSource | undefined {
  return report?.position === undefined ? undefined : arrivals.get(Math.floor(report.position / LAB_STREAM.segmentSeconds));
}
