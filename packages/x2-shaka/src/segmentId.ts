import {segmentIdOf} from 'x2-core/identity';

/** What the core knows a segment by, of a request. */
export function requestedSegmentId(url: string, rangeHeader: string | undefined): string {
  const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(rangeHeader ?? '') ?? [];
  // A range that no segment has makes an id that none has.
  if (start === undefined || end === undefined) return rangeHeader === undefined ? url : `${url}|${rangeHeader}`;
  return segmentIdOf(url, {start: Number(start), end: Number(end)});
}
