/**
 * Constants of p2p-media-loader 2.2.2 that the model needs. Not imported from the engine, because a page with a slider should not
 * download a P2P stack; `engineAgreement.spec.ts` compares them with the installed one.
 */
export const engineDefaults = {
  /** `Core.DEFAULT_STREAM_CONFIG.highDemandTimeWindow`, s. */
  highDemandTimeWindow: 15,
  /** `MAX_LIVE_SYNC_DURATION` in p2p-media-loader-hlsjs `engine.ts`, s. */
  maxLiveSyncDuration: 120,
  /** Playlists up to this long keep the player's own latency: `fragments.length > 4` in `engine.ts`. */
  longestUntouchedPlaylist: 4,
} as const;

/** `liveSyncDurationCount` of hls.js when neither the integrator nor an engine sets it. */
export const hlsJsLiveSyncDurationCount = 3;
