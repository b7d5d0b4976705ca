import type {MediaPlaylist, MultivariantPlaylist} from '../playlist/types.ts';

/** A field that a player reads otherwise, and the lines that one of must be named for it. */
export type Difference = {readonly field: string; readonly ours: unknown; readonly theirs: unknown; readonly lines: readonly number[]};

type ReadSegment = {
  readonly sequence?: number;
  readonly duration?: number;
  readonly uri: string;
  readonly range?: unknown;
  readonly map?: string;
  readonly isGap: boolean;
  readonly isSeam?: boolean;
};
export type Reading = {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly segments: readonly ReadSegment[];
};

/** Tags that decide a field, of the whole list or of all segments from there on. */
const DECIDES: Readonly<Record<string, RegExp>> = {
  isVod: /ENDLIST|PLAYLIST.?TYPE/i,
  isEvent: /ENDLIST|PLAYLIST.?TYPE/i,
  targetDuration: /TARGETDURATION/i,
  firstSequence: /MEDIA.?SEQUENCE/i,
  startOffset: /EXT-(X-)?START/i,
  holdBack: /SERVER.?CONTROL/i,
  partHoldBack: /SERVER.?CONTROL/i,
  partTarget: /PART.?INF/i,
  sequence: /MEDIA.?SEQUENCE|SKIP/i,
  range: /BYTERANGE|MAP/i,
  map: /MAP/i,
  methods: /KEY/i,
  isSeam: /DISCONTINUITY/i,
};

export function differences(lines: readonly string[], ours: Reading, theirs: Reading): Difference[] {
  const numbered = lines.map((text, index) => ({text, line: index + 1}));
  const deciding = (field: string) => numbered.filter(({text}) => DECIDES[field]?.test(text)).map(({line}) => line);
  const found: Difference[] = Object.keys(theirs.fields)
    .filter((field) => !isSame(ours.fields[field], theirs.fields[field]))
    .map((field) => ({field, ours: ours.fields[field], theirs: theirs.fields[field], lines: deciding(field)}));

  // The lines of a segment: from behind the address before it to its own.
  const addresses = numbered.filter(({text}) => text.trim() !== '' && !text.trim().startsWith('#')).map(({line}) => line);
  const around = (index: number) =>
    numbered.map(({line}) => line).filter((line) => line > (addresses[index - 1] ?? 0) && line <= (addresses[index] ?? lines.length));
  const count = Math.max(ours.segments.length, theirs.segments.length);
  for (let index = 0; index < count; index += 1) {
    const [a, b] = [ours.segments[index], theirs.segments[index]];
    if (!a || !b || !isSame(a.uri, b.uri)) {
      // What follows is shifted, and so no news.
      return [
        ...found,
        {
          field: `segment ${index}`,
          ours: a?.uri,
          theirs: b?.uri,
          lines: numbered.map(({line}) => line).filter((line) => line <= (addresses[index] ?? lines.length)),
        },
      ];
    }
    for (const field of Object.keys(b) as (keyof ReadSegment)[])
      if (!isSame(a[field], b[field]))
        found.push({field: `${field} of ${index}`, ours: a[field], theirs: b[field], lines: [...around(index), ...deciding(field)]});
  }
  return found;
}

function isSame(a: unknown, b: unknown): boolean {
  if (typeof a === 'number' && typeof b === 'number') return Math.abs(a - b) < 0.001;
  return JSON.stringify(a) === JSON.stringify(b);
}

export const readingOf = (playlist: MediaPlaylist): Reading => ({
  fields: {
    isVod: playlist.flow === 'vod',
    isEvent: playlist.flow === 'event',
    targetDuration: playlist.targetDuration ?? 0,
    firstSequence: playlist.firstSequence,
    startOffset: playlist.startOffset ?? null,
    holdBack: playlist.serverControl?.holdBack ?? 0,
    partHoldBack: playlist.serverControl?.partHoldBack ?? 0,
    partTarget: playlist.partTarget ?? 0,
    methods: playlist.encryption.toSorted(),
  },
  segments: playlist.segments.map(({sequence, duration, uri, byteRange, map, isGap, discontinuity}) => ({
    sequence,
    duration,
    uri,
    range: byteRange ? [byteRange.offset, byteRange.offset + byteRange.length] : [],
    map,
    isGap,
    isSeam: discontinuity,
  })),
});

export const variantsOf = ({variants}: Pick<MultivariantPlaylist, 'variants'>) =>
  variants.map(({uri, bandwidth, averageBandwidth, width, height}) => ({
    uri,
    bandwidth: bandwidth ?? averageBandwidth ?? 0,
    width,
    height,
  }));
