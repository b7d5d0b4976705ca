import {beforeChinese} from '../inSentence.ts';
import type {DoctorSettings, PlaylistDocument, StreamInput} from '../input.ts';
import type {MediaPlaylist, MultivariantPlaylist, Variant} from '../playlist/types.ts';
import type {Finding, StreamFacts} from '../report.ts';
import type {SwarmRow} from '../swarm/swarmsOf.ts';

export type Later = {readonly playlist: MediaPlaylist; readonly afterSeconds?: number};

/** One media playlist with everything known about it. */
export type Examined = {
  readonly document: PlaylistDocument;
  readonly playlist: MediaPlaylist;
  /** The same playlist afterwards, in order; the seconds since the time before. */
  readonly later: readonly Later[];
  readonly facts: StreamFacts;
  readonly variant?: Variant;
  /** A rendition of sound alone: small segments, and no start of its own. */
  readonly isAudioTrack: boolean;
};

export type Context = {
  readonly input: StreamInput;
  readonly settings: DoctorSettings;
  readonly multivariant?: MultivariantPlaylist;
  readonly media: readonly Examined[];
  readonly swarms: readonly SwarmRow[];
  /** Address after redirects, when there is one. */
  readonly address?: string;
};

/** Looks for one thing. Rules do not know of each other. */
export type Rule = (context: Context) => readonly Finding[];

/** A rule about the first media playlist, that of the highest rate. */
export const ofFirst =
  (rule: (first: Examined, context: Context) => readonly Finding[]): Rule =>
  (context) =>
    context.media.slice(0, 1).flatMap((first) => rule(first, context));

export const TUNING = '/docs/hls-sdk/tuning';
export const TUNING_CHOICES = '/docs/hls-sdk/tuning#tuning-choices';
export const LOOK_AHEAD = '/docs/hls-sdk/tuning#look-ahead';
export const LIMITS = '/docs/hls-sdk/tuning#tuning-limits';
export const SWARM_ID = '/docs/hls-sdk/swarms';
export const CORS = '/docs/hls-sdk/csp#cors';
export const CSP = '/docs/hls-sdk/csp';
export const LIVE_PLAYLIST = '/docs/hls-sdk/tuning#tuning-choices';

/** `1.5`, `36`: seconds in a sentence. */
export const seconds = (value: number): string => `${Number(value.toFixed(1))} s`;

export const list = (items: readonly (string | number)[], most = 5): string =>
  items.length > most ? `${beforeChinese(items.slice(0, most).join('、'))}等 ${items.length} 项` : items.join('、');

/** 「第 4、6 行」, 「第 4、6、8、10、12 行等 15 行」. */
export const linesOf = (lines: readonly number[], most = 5): string =>
  `第 ${lines.slice(0, most).join('、')} 行${lines.length > most ? `等 ${lines.length} 行` : ''}`;
