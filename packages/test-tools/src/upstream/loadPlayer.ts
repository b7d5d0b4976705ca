import {fileURLToPath} from 'node:url';
import type {Plugin} from 'esbuild';
import {importBundle} from './importBundle.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const SOURCE = `
export {default as M3U8Parser} from './node_modules/hls.js/src/loader/m3u8-parser.ts';
export {default as LatencyController} from './node_modules/hls.js/src/controller/latency-controller.ts';
export {default as LevelController} from './node_modules/hls.js/src/controller/level-controller.ts';
export {sampleEntryCodesISO} from './node_modules/hls.js/src/utils/codecs.ts';
`;
const FEATURES = [
  'ALT_AUDIO',
  'CMCD',
  'CONTENT_STEERING',
  'EME_DRM',
  'IFRAMES',
  'INTERSTITIALS',
  'MEDIA_CAPABILITIES',
  'SUBTITLES',
  'VARIABLE_SUBSTITUTION',
];

/** Packages that only the bundle of hls.js contains. Stubs suffice: joined addresses are not compared, and no media is read. */
const bundledOnly: Plugin = {
  name: 'bundled-only',
  setup({onResolve, onLoad}) {
    onResolve({filter: /^(url-toolkit|@svta\/cml-id3)$/}, ({path}) => ({path, namespace: 'bundled-only'}));
    onLoad({filter: /.*/, namespace: 'bundled-only'}, ({path}) => ({
      contents:
        path === 'url-toolkit'
          ? 'export const buildAbsoluteURL = (base, url) => url;'
          : 'export const canParseId3 = 0, getId3Data = 0, getId3Frames = 0, getId3Timestamp = 0, isId3TimestampFrame = 0, utf8ArrayToStr = 0;',
    }));
  },
};

type Keys = Readonly<Record<string, {readonly method: string; readonly uri: string}>>;
type Fragment = {
  readonly sn: number;
  readonly cc: number;
  readonly duration: number;
  readonly relurl: string;
  readonly byteRange: readonly number[];
  readonly gap?: boolean;
  readonly initSegment: {readonly relurl?: string} | null;
  readonly levelkeys?: Keys;
};
type Details = {
  readonly playlistParsingError: Error | null;
  readonly live: boolean;
  readonly targetduration: number;
  readonly fragments: readonly (Fragment | null)[];
  readonly edge: number;
  readonly startTimeOffset: number | null;
  readonly startSN: number;
  readonly type: string | null;
  readonly holdBack: number;
  readonly partHoldBack: number;
  readonly partTarget: number;
};
type Level = {readonly url: string; readonly bitrate: number; readonly width?: number; readonly height?: number; readonly attrs: object};
type Master = {readonly playlistParsingError: Error | null; readonly levels: readonly Level[]; readonly startTimeOffset: number | null};
type Modules = {
  readonly M3U8Parser: {
    isMediaPlaylist(text: string): boolean;
    parseLevelPlaylist(text: string, address: string, id: number, type: string, group: number, variables: null): Details;
    parseMasterPlaylist(text: string, address: string): Master;
  };
  readonly sampleEntryCodesISO: Readonly<Record<string, object>>;
  readonly LevelController: new (hls: object, steering: null) => {onManifestLoaded(event: string, data: object): void};
  readonly LatencyController: new (hls: object) => {readonly liveSyncPosition: number};
};

/** The `liveSyncDurationCount` that the engine sets for a playlist. */
type EngineCount = (playlist: {readonly segmentDuration: number; readonly segmentCount: number}) => number;

/** hls.js' own playlist parser and latency controller for specs; the package ships their source and exports neither. */
export async function loadPlayer() {
  const {M3U8Parser, LatencyController, LevelController, sampleEntryCodesISO} = await importBundle<Modules>({
    stdin: {contents: SOURCE, resolveDir: ROOT},
    plugins: [bundledOnly],
    define: {
      ...Object.fromEntries(FEATURES.map((name) => [`__USE_${name}__`, 'true'])),
      __VERSION__: '"spec"',
      __IN_WORKER__: 'false',
      __HLS_WORKER_BUNDLE__: 'undefined',
    },
  });
  const parse = (text: string): Details =>
    M3U8Parser.parseLevelPlaylist(text, 'https://cdn.x2p2p.example/live/index.m3u8?id=7', 0, 'main', 0, null);
  const playedOf = (levels: readonly Level[]): string[] => {
    let played: readonly {readonly uri: string}[] = [];
    const hls = {
      config: {preferManagedMediaSource: false},
      logger: Object.fromEntries(['debug', 'log', 'info', 'warn', 'error'].map((name) => [name, () => undefined])),
      on: () => undefined,
      off: () => undefined,
      trigger: (event: string, data: {readonly levels: typeof played}) => {
        if (event === 'hlsManifestParsed') played = data.levels;
      },
    };
    Object.assign(globalThis, {MediaSource: {isTypeSupported: () => true}});
    new LevelController(hls, null).onManifestLoaded('hlsManifestLoaded', {levels, audioTracks: [], subtitles: [], iframeVariants: []});
    return played.map(({uri}) => uri.trim());
  };
  return {
    isMedia: M3U8Parser.isMediaPlaylist,
    readMedia: (text: string) => {
      const details = parse(text);
      const segments = details.fragments.flatMap((fragment) =>
        fragment
          ? [
              {
                sequence: fragment.sn,
                duration: fragment.duration,
                uri: fragment.relurl,
                range: [...fragment.byteRange],
                seam: fragment.cc,
                isGap: fragment.gap === true,
                map: fragment.initSegment?.relurl,
                methods: Object.values(fragment.levelkeys ?? {}).map(({method}) => method),
              },
            ]
          : [],
      );
      return {
        error: details.playlistParsingError,
        live: details.live,
        type: details.type,
        targetDuration: details.targetduration,
        startOffset: details.startTimeOffset,
        firstSequence: details.startSN,
        holdBack: details.holdBack,
        partHoldBack: details.partHoldBack,
        partTarget: details.partTarget,
        segments,
      };
    },
    /** The codecs that hls.js knows, by kind. */
    codecs: Object.fromEntries(Object.entries(sampleEntryCodesISO).map(([kind, codes]) => [kind, Object.keys(codes)])),
    /** The variants of a multivariant playlist that hls.js would play in a browser which decodes everything it knows. */
    readMultivariant: (text: string) => {
      const {playlistParsingError, levels, startTimeOffset} = M3U8Parser.parseMasterPlaylist(
        text,
        'https://cdn.x2p2p.example/live/index.m3u8',
      );
      const listed = levels.map(({url, bitrate, width, height}) => ({uri: url.trim(), bandwidth: bitrate, width, height}));
      return {error: playlistParsingError, startOffset: startTimeOffset, listed, played: playedOf(levels)};
    },
    /** Seconds behind the end of the playlist where hls.js aims, after the engine has set its count. */
    aim: (text: string, lowLatencyMode: boolean, countOf: EngineCount): number => {
      const details = parse(text);
      const liveSyncDurationCount = countOf({segmentDuration: details.targetduration, segmentCount: details.fragments.length});
      const hls = {
        latestLevelDetails: details,
        userConfig: {},
        config: {lowLatencyMode, liveSyncDurationCount, liveSyncOnStallIncrease: 1},
        on: () => undefined,
        off: () => undefined,
      };
      return details.edge - new LatencyController(hls).liveSyncPosition;
    },
  };
}
