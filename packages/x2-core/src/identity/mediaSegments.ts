import {attributesOf, linesOf, resolved, tagOf, Variables} from './tags.ts';

/** A whole segment of a media playlist; parts of low-latency lists are none. */
export type ListedSegment = {
  readonly url: string;
  /** First and last byte, both included; undefined for a whole file. */
  readonly byteRange: {readonly start: number; readonly end: number} | undefined;
  /** Its media sequence number: what it is called by all viewers, live or afterwards. */
  readonly sequence: number;
};

export type MediaList = {
  readonly segments: readonly ListedSegment[];
  /** The number of the first segment of the list, which a delta update may have left out. */
  readonly firstSequence: number;
};

/** Undefined for a text that is no media playlist. `url` is the address that answered. */
export function readMediaList(playlist: string, url: string): MediaList | undefined {
  const lines = linesOf(playlist);
  if (!lines[0]?.startsWith('#EXTM3U')) return undefined;
  const variables = new Variables(url);
  const segments: ListedSegment[] = [];
  let isMedia = false;
  let firstSequence = 0;
  let skipped = 0;
  let place = 0;
  let range: string | undefined;
  let nextByte = 0;
  for (const line of lines) {
    const tag = tagOf(line);
    if (tag) {
      if (tag.name === 'INF' || tag.name === 'TARGETDURATION') isMedia = true;
      if (tag.name === 'MEDIA-SEQUENCE') firstSequence = Number.parseInt(tag.value) || 0;
      if (tag.name === 'SKIP') skipped = Number.parseInt(attributesOf(tag.value)['SKIPPED-SEGMENTS'] ?? '') || 0;
      if (tag.name === 'BYTERANGE') range = tag.value;
      if (tag.name === 'DEFINE') variables.define(attributesOf(variables.replace(tag.value)));
    } else if (!line.startsWith('#')) {
      const byteRange = range === undefined ? undefined : rangeOf(range, nextByte);
      const address = resolved(variables.replace(line), url);
      if (address !== undefined) segments.push({url: address, byteRange, sequence: place});
      place += 1;
      nextByte = byteRange ? byteRange.end + 1 : 0;
      range = undefined;
    }
  }
  if (!isMedia) return undefined;
  const first = firstSequence + skipped;
  return {firstSequence, segments: segments.map((segment) => ({...segment, sequence: first + segment.sequence}))};
}

/** `length@offset`; without an offset, after the range before. */
function rangeOf(text: string, nextByte: number): ListedSegment['byteRange'] {
  const [length, offset] = text.split('@').map((part) => Number.parseInt(part));
  if (!length) return undefined;
  const start = offset === undefined || Number.isNaN(offset) ? nextByte : offset;
  return {start, end: start + length - 1};
}
