/** Where a segment came from; `none` is a place in a ledger where nothing has arrived. */
export type SegmentSource = 'http' | 'p2p' | 'none';

/** How a segment comes into its place: once, some seconds after the picture is there. */
export type Arrival = {
  readonly seconds: number;
  /** The sender's lane is further down; what comes from the server always drops in from above. */
  readonly isFromBelow: boolean;
};

/** The same corners for a segment drawn in SVG. */
export const segmentRadius = (source: SegmentSource, height: number): number => (source === 'p2p' ? height / 2 : 2);
