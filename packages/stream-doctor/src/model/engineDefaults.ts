import {options} from 'x2-hlsjs/options';

/** Numbers of the engine that the model needs. `engineAgreement.spec.ts` of the site compares them with the installed engine. */
export const engineDefaults = {
  /** s */
  highDemandTimeWindow: options.highDemandTimeWindow.default,
  /** How long the engine waits for bytes of a server before it tries again, s. */
  httpTimeout: options.httpNotReceivingBytesTimeoutMs.default / 1000,
  /** `MAX_LIVE_SYNC_SECONDS` in `liveStart.ts` of x2-hlsjs, s; the engine does not export it. */
  maxLiveSyncDuration: 120,
  /** Playlists up to this long keep the player's own latency: `MIN_SEGMENTS` in `liveStart.ts`, less one. */
  longestUntouchedPlaylist: 4,
} as const;

/** `liveSyncDurationCount` of hls.js when neither the integrator nor an engine sets it. */
export const hlsJsLiveSyncDurationCount = 3;
