import {ONLY_RENDITION, readMediaList, readRenditions, type ListedSegment, type MediaList, type Rendition} from 'x2-core/identity';

/** A segment as the player asks for it. */
export type SegmentAddress = Pick<ListedSegment, 'url' | 'byteRange'>;

/** A playlist as it was answered. */
export type PlaylistResponse = {
  readonly text: string;
  /** The address that was asked for, and the one that answered after redirects. */
  readonly requested: string;
  readonly answered: string;
  /** What the player was given to play. */
  readonly isSource: boolean;
};

/** Segments of one stream, found in the playlist it is played from. */
export type Numbering = {
  readonly playlist: BookedPlaylist;
  readonly rendition: Rendition;
  /** Media sequence numbers, in the order asked for; undefined for what the playlist does not list. */
  readonly numbers: readonly (number | undefined)[];
};

/**
 * What the playlists of one presentation say about names and numbers, read from their texts.
 *
 * Shaka's streams and references tell neither which rendition of the multivariant playlist they are nor which media sequence number
 * a segment has. The texts do, and each viewer reads the same there.
 */
export class PlaylistBook {
  readonly #playlists = new Map<string, BookedPlaylist>();
  #renditions: readonly Rendition[] = [];
  #version = 0;

  /** Changes whenever something was read: what was not found before may be found now. */
  get version(): number {
    return this.#version;
  }

  read({text, requested, answered, isSource}: PlaylistResponse): void {
    const list = readMediaList(text, answered);
    if (isSource) this.#renditions = list ? [{url: answered, type: 'main', id: ONLY_RENDITION}] : readRenditions(text, answered);
    if (!list) return;
    const [asked, came] = [playlistAddress(requested), playlistAddress(answered)];
    const known = this.#playlists.get(asked);
    const playlist = known ?? new BookedPlaylist(this.#renditionAt(asked) ?? this.#renditionAt(came));
    playlist.update(list);
    this.#playlists.set(asked, playlist);
    // Players ask the address that answered from now on.
    if (!this.#playlists.has(came)) this.#playlists.set(came, playlist);
    this.#version += 1;
  }

  /**
   * Numbers segments of one stream. Two playlists may list the same segment (a slate, say): the stream is played from the one that
   * lists most of these, or, if that is undecided, from the one it was `previous`ly found in.
   */
  number(segments: readonly SegmentAddress[], previous?: BookedPlaylist): Numbering | undefined {
    const keys = segments.map(keysOf);
    let best: {playlist: BookedPlaylist; found: number} | undefined;
    const playlists = [...(previous ? [previous] : []), ...this.#playlists.values()];
    for (const playlist of new Set(playlists)) {
      if (!playlist.rendition) continue;
      const found = keys.filter(({exact}) => playlist.has(exact)).length;
      if (found > (best?.found ?? 0)) best = {playlist, found};
    }
    const playlist = best?.playlist ?? previous;
    if (!playlist?.rendition) return undefined;
    // Within the stream's own playlist, another host or another signature is still the same segment.
    return {playlist, rendition: playlist.rendition, numbers: keys.map((key) => playlist.sequenceOf(key))};
  }

  /**
   * Renditions are known by the address that the source gives them. Content steering may replace its host, and filters of the
   * page may sign it; that is no matter as long as only one rendition can be meant.
   */
  #renditionAt(address: string): Rendition | undefined {
    for (const simplified of [(url: string) => url, withoutQuery, pathOf]) {
      const meant = this.#renditions.filter(({url}) => simplified(playlistAddress(url)) === simplified(address));
      const [first] = meant;
      if (first) return meant.every(({type, id}) => type === first.type && id === first.id) ? first : undefined;
    }
    return undefined;
  }
}

type Keys = {readonly exact: string; readonly path: string};

/** One media playlist, as it was when last read. */
export class BookedPlaylist {
  readonly rendition: Rendition | undefined;
  #segments = new Map<number, Keys>();
  #byAddress = new Map<string, number>();
  /** Undefined where several segments have the path. */
  #byPath = new Map<string, number | undefined>();

  constructor(rendition: Rendition | undefined) {
    this.rendition = rendition;
  }

  update({segments, firstSequence}: MediaList): void {
    const firstListed = segments[0]?.sequence ?? firstSequence;
    // A delta update leaves out what was told before; what is older has left the list.
    const kept = [...this.#segments].filter(([sequence]) => sequence >= firstSequence && sequence < firstListed);
    this.#segments = new Map([...kept, ...segments.map((segment) => [segment.sequence, keysOf(segment)] as const)]);
    this.#byAddress = new Map();
    this.#byPath = new Map();
    for (const [sequence, {exact, path}] of this.#segments) {
      // A segment that is listed twice is called by its first number.
      if (!this.#byAddress.has(exact)) this.#byAddress.set(exact, sequence);
      this.#byPath.set(path, this.#byPath.has(path) ? undefined : sequence);
    }
  }

  has(address: string): boolean {
    return this.#byAddress.has(address);
  }

  sequenceOf({exact, path}: Keys): number | undefined {
    return this.#byAddress.get(exact) ?? this.#byPath.get(path);
  }
}

function keysOf({url, byteRange}: SegmentAddress): Keys {
  const address = parsed(url);
  const range = byteRange ? `|${byteRange.start}-${byteRange.end}` : '';
  return {exact: (address?.href ?? url) + range, path: (address?.pathname ?? url) + range};
}

/** Without what players add for the server of a live stream: which update they wait for. */
function playlistAddress(url: string): string {
  const address = parsed(url);
  if (!address) return url;
  const parameters = address.search.slice(1).split('&');
  address.search = parameters.filter((parameter) => !parameter.startsWith('_HLS_')).join('&');
  address.hash = '';
  return address.href;
}

const withoutQuery = (url: string): string => url.split('?')[0] ?? url;

const pathOf = (url: string): string => parsed(url)?.pathname ?? url;

function parsed(url: string): URL | undefined {
  try {
    return new URL(url);
  } catch {
    return undefined;
  }
}
