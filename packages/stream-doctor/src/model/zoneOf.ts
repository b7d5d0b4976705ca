/** `played`: behind the playhead. `highDemand`: HTTP first. `p2p`: P2P first, HTTP by chance. */
export type Zone = 'played' | 'highDemand' | 'p2p';

/** Where a segment lies, by its beginning and end relative to the playhead, s: as `getSegmentPlaybackStatuses` of the core sorts it. */
export const zoneOf = ({start, end}: {readonly start: number; readonly end: number}, highDemandTimeWindow: number): Zone =>
  end <= 0 ? 'played' : start > highDemandTimeWindow ? 'p2p' : 'highDemand';
