import {LAB_STREAM} from './liveWindow';
import type {ViewerReport} from './protocol';

/** A viewer starts one segment inside the window; one that is two segments outside it plays what the playlist no longer holds. */
const LATEST_SECONDS = (LAB_STREAM.windowSegments + 2) * LAB_STREAM.segmentSeconds;

/** Whether a viewer of the live stream plays so slowly that its figures are about the device, not about P2P. */
export const hasFallenBehind = (report: Pick<ViewerReport, 'latencySeconds'> | undefined): boolean => (report?.latencySeconds ?? 0) > LATEST_SECONDS;

/** Whether this holds for any viewer: then the device carries fewer viewers than were asked for, and the run says little. */
export const hasAnyFallenBehind = (viewers: readonly {readonly report?: Pick<ViewerReport, 'latencySeconds'> | undefined}[]): boolean => viewers.some(({report}) => hasFallenBehind(report));
