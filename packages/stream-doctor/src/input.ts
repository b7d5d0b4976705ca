import {engineDefaults} from './model.ts';

/** One playlist as it came. */
export type PlaylistDocument = {
  readonly text: string;
  /** As it was asked for. */
  readonly address?: string;
  /** After redirects. */
  readonly finalAddress?: string;
  readonly contentType?: string;
  readonly cacheControl?: string;
  /** `Access-Control-Allow-Origin`; only a command line can read it, and null means it is missing. */
  readonly allowOrigin?: string | null;
  /** When it came, s of any clock; lists of one stream are compared by it. */
  readonly readAt?: number;
  /** What the same address gave afterwards, in order. */
  readonly later?: readonly Reading[];
};

/** A playlist as it came once more; the seconds since the time before, where they are known. */
export type Reading = {readonly text: string; readonly afterSeconds?: number};

export const addressOf = ({address, finalAddress}: PlaylistDocument): string | undefined => finalAddress ?? address;

/** What a request for the first two bytes of a segment came to. */
export type SegmentProbe = {
  readonly address: string;
  readonly outcome: 'answered' | 'cors' | 'network' | 'mixed-content';
  readonly status?: number;
  /** As a page may read it; missing when not exposed. */
  readonly contentRange?: string;
  readonly contentLength?: number;
  /** `Access-Control-Allow-Origin` and `-Expose-Headers`; command line only. */
  readonly allowOrigin?: string | null;
  readonly exposedHeaders?: string | null;
};

/** Everything known about a stream. Only `entry.text` is needed. */
export type StreamInput = {
  readonly entry: PlaylistDocument;
  /** Media playlists of a multivariant entry. `uri` is how the entry names them. */
  readonly media?: readonly (PlaylistDocument & {readonly uri: string})[];
  readonly probe?: SegmentProbe;
  readonly unexamined?: readonly string[];
};

export type DoctorSettings = {
  /** Engine option of the same name, s. */
  readonly highDemandTimeWindow: number;
  /** hls.js option of the same name; undefined leaves it to the engine. */
  readonly liveSyncDurationCount?: number;
  /** hls.js option of the same name. */
  readonly lowLatencyMode: boolean;
  /** Upload of one viewer, bit/s. An assumption: nobody knows it in advance. */
  readonly uplink: number;
  readonly swarmId?: string;
  /** Of the player's page: one over HTTPS may not load anything over HTTP. */
  readonly pageProtocol: 'https:' | 'http:';
};

export const defaultSettings: DoctorSettings = {
  highDemandTimeWindow: engineDefaults.highDemandTimeWindow,
  lowLatencyMode: true,
  uplink: 2_000_000,
  pageProtocol: 'https:',
};
