/** `sampleEntryCodesISO` in hls.js' codecs.ts; a spec compares the two. */
const CODES = {
  audio:
    'a3ds ac-3 ac-4 alac alaw dra1 dts+ dts- dtsc dtse dtsh ec-3 enca fLaC flac FLAC g719 g726 m4ae mha1 mha2 mhm1 mhm2 mlpa mp4a raw Opus opus samr sawb sawp sevc sqcp ssmv twos ulaw',
  video:
    'avc1 avc2 avc3 avc4 avcp av01 dav1 drac dva1 dvav dvh1 dvhe encv hev1 hvc1 mjp2 mp4v mvc1 mvc2 mvc3 mvc4 resv rv60 s263 svc1 svc2 vc-1 vp08 vp09',
  text: 'stpp wvtt',
  image: 'mjpg',
} as const;

export type CodecKind = keyof typeof CODES;

/** `audio mp4a`; of the one code that ends in a blank hls.js keeps the blank. */
export const KNOWN_CODECS: readonly string[] = (Object.keys(CODES) as CodecKind[]).flatMap((kind) =>
  CODES[kind].split(' ').map((code) => `${kind} ${code.padEnd(4)}`),
);

const KINDS: ReadonlyMap<string, CodecKind> = new Map(
  KNOWN_CODECS.map((known) => [known.slice(-4), known.slice(0, -5) as CodecKind] as const),
);

/** What a codec is for, undefined when hls.js does not know it. */
export const codecKind = (codec: string): CodecKind | undefined => KINDS.get(codec.slice(0, 4));

/** The entries of `CODECS`, cut as hls.js cuts them (`setCodecs` in m3u8-parser.ts). */
export const codecsIn = (codecs = ''): string[] => codecs.split(/[ ,]+/).filter(Boolean);
