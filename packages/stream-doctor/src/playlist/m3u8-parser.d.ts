/** The part of m3u8-parser that is used here; the package has no types of its own. Everything may be missing: playlists are written by strangers. */
declare module 'm3u8-parser' {
  export type ParsedByteRange = {readonly length: number; readonly offset: number};
  export type ParsedSegment = {
    readonly uri?: string;
    readonly duration?: number;
    readonly byterange?: ParsedByteRange;
    readonly discontinuity?: boolean;
    readonly key?: {readonly method?: string; readonly uri?: string};
    readonly map?: {readonly uri?: string; readonly byterange?: ParsedByteRange};
  };
  export type ParsedVariant = {
    readonly uri?: string;
    readonly attributes?: {
      readonly BANDWIDTH?: number;
      readonly 'AVERAGE-BANDWIDTH'?: string | number;
      readonly RESOLUTION?: {readonly width?: number; readonly height?: number};
      readonly CODECS?: string;
      readonly AUDIO?: string;
      readonly NAME?: string;
    };
  };
  export type Manifest = {
    readonly segments?: readonly ParsedSegment[];
    readonly playlists?: readonly ParsedVariant[];
    readonly mediaSequence?: number;
    readonly targetDuration?: number;
    readonly endList?: boolean;
    readonly playlistType?: string;
  };
  export class Parser {
    readonly manifest: Manifest;
    on(event: 'warn' | 'info' | 'error', listener: (event: {readonly message: string}) => void): void;
    push(text: string): void;
    end(): void;
  }
}
