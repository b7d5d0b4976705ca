import type {Core, Segment, Stream} from 'p2p-media-loader-core';
import {segmentIdOf} from 'x2-core/identity';
import {representationName} from './representationName.ts';
import {PlaylistBook, type BookedPlaylist} from './PlaylistBook.ts';
import type {ShakaPlayer, ShakaReference, ShakaStream} from './shakaTypes.ts';

/** Two DASH segments that begin within this time would get the same number. */
const DASH_NUMBER_S = 0.5;

type CoreStreams = Pick<Core, 'addStreamIfNoneExists' | 'getStream' | 'updateStream'>;

/** What the presentation is told apart by: playlists' texts, or Shaka's reading of a manifest. */
export type Presentation = {
  readonly player: Pick<ShakaPlayer, 'isAudioOnly'>;
  /** Undefined for DASH. */
  readonly book: PlaylistBook | undefined;
};

/** Tells the core which segments the streams of one presentation have, as far as they can be named and numbered. */
export class StreamRegistrar {
  readonly #core: CoreStreams;
  readonly #presentation: Presentation;
  readonly #known = new WeakMap<ShakaStream, KnownStream>();

  constructor(core: CoreStreams, presentation: Presentation) {
    this.#core = core;
    this.#presentation = presentation;
  }

  /** Call before each segment is asked for; costs next to nothing while the stream is as it was. */
  update(stream: ShakaStream): void {
    if (!stream.segmentIndex) return;
    const known = this.#known.get(stream) ?? new KnownStream();
    this.#known.set(stream, known);
    const version = this.#presentation.book?.version ?? 0;
    if (known.isSame(stream.segmentIndex) && (known.isComplete || known.version === version)) return;
    known.version = version;
    known.remember(stream.segmentIndex);
    if (this.#presentation.book) this.#numberByPlaylist(known, this.#presentation.book);
    else this.#numberByTime(known, stream);
    this.#tellCore(known);
  }

  #numberByPlaylist(known: KnownStream, book: PlaylistBook): void {
    const unknown = known.references.filter((reference) => !known.segments.has(reference) && isWhole(reference));
    known.isComplete = unknown.length === 0;
    if (known.isComplete) return;
    const numbering = book.number(unknown.map(addressOf), known.playlist);
    if (!numbering) return;
    const {playlist, rendition, numbers} = numbering;
    const key = keyOf(rendition.type, rendition.id);
    if (known.key !== undefined && known.key !== key) {
      // The numbers of one rendition mean nothing in another.
      this.#forget(known);
      known.playlist = playlist;
      this.#numberByPlaylist(known, book);
      return;
    }
    known.playlist = playlist;
    known.key = key;
    this.#core.addStreamIfNoneExists(coreStream(rendition.type, rendition.id));
    unknown.forEach((reference, place) => known.add(reference, numbers[place]));
    known.isComplete = !numbers.includes(undefined);
  }

  #numberByTime(known: KnownStream, stream: ShakaStream): void {
    if (known.key === undefined) {
      if (stream.type !== 'video' && stream.type !== 'audio') return;
      const type = stream.type === 'video' || this.#presentation.player.isAudioOnly() ? 'main' : 'secondary';
      // Kept from here on: Shaka adds to the name of a stream when a period is added.
      const name = representationName(stream);
      known.key = keyOf(type, name);
      this.#core.addStreamIfNoneExists(coreStream(type, name));
    }
    for (const reference of known.references) {
      if (!known.segments.has(reference) && isWhole(reference)) {
        known.add(reference, Math.trunc(reference.getStartTime() / DASH_NUMBER_S));
      }
    }
    known.isComplete = true;
  }

  #tellCore({key, references, segments}: KnownStream): void {
    const told = key === undefined ? undefined : this.#core.getStream(key)?.segments;
    if (key === undefined || !told) return;
    const current = new Map<string, Segment>();
    for (const reference of references) {
      const segment = segments.get(reference);
      if (segment && !current.has(segment.runtimeId)) current.set(segment.runtimeId, segment);
    }
    // A server may use an address again, for another segment, which is another one for the core only if the old one goes first.
    const reused = [...current.values()].filter(
      ({runtimeId, externalId}) => (told.get(runtimeId)?.externalId ?? externalId) !== externalId,
    );
    if (reused.length > 0) {
      this.#core.updateStream(
        key,
        [],
        reused.map(({runtimeId}) => runtimeId),
      );
    }
    const added = [...current.values()].filter(({runtimeId}) => !told.has(runtimeId));
    const stale = [...told.keys()].filter((id) => !current.has(id));
    if (added.length > 0 || stale.length > 0) this.#core.updateStream(key, added, stale);
  }

  #forget(known: KnownStream): void {
    if (known.key !== undefined) this.#core.updateStream(known.key, [], [...(this.#core.getStream(known.key)?.segments.keys() ?? [])]);
    known.key = undefined;
    known.segments = new WeakMap();
  }
}

type SegmentIndex = NonNullable<ShakaStream['segmentIndex']>;

/** What was seen of one of Shaka's streams. */
class KnownStream {
  /** The core's name for it. */
  key: string | undefined;
  playlist: BookedPlaylist | undefined;
  references: readonly ShakaReference[] = [];
  segments = new WeakMap<ShakaReference, Segment>();
  /** Nothing more is to be found out about these references. */
  isComplete = false;
  version = -1;
  #index: SegmentIndex | undefined;
  #firstPosition = 0;

  /** Positions in an index stay as they are when old segments leave it and new ones join. */
  isSame(index: SegmentIndex): boolean {
    const {length} = this.references;
    const at = (place: number) => index.get(this.#firstPosition + place) as ShakaReference | null;
    return index === this.#index && length > 0 && at(0) === this.references[0] && at(length - 1) === this.references.at(-1) && !at(length);
  }

  /** Where Shaka makes references only when they are asked for, this asks for all of them. An iterator would go into their parts. */
  remember(index: SegmentIndex): void {
    const references: ShakaReference[] = [];
    this.#index = index;
    this.#firstPosition = (index.find(0) as number | null) ?? 0;
    for (let position = this.#firstPosition; ; position += 1) {
      const reference = index.get(position) as ShakaReference | null;
      if (!reference) break;
      references.push(reference);
    }
    this.references = references;
  }

  add(reference: ShakaReference, externalId: number | undefined): void {
    if (externalId === undefined) return;
    const {url, byteRange} = addressOf(reference);
    this.segments.set(reference, {
      runtimeId: segmentIdOf(url, byteRange),
      externalId,
      url,
      ...(byteRange && {byteRange}),
      startTime: reference.getStartTime(),
      endTime: reference.getEndTime(),
    });
  }
}

/** Shaka asks for the first of several addresses. */
function addressOf(reference: ShakaReference): Pick<Segment, 'url' | 'byteRange'> & {byteRange: Segment['byteRange']} {
  const end = reference.getEndByte();
  return {url: reference.getUris()[0] ?? '', byteRange: end === null ? undefined : {start: reference.getStartByte(), end}};
}

/** One that can be fetched as it is: no part, none that is still being made, no gap, nothing inline. */
function isWhole(reference: ShakaReference): boolean {
  const isOpenRange = reference.getEndByte() === null && reference.getStartByte() > 0;
  const isThere = (reference.getStatus() as number) === AVAILABLE;
  return isThere && !isOpenRange && !reference.isPartial() && /^https?:/i.test(reference.getUris()[0] ?? '');
}

/** `shaka.media.SegmentReference.Status.AVAILABLE`, which is no type. */
const AVAILABLE = 0;

const keyOf = (type: Stream['type'], id: string): string => `${type} ${id}`;

/** The core puts the index into the name of the swarm and does nothing else with it, so that any text will do. */
const coreStream = (type: Stream['type'], id: string): Stream => ({
  runtimeId: keyOf(type, id),
  type,
  index: id,
});
