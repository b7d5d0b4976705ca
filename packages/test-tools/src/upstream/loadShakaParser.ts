import {readFileSync} from 'node:fs';

const HLS = new URL('../../../../node_modules/shaka-player/lib/hls/', import.meta.url);
const FILES = ['hls_classes.js', 'hls_utils.js', 'manifest_text_parser.js'];

/** What those files need of Closure and of the rest of Shaka. An error's code is its name. */
const FRAME = `
const goog = {provide: () => undefined, require: () => undefined, requireType: () => undefined, asserts: {assert: () => undefined}};
const codes = new Proxy({}, {get: (_, name) => name});
class ShakaError extends Error {
  constructor(severity, category, code, ...data) {
    super([code, ...data].join(' '));
  }
}
ShakaError.Severity = ShakaError.Category = ShakaError.Code = codes;
const shaka = {
  hls: {},
  log: {debug: () => undefined, warning: () => undefined},
  util: {Error: ShakaError, StringUtils: {fromUTF8: (data) => new TextDecoder().decode(data)}},
};
`;

export type ShakaTag = {
  readonly name: string;
  readonly value: string | null;
  getAttributeValue(name: string): string | null;
};
type ShakaSegment = {
  readonly verbatimSegmentUri: string;
  readonly tags: readonly ShakaTag[];
  readonly partialSegments: readonly ShakaTag[];
};
type ShakaPlaylist = {readonly type: number; readonly tags: readonly ShakaTag[]; readonly segments: readonly ShakaSegment[] | null};
type Modules = {
  readonly ManifestTextParser: new () => {parsePlaylist(data: Uint8Array): ShakaPlaylist};
  readonly Utils: {
    getFirstTagWithName(tags: readonly ShakaTag[], name: string): ShakaTag | null;
    getFirstTagWithNameAsNumber(tags: readonly ShakaTag[], name: string, other?: number): number;
    getExtinfDuration(tag: ShakaTag): number;
  };
};

/** Shaka Player's own reader of playlists for specs; the package ships its source, and Closure's modules are no modules to Node. */
export function loadShakaParser() {
  const source = FILES.map((name) => readFileSync(new URL(name, HLS), 'utf8')).join('\n');
  const {ManifestTextParser, Utils} = new Function(`${FRAME}${source}\nreturn shaka.hls;`)() as Modules;
  const parse = (text: string) => new ManifestTextParser().parsePlaylist(new TextEncoder().encode(text));

  return {
    /** Throws where Shaka refuses: in the text, or as `createSegmentReference_` of its hls_parser.js does. */
    readMedia: (text: string) => {
      const {tags, segments} = parse(text);
      const value = (name: string) => Utils.getFirstTagWithName(tags, name)?.value ?? null;
      return {
        isVod: value('EXT-X-PLAYLIST-TYPE') === 'VOD' || Utils.getFirstTagWithName(tags, 'EXT-X-ENDLIST') !== null,
        isEvent: value('EXT-X-PLAYLIST-TYPE') === 'EVENT',
        targetDuration: Utils.getFirstTagWithNameAsNumber(tags, 'EXT-X-TARGETDURATION'),
        firstSequence: Utils.getFirstTagWithNameAsNumber(tags, 'EXT-X-MEDIA-SEQUENCE'),
        segments: (segments ?? [])
          .filter(({verbatimSegmentUri}) => verbatimSegmentUri !== '')
          .map((segment) => {
            const first = (name: string) => Utils.getFirstTagWithName(segment.tags, name);
            const extinf = first('EXTINF');
            if (!extinf && segment.partialSegments.length === 0) throw new Error('HLS_REQUIRED_TAG_MISSING EXTINF');
            return {
              uri: segment.verbatimSegmentUri,
              // Without it, that of the parts.
              duration: extinf ? Utils.getExtinfDuration(extinf) : undefined,
              isGap: first('EXT-X-GAP') !== null,
              map: first('EXT-X-MAP')?.getAttributeValue('URI') ?? undefined,
              range: first('EXT-X-BYTERANGE')?.value ?? undefined,
            };
          }),
      };
    },
    readMultivariant: (text: string) =>
      parse(text)
        .tags.filter(({name}) => name === 'EXT-X-STREAM-INF')
        .map((tag) => ({uri: tag.getAttributeValue('URI')?.trim() ?? '', bandwidth: Number(tag.getAttributeValue('BANDWIDTH'))})),
  };
}
