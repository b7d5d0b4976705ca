import type {EngineCore} from 'x2-core';
import {identifyRenditions, ONLY_RENDITION, segmentIdOf, type ListedRenditions} from 'x2-core/identity';

/** What is read of hls.js' fragments; one that a delta update has not brought yet is missing. */
type PlayerFragment = {
  readonly url: string;
  readonly sn: number | 'initSegment';
  readonly start: number;
  readonly end: number;
  readonly byteRange: readonly [] | readonly number[];
};

export type PlayerList = {readonly live: boolean; readonly fragments: readonly (PlayerFragment | null)[]};

/** Tells the core which renditions there are, and which segments each has now. A rendition is known by the address of its list. */
export class HlsStreams {
  readonly #core: EngineCore;

  constructor(core: EngineCore) {
    this.#core = core;
  }

  /** Renditions that are known already keep their names. */
  add({variants, audio}: ListedRenditions): void {
    const [first] = variants;
    // A media playlist that is played by itself: hls.js makes up a variant without attributes for it.
    const isOnly = first !== undefined && variants.length === 1 && Object.keys(first.attributes).length === 0;
    const renditions = isOnly ? [{url: first.url, type: 'main' as const, id: ONLY_RENDITION}] : identifyRenditions({variants, audio});
    for (const {url, type, id} of renditions) this.#core.addStreamIfNoneExists({runtimeId: url, type, index: id});
  }

  has(url: string): boolean {
    return this.#core.getStream(url) !== undefined;
  }

  /** A segment's number is its media sequence number, live and afterwards: viewers of both meet. */
  update(url: string, {live, fragments}: PlayerList): void {
    const stream = this.#core.getStream(url);
    if (!stream) return;
    this.#core.setIsLive(live);
    // The player merges a delta update before it uses it; until then part of the list is unknown, not gone.
    if (fragments.includes(null)) return;
    const stale = new Set(stream.segments.keys());
    const added = (fragments as readonly PlayerFragment[]).flatMap(({url: address, sn, start, end, byteRange: [from, to]}) => {
      const byteRange = from === undefined || to === undefined || from >= to ? undefined : {start: from, end: to - 1};
      const id = segmentIdOf(address, byteRange);
      if (typeof sn !== 'number' || stale.delete(id) || stream.segments.has(id)) return [];
      return {runtimeId: id, externalId: sn, url: address, startTime: start, endTime: end, ...(byteRange && {byteRange})};
    });
    if (added.length > 0 || stale.size > 0) this.#core.updateStream(url, added, stale.values());
  }
}
