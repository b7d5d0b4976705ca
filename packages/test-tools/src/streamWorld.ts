import fc from 'fast-check';

/** A picture, or a track of sound: one encoding of the content. */
export type Encoding = {
  readonly id: number;
  readonly kind: 'variant' | 'audio';
  readonly bandwidth: number;
  readonly codecs: string | undefined;
  readonly resolution: string | undefined;
  readonly extra: string;
  /** Audio: its group; variant: the group it plays with, which another entry for the same playlist may differ in. */
  readonly group: string;
  /** Its encoder's numbers run ahead of the others' by this much. */
  readonly ahead: number;
};

export type World = {
  readonly encodings: readonly Encoding[];
  readonly segmentCount: number;
  readonly firstSequence: number;
  readonly isEvent: boolean;
  readonly windowLength: number;
  readonly isByteRanges: boolean;
  readonly gaps: ReadonlySet<number>;
  readonly discontinuities: ReadonlySet<number>;
};

/** What one viewer is given by the servers at the time of joining. */
export type Audience = {
  /** Encodings of the list, in its order. */
  readonly listed: readonly number[];
  /** How many segments exist when the viewer joins. */
  readonly joined: number;
  readonly isEnded: boolean;
  readonly host: string;
  readonly query: string;
  readonly hasClone: boolean;
  readonly hasSecondGroup: boolean;
};

const codecs = fc.constantFrom(
  undefined,
  'avc1.42c00a,mp4a.40.2',
  'avc1.66.30',
  'hvc1.1.6.L93.B0',
  'vvc1.1.L51.CQA',
  'av01.0.04M.08,opus',
  'xyz1.1',
);

const variant = (id: number) =>
  fc.record({
    id: fc.constant(id),
    kind: fc.constant('variant' as const),
    bandwidth: fc.constantFrom(200_000, 400_000, 800_000),
    codecs,
    resolution: fc.constantFrom(undefined, '640x360', '1280x720'),
    extra: fc.constantFrom('', ',FRAME-RATE=30.000', ',FRAME-RATE=60', ',VIDEO-RANGE=PQ', ',STABLE-VARIANT-ID="s1"'),
    group: fc.constantFrom('low', 'high'),
    ahead: fc.nat(3),
  });

const audio = (id: number) =>
  fc.record({
    id: fc.constant(id),
    kind: fc.constant('audio' as const),
    bandwidth: fc.constant(0),
    codecs: fc.constant(undefined),
    resolution: fc.constant(undefined),
    extra: fc.constantFrom('', ',LANGUAGE="zh"', ',LANGUAGE="en",CHANNELS="2"', ',LANGUAGE="en",CHANNELS="6"'),
    group: fc.constantFrom('low', 'high'),
    ahead: fc.nat(3),
  });

export const world: fc.Arbitrary<World> = fc.tuple(fc.integer({min: 1, max: 5}), fc.integer({min: 0, max: 3})).chain(([variants, tracks]) =>
  fc.record({
    encodings: fc.tuple(
      ...Array.from({length: variants}, (_, id) => variant(id)),
      ...Array.from({length: tracks}, (_, index) => audio(variants + index)),
    ),
    segmentCount: fc.integer({min: 6, max: 20}),
    firstSequence: fc.constantFrom(0, 1, 7, 40),
    isEvent: fc.boolean(),
    windowLength: fc.integer({min: 4, max: 8}),
    isByteRanges: fc.boolean(),
    gaps: fc.array(fc.nat(19), {maxLength: 2}).map((all) => new Set(all)),
    discontinuities: fc.array(fc.nat(19), {maxLength: 3}).map((all) => new Set(all)),
  }),
);

/**
 * Described alike. By RFC 8216 such entries are copies of each other, and two of one group must differ in name; where a list breaks that
 * rule, viewers who see both can tell them apart. One who sees only the one, and one who sees only the other, cannot.
 */
const isTwin = (a: Encoding, b: Encoding): boolean =>
  a.kind === b.kind &&
  a.bandwidth === b.bandwidth &&
  a.resolution === b.resolution &&
  a.extra === b.extra &&
  (a.kind === 'variant' || a.group === b.group);

export const audience = ({encodings, segmentCount}: World): fc.Arbitrary<Audience> =>
  fc.record({
    listed: fc
      .shuffledSubarray(
        encodings.map(({id}) => id),
        {minLength: 1},
      )
      // A list without variants is none.
      .map((ids) => (ids.some((id) => encodings[id]!.kind === 'variant') ? ids : [...ids, 0]))
      .map((ids) => [
        ...ids,
        ...encodings.filter((one) => !ids.includes(one.id) && ids.some((id) => isTwin(encodings[id]!, one))).map(({id}) => id),
      ]),
    joined: fc.integer({min: 4, max: segmentCount}),
    isEnded: fc.boolean(),
    host: fc.constantFrom('https://a.example', 'https://b.example'),
    query: fc.constantFrom('', '?token=1', '?max=240&t=2'),
    hasClone: fc.boolean(),
    hasSecondGroup: fc.boolean(),
  });

const CLONE_HOST = 'https://clone.example';

export const sourceOf = ({host, query}: Audience): string => `${host}/show/master.m3u8${query}`;

const pathOf = ({id}: Encoding): string => `/show/${id}/index.m3u8`;

/** Absolute addresses, some on another host than the list itself. */
export function masterOf({encodings}: World, {listed, host, query, hasClone, hasSecondGroup}: Audience): string {
  const lines = listed.flatMap((id): string[] => {
    const encoding = encodings[id]!;
    const places = [
      [host, hasClone ? ',PATHWAY-ID="one"' : ''] as const,
      ...(hasClone ? [[CLONE_HOST, ',PATHWAY-ID="two"'] as const] : []),
    ];
    return places.flatMap(([base, pathway]) => {
      const uri = base + pathOf(encoding) + query;
      const {kind, bandwidth, codecs: names, resolution, extra, group} = encoding;
      if (kind === 'audio')
        return [`#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="${group}",NAME="sound"${extra}${pathway},DEFAULT=YES,AUTOSELECT=YES,URI="${uri}"`];
      const sound = encodings.some((one) => one.kind === 'audio') ? [group, ...(hasSecondGroup ? ['other'] : [])] : [undefined];
      return sound.map((audioGroup, place) => {
        const attributes = [
          `BANDWIDTH=${bandwidth + place * 64_000}`,
          ...(names ? [`CODECS="${names}"`] : []),
          ...(resolution ? [`RESOLUTION=${resolution}`] : []),
          ...(audioGroup ? [`AUDIO="${audioGroup}"`] : []),
        ];
        return `#EXT-X-STREAM-INF:${attributes.join(',')}${extra}${pathway}\n${uri}`;
      });
    });
  });
  return ['#EXTM3U', '#EXT-X-VERSION:7', ...lines, ''].join('\n');
}

/** Which places of the content a viewer's lists have: from `start` to before `end`. */
export function placesOf({segmentCount, isEvent, windowLength}: World, {joined, isEnded}: Audience): {start: number; end: number} {
  const end = isEnded ? segmentCount : joined;
  return {start: isEvent ? 0 : Math.max(0, end - windowLength), end};
}

/** The media playlist of an encoding as this viewer gets it, at an address of it. */
export function mediaOf(given: World, {id, ahead}: Encoding, viewer: Audience): string {
  const {firstSequence, isEvent, isByteRanges, gaps, discontinuities} = given;
  const {joined, isEnded} = viewer;
  const {start, end} = placesOf(given, viewer);
  const places = Array.from({length: end - start}, (_, index) => start + index);
  const segments = places.flatMap((place) => [
    ...(discontinuities.has(place) && place > start ? ['#EXT-X-DISCONTINUITY'] : []),
    ...(gaps.has(place) ? ['#EXT-X-GAP'] : []),
    '#EXTINF:2.000,',
    ...(isByteRanges ? [`#EXT-X-BYTERANGE:1000${place % 3 === 0 || place === start ? `@${place * 1000}` : ''}`] : []),
    isByteRanges ? `file-${id}.ts` : `${id}-${place}.ts?sign=${joined}`,
  ]);
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-TARGETDURATION:2',
    `#EXT-X-MEDIA-SEQUENCE:${firstSequence + ahead + start}`,
    ...(isEvent ? ['#EXT-X-PLAYLIST-TYPE:EVENT'] : []),
    ...segments,
    ...(isEnded ? ['#EXT-X-ENDLIST'] : []),
    '',
  ].join('\n');
}

/** Which encoding a media playlist's address belongs to. */
export const encodingAt = ({encodings}: World, url: string): Encoding => encodings[Number(/\/show\/(\d+)\//.exec(url)![1])]!;

/** What the servers answer: encoding and place in the content. */
export function bytesAt(url: string, byteRange: {readonly start: number} | undefined): string {
  const file = new URL(url).pathname.split('/').at(-1)!;
  const range = /^file-(\d+)\.ts$/.exec(file);
  const whole = /^(\d+)-(\d+)\.ts$/.exec(file);
  if (range) return `${range[1]}:${byteRange!.start / 1000}`;
  return `${whole![1]}:${whole![2]}`;
}
