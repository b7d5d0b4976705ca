import type {Room, Zone} from './model.ts';
import type {SwarmRow} from './swarm/swarmsOf.ts';

/** `problem`: P2P cannot work, or does harm. `warning`: it works worse. `note`: good to know. `good`: as it should be. */
export type Severity = 'problem' | 'warning' | 'note' | 'good';

export type Finding = {
  readonly id: string;
  readonly severity: Severity;
  readonly title: string;
  readonly detail: string;
  readonly fix?: string;
  /** Path on this site. */
  readonly docs?: string;
  /** Lines of the playlist that it is about. */
  readonly lines?: readonly number[];
};

/** What the live window leaves to P2P, by the engine's rules. All in seconds. */
export type LiveRoom = {
  /** Behind the end of the playlist where playback aims to be, with the engine. */
  readonly distance: number;
  /** The same for hls.js alone. */
  readonly playerDistance: number;
  /** `EXT-X-START`, s, which then decides `distance` alone; negative counts from the end. */
  readonly startOffset?: number;
  readonly highDemandTimeWindow: number;
  readonly lookAhead: number;
  /** From appearing in the playlist until a segment is urgent. */
  readonly budget: number;
  readonly room: Room;
  /** Whole segments beyond the high-demand window. */
  readonly p2pSegments: number;
  /** The newest segments, oldest first, relative to the playhead. */
  readonly zones: readonly {readonly start: number; readonly end: number; readonly zone: Zone}[];
};

/** One media playlist that was looked into. */
export type StreamFacts = {
  readonly label: string;
  readonly address?: string;
  readonly flow: 'live' | 'event' | 'vod';
  readonly container: string;
  readonly segmentCount: number;
  readonly targetDuration?: number;
  readonly shortest: number;
  readonly longest: number;
  readonly totalDuration: number;
  readonly firstSequence: number;
  readonly partCount: number;
  readonly discontinuities: number;
  readonly encryption: readonly string[];
  /** Bytes of one segment and where the figure comes from. */
  readonly segmentBytes?: {readonly bytes: number; readonly source: 'response' | 'byte-range' | 'bitrate-tag' | 'bandwidth'};
  readonly live?: LiveRoom;
};

export type Report = {
  readonly tool: 'stream-doctor';
  readonly address?: string;
  readonly finalAddress?: string;
  readonly kind: 'multivariant' | 'media';
  readonly variantCount: number;
  readonly audioTrackCount: number;
  readonly streams: readonly StreamFacts[];
  readonly swarms: readonly SwarmRow[];
  readonly findings: readonly Finding[];
  /** What could not be looked into, and why. */
  readonly unexamined: readonly string[];
};
