import type {Tag} from './tags.ts';
import type {MissingVariable, Variables} from './variables.ts';

/** Something in the text that players put up with or stumble over. */
export type Complaint = {readonly line: number; readonly message: string};

type Common = {
  readonly tags: readonly Tag[];
  readonly complaints: readonly Complaint[];
  /** The first line; hls.js wants `#EXTM3U` and nothing else. */
  readonly header: string;
  readonly variables: Variables;
  /** Variables of `EXT-X-DEFINE` that have no value. */
  readonly missingVariables: readonly MissingVariable[];
  /** `EXT-X-START:TIME-OFFSET`, s; negative counts from the end. */
  readonly startOffset?: number;
};

export type ByteRange = {readonly offset: number; readonly length: number};

export type Segment = {
  readonly uri: string;
  /** s; 0 when the text gives none. */
  readonly duration: number;
  readonly sequence: number;
  readonly byteRange?: ByteRange;
  /** Address of the init segment. */
  readonly map?: string;
  readonly key?: {readonly method: string; readonly uri?: string};
  readonly discontinuity: boolean;
};

export type ServerControl = {
  readonly holdBack?: number;
  readonly partHoldBack?: number;
};

export type MediaPlaylist = Common & {
  readonly kind: 'media';
  /** `event` grows and keeps its beginning, `live` slides, `vod` is complete. */
  readonly flow: 'live' | 'event' | 'vod';
  readonly targetDuration?: number;
  /** `EXT-X-MEDIA-SEQUENCE`; with `EXT-X-SKIP`, that of the first segment left out. */
  readonly firstSequence: number;
  readonly segments: readonly Segment[];
  readonly serverControl?: ServerControl;
  /** `EXT-X-PART-INF:PART-TARGET`, s. */
  readonly partTarget?: number;
  readonly partCount: number;
  /** Segments left out by `EXT-X-SKIP`. */
  readonly skippedCount: number;
};

export type Variant = {
  readonly uri: string;
  readonly bandwidth?: number;
  readonly averageBandwidth?: number;
  readonly width?: number;
  readonly height?: number;
};

/** `EXT-X-MEDIA:TYPE=AUDIO`; without `uri` the sound is inside the variants. */
export type AudioTrack = {readonly uri?: string; readonly name: string; readonly group: string; readonly language?: string};

export type MultivariantPlaylist = Common & {
  readonly kind: 'multivariant';
  readonly variants: readonly Variant[];
  readonly audioTracks: readonly AudioTrack[];
};

export type Playlist = MediaPlaylist | MultivariantPlaylist;
