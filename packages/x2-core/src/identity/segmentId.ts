import type {ByteRange} from '../types/index.ts';

/** What a segment is called within a page, by the player's requests and by its lists. */
export const segmentIdOf = (url: string, byteRange: ByteRange | undefined): string =>
  byteRange ? `${url}|${byteRange.start}-${byteRange.end}` : url;
