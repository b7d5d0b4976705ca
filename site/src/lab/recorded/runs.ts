import goodJson from './good.json';
import type {RecordedRun} from './recordedRun.ts';
import segmentCorruptedJson from './segment-corrupted.json';
import trackerCutJson from './tracker-cut.json';
import viewerGoneJson from './viewer-gone.json';

// What JSON cannot say of its rows, `recordedRuns.spec.ts` holds.

/** Six viewers, and beside them a control group without P2P. */
export const good = goodJson as unknown as RecordedRun;

export const trackerCut = trackerCutJson as unknown as RecordedRun;
export const viewerGone = viewerGoneJson as unknown as RecordedRun;
export const segmentCorrupted = segmentCorruptedJson as unknown as RecordedRun;
