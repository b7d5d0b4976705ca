import {lookAhead, p2pCeiling, playerStartDistance, roomForP2p, segmentBudget, startDistance, type Room} from 'stream-doctor/model';
import type {LatencySettings} from './settings.ts';

/** Everything the settings come to. Seconds, bytes and shares of one. */
export type Plan = {
  readonly latency: number;
  /** The same stream in hls.js without the engine. */
  readonly latencyWithoutEngine: number;
  readonly addedLatency: number;
  readonly lookAhead: number;
  readonly segmentBudget: number;
  readonly room: Room;
  readonly segmentBytes: number;
  /** How long one viewer takes to send one segment to one other. */
  readonly sendSeconds: number;
  readonly viewersPerVariant: number;
  /** Best ratio of the whole audience: each rendition needs one copy from the server. */
  readonly ceiling: number;
  /** The share that everybody's uplink could carry; may exceed 1. */
  readonly uplinkShare: number;
  /** The smaller of the two: no setting gets above it. */
  readonly bestRatio: number;
  /** Segments kept by the engine while playing live. */
  readonly memoryBytes: number;
};

const BITS = 8;
const MEGA = 1_000_000;

export function planFor(settings: LatencySettings): Plan {
  const {segmentDuration, highDemandTimeWindow, bitrate, uplink, audience, variants} = settings;
  const latency = startDistance(settings);
  const latencyWithoutEngine = playerStartDistance(settings);
  const segmentBytes = (segmentDuration * bitrate * MEGA) / BITS;
  // One copy of each watched rendition comes from the server, however the audience is spread over them.
  const ceiling = p2pCeiling(audience / Math.min(variants, audience));
  const uplinkShare = uplink / bitrate;
  return {
    latency,
    latencyWithoutEngine,
    addedLatency: latency - latencyWithoutEngine,
    lookAhead: lookAhead(settings),
    segmentBudget: segmentBudget(settings),
    room: roomForP2p(settings),
    segmentBytes,
    sendSeconds: (segmentBytes * BITS) / (uplink * MEGA),
    viewersPerVariant: audience / variants,
    ceiling,
    uplinkShare,
    bestRatio: Math.min(ceiling, uplinkShare),
    // The core drops a live segment once it ended more than a high-demand window ago; the rest of the playlist is ahead of the playhead.
    memoryBytes: ((latency + highDemandTimeWindow + segmentDuration) * bitrate * MEGA) / BITS,
  };
}
