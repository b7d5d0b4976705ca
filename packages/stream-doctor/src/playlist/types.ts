import type {Tag} from './tags.ts';
import type {MissingVariable, Variables} from './variables.ts';

/** Something in the text that players put up with, or that one of them stumbles over. */
export type Complaint = {readonly line: number; readonly message: string};

/** A tag, or a variable, for which hls.js refuses the whole playlist: said twice, or after the first segment. */
export type Refusal = {readonly line: number; readonly tag: string; readonly reason: 'repeated' | 'late'};

type Common = {
  readonly tags: readonly Tag[];
  readonly complaints: readonly Complaint[];
  readonly refusals: readonly Refusal[];
  /** The first line; hls.js wants `#EXTM3U` and nothing else. */
  readonly header: string;
  readonly variables: Variables;
  /** Variables of `EXT-X-DEFINE` that have no value. */
  readonly missingVariables: readonly MissingVariable[];
  /** `EXT-X-START:TIME-OFFSET`, s; negative counts from the end. */
  readonly startOffset?: number;
};

type ByteRange = {readonly offset: number; readonly length: number};

export type Segment = {
  readonly uri: string;
  /** s; 0 when the text gives none. */
  readonly duration: number;
  readonly sequence: number;
  readonly byteRange?: ByteRange;
  /** Address of the init segment. */
  readonly map?: string;
  readonly key?: Key;
  /** A seam lies before it. */
  readonly discontinuity: boolean;
  readonly isGap: boolean;
  /** Whether `EXTINF` or parts say how long it is. */
  readonly hasDuration: boolean;
  /** No segment at all: hls.js takes what it cannot read of a length for an address, and a tag behind a blank. */
  readonly isLeftover: boolean;
  /** Of the address. */
  readonly line: number;
};

/** `EXT-X-KEY`; `format` is `identity` unless a DRM system is named. */
export type Key = {readonly method: string; readonly uri?: string; readonly format: string};

type ServerControl = {
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
  /** Methods of all keys that any segment is under, as far as hls.js knows them. */
  readonly encryption: readonly string[];
};

/** Why hls.js leaves a variant out: it does not know the codec, or the others have pictures and this one has none. */
export type LeftOut = 'codec' | 'no-picture' | 'video-range';

export type Variant = {
  /** Of the tag and of the address. */
  readonly line: number;
  readonly uriLine: number;
  readonly uri: string;
  readonly codecs?: string;
  readonly leftOut?: LeftOut;
  readonly bandwidth?: number;
  readonly averageBandwidth?: number;
  readonly width?: number;
  readonly height?: number;
};

/** `EXT-X-MEDIA:TYPE=AUDIO`; without `uri` the sound is inside the variants. */
export type AudioTrack = {readonly uri?: string; readonly name: string; readonly group: string; readonly language?: string};

export type MultivariantPlaylist = Common & {
  readonly kind: 'multivariant';
  /** Lines of `EXT-X-STREAM-INF` without an address of their own. */
  readonly withoutAddress: readonly number[];
  readonly variants: readonly Variant[];
  readonly audioTracks: readonly AudioTrack[];
};

export type Playlist = MediaPlaylist | MultivariantPlaylist;
