import type {LiveSettings} from './liveSettings.ts';
import {startDistance} from './startDistance.ts';
import {zoneOf, type Zone} from './zoneOf.ts';

export type ZonedSegment = {
  /** Position in the playlist, from 1. */
  readonly number: number;
  /** Beginning and end of the segment relative to the playhead, s. */
  readonly start: number;
  readonly end: number;
  readonly zone: Zone;
};

/** The playlist at the moment playback starts, oldest segment first. */
export function segmentZones(settings: LiveSettings): ZonedSegment[] {
  const {segmentCount, segmentDuration, highDemandTimeWindow} = settings;
  const distance = startDistance(settings);
  return Array.from({length: segmentCount}, (_, index) => {
    const start = distance - (segmentCount - index) * segmentDuration;
    const end = start + segmentDuration;
    return {number: index + 1, start, end, zone: zoneOf({start, end}, highDemandTimeWindow)};
  });
}
