import type {ByteRange} from 'x2-core';

/** What a segment is called within this page, by the player's requests and by its lists. */
export const runtimeId = (url: string, byteRange: ByteRange | undefined): string =>
  byteRange ? `${url}|${byteRange.start}-${byteRange.end}` : url;
