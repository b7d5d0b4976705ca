/** Messages between the laboratory page and a viewer iframe. Both sides are ours and same-origin. */

export type StreamMode = 'live' | 'vod';
/** `control` plays with hls.js alone: the same stream with P2P off. */
export type Group = 'p2p' | 'control';
export type ByteSource = 'http' | 'p2p';

/** Options of the engine that the page may set at the start and change while a viewer runs. */
export type EngineOptions = {
  readonly highDemandTimeWindow: number;
  readonly simultaneousHttpDownloads: number;
  readonly simultaneousP2PDownloads: number;
  readonly isP2PUploadDisabled: boolean;
};

export type ViewerStart = {
  readonly type: 'start';
  readonly group: Group;
  readonly mode: StreamMode;
  /** Index in the main playlist. */
  readonly rendition: number;
  /** A real tracker; without it the viewers of this browser meet over BroadcastChannel. */
  readonly trackerUrl?: string;
  readonly token?: string;
  readonly isTrackerCut: boolean;
  readonly options: EngineOptions;
};

export type ViewerCommand =
  | ViewerStart
  | {readonly type: 'options'; readonly options: EngineOptions}
  | {readonly type: 'throttle'; readonly bytesPerSecond: number | undefined}
  | {readonly type: 'tracker'; readonly isCut: boolean}
  /** Another device has been joined: look for its viewers now. */
  | {readonly type: 'announce'}
  | {readonly type: 'corrupt'}
  | {readonly type: 'sound'; readonly isOn: boolean}
  | {readonly type: 'rendition'; readonly rendition: number}
  | {readonly type: 'leave'};

export type PlaybackState = 'loading' | 'playing' | 'stalled' | 'ended' | 'failed';

/** What a viewer measured since it started. Bytes are those of segments; playlists are made in the page or tiny. */
export type ViewerReport = {
  readonly state: PlaybackState;
  /** Counted between the player and the network, with P2P on or off. */
  readonly httpBytes: number;
  /** The same by the engine's `getStats()`; undefined for a viewer without the engine. */
  readonly engineHttpBytes: number | undefined;
  /** By the engine's `getStats()`. */
  readonly p2pBytes: number;
  readonly uploadBytes: number;
  readonly httpSegments: number;
  readonly p2pSegments: number;
  /** Segments whose SHA-256 was compared with the list, and those that did not match. */
  readonly verified: number;
  readonly rejected: number;
  readonly ownPeerIds: readonly string[];
  readonly peerIds: readonly string[];
  readonly startupMs: number | undefined;
  readonly stalls: number;
  readonly longestStallMs: number;
  readonly latencySeconds: number | undefined;
  /** Seconds on the common axis of the stream: position of the playhead and end of the buffer ahead of it. */
  readonly position: number | undefined;
  readonly bufferEnd: number | undefined;
};

export type SegmentArrival = {
  /** Number of the segment on the common axis (its index in a VOD stream, its sequence number in a live one). */
  readonly number: number;
  readonly source: ByteSource;
  readonly bytes: number;
  readonly peerId: string | undefined;
};

export type ViewerVersions = {readonly engine: string; readonly player: string};

export type ViewerIncident =
  | 'segment-rejected'
  | 'corrupted-upload'
  | 'peer-closed'
  | 'p2p-timeout'
  | 'http-failed'
  | 'hash-unavailable'
  | 'webrtc-missing'
  | 'playback-failed'
  | 'playback-given-up';

export type ViewerMessage =
  | {readonly type: 'ready'; readonly versions: ViewerVersions}
  | {readonly type: 'report'; readonly report: ViewerReport}
  | {readonly type: 'segment'; readonly segment: SegmentArrival}
  | {readonly type: 'incident'; readonly incident: ViewerIncident; readonly detail?: string}
  /** Only when the browser refuses BroadcastChannel: the page then passes tracker messages between its own viewers. */
  | {readonly type: 'signal'; readonly envelope: unknown};

/** Page to viewer, relayed tracker message (see `signal` above). */
export type ViewerSignal = {readonly type: 'signal'; readonly envelope: unknown};

export const VIEWER_PAGE = '/lab-viewer/';
export const MEDIA_BASE = '/media/lab/';
/** Reserved name: nothing can ever be listening there, the viewer's WebSocket replacement answers for it. */
export const LOCAL_TRACKER = 'wss://lab-tracker.invalid/announce';
/** How often a viewer reports, and how often the page shows what came. */
export const REPORT_EVERY_MS = 250;
/** What the big figure of a live stream covers: it soon leaves out the start-up, whose bytes are all HTTP. */
export const RECENT_SECONDS = 20;
/** About half the bitrate of the 240p stream, per direction: too slow to live from HTTP alone, enough with help. */
export const THROTTLE_BYTES_PER_SECOND = 12_000;
export const MAX_VIEWERS = 8;
/** Places in the laboratory, counted from 1. */
export const SEATS: readonly number[] = Array.from({length: MAX_VIEWERS}, (_, index) => index + 1);
/** In the order of the main playlist. */
export const RENDITIONS = ['240p', '360p'] as const;
