import type {LiveSettings} from './liveSettings.ts';
import {startDistance} from './startDistance.ts';

/** `played`: behind the playhead. `highDemand`: HTTP first. `p2p`: P2P first, HTTP by chance. */
export type Zone = 'played' | 'highDemand' | 'p2p';

export type ZonedSegment = {
  /** Position in the playlist, from 1. */
  readonly number: number;
  /** Beginning and end of the segment relative to the playhead, s. */
  readonly start: number;
  readonly end: number;
  readonly zone: Zone;
};

/** The playlist at the moment playback starts, oldest segment first, as `getSegmentPlaybackStatuses` of the core sorts it. */
export function segmentZones(settings: LiveSettings): ZonedSegment[] {
  const {segmentCount, segmentDuration, highDemandTimeWindow} = settings;
  const distance = startDistance(settings);
  return Array.from({length: segmentCount}, (_, index) => {
    const start = distance - (segmentCount - index) * segmentDuration;
    const end = start + segmentDuration;
    const zone = end <= 0 ? 'played' : start > highDemandTimeWindow ? 'p2p' : 'highDemand';
    return {number: index + 1, start, end, zone};
  });
}
