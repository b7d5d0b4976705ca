import type {SegmentSource} from '../../components/Segment/segment.ts';
import {arrivalsOf, positionAt, sourceOf, type RecordedRun} from '../../lab/recorded/recordedRun.ts';

/** So much of a run is shown before its fault and after it, in seconds. */
const BEFORE = 4;
const AFTER = 8;

/** Twelve seconds of a run around its fault, as the playhead of a viewer passes over them. */
export type Tape = {
  /** For each seat the segments that stand beside each other, by source. */
  readonly lanes: readonly (readonly SegmentSource[])[];
  /** Where on the tape the playhead is as it begins, when the fault happens, and as it ends: 0 to 1. */
  readonly begin: number;
  readonly fault: number;
  readonly end: number;
  /** Segments that came from other viewers after the fault. */
  readonly p2pAfter: number;
  readonly stalls: number;
};

export function tapeOf(run: RecordedRun): Tape {
  const {arrivals, incidents, segmentSeconds, settings, stalls} = run;
  const faultMs = incidents[0]?.[0];
  if (faultMs === undefined) throw new Error(`${run.name} has no fault`);
  // A viewer that is there to the end.
  const seat = settings.viewers;
  const [begin, fault, end] = [-BEFORE, 0, AFTER].map(
    (seconds) => (positionAt(run, seat, faultMs + seconds * 1000) ?? NaN) / segmentSeconds,
  );
  if (![begin, fault, end].every(Number.isFinite))
    throw new Error(`${run.name} does not cover ${BEFORE} s before its fault and ${AFTER} s after it`);
  const first = Math.floor(begin!);
  const count = Math.ceil(end!) - first + 3;
  const lanes = Array.from({length: settings.viewers}, (_, index) => {
    const sources = new Map(arrivalsOf(run, index + 1).map((row) => [row[2], sourceOf(row)]));
    return Array.from({length: count}, (_segment, column) => sources.get(first + column) ?? 'none');
  });
  const place = (position: number) => (position - first) / count;
  return {
    lanes,
    begin: place(begin!),
    fault: place(fault!),
    end: place(end!),
    p2pAfter: arrivals.filter((row) => row[0] > faultMs && sourceOf(row) === 'p2p').length,
    stalls: stalls.reduce((sum, count_) => sum + count_, 0),
  };
}
