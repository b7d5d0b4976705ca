import type {Arrival, SegmentSource} from '../../components/Segment/segment.ts';

/** One segment of one viewer. */
export type LaneCell = {readonly source: SegmentSource; readonly arrival?: Arrival};

/** What one viewer got, segment by segment, from the one with the number `first` on; that is the same for all. */
export type Lane = {
  readonly seat: number;
  readonly first: number;
  readonly cells: readonly LaneCell[];
};
