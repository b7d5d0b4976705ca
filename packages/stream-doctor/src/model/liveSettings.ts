import {engineDefaults} from './engineDefaults.ts';

/** A live playlist, and the one engine option that decides what P2P may fetch. */
export type LiveSettings = {
  /** Length of one segment, s; of a usual one when segments differ. */
  readonly segmentDuration: number;
  /** `EXT-X-TARGETDURATION`, s, with which the engine and hls.js count; without it, `segmentDuration`. */
  readonly targetDuration?: number;
  /** Segments in the playlist. */
  readonly segmentCount: number;
  /** Length of the whole playlist, s; without it, all segments are `segmentDuration` long. */
  readonly totalDuration?: number;
  /** `highDemandTimeWindow`, s. */
  readonly highDemandTimeWindow: number;
  /** `liveSyncDurationCount` given to hls.js by the integrator; without it, the target is the engine's. */
  readonly liveSyncDurationCount?: number;
  /** `HOLD-BACK` of `EXT-X-SERVER-CONTROL`, s; hls.js obeys it rather than the engine, but not rather than the integrator. */
  readonly holdBack?: number;
  /** `TIME-OFFSET` of `EXT-X-START`, s, negative from the end; hls.js starts there whatever anybody else asks for. */
  readonly startOffset?: number;
  /** `PART-TARGET`, s, when hls.js plays parts: it may then go nearer to the end than one segment. */
  readonly partDuration?: number;
};

export const exampleSettings: LiveSettings = {
  segmentDuration: 4,
  segmentCount: 10,
  highDemandTimeWindow: engineDefaults.highDemandTimeWindow,
};
