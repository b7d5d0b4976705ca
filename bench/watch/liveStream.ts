import {segments as clip} from '../../tests/engine/media.ts';

/** A live stream as a clock and a few habits; faults replace one of these. Times are seconds since the viewer came. */
export type LiveStream = {
  readonly segment: number;
  readonly count: number;
  readonly hasDates: boolean;
  /** How long before the viewer came a segment appeared. */
  readonly phase: number;
  /** How much later than at its end a segment appears in the list. */
  delay(end: number): number;
  /** The moment whose list is served: a cache serves an earlier one. */
  readAt(second: number): number;
  listAnswer(second: number): number | 'silence';
  segmentStatus(end: number): number;
  /** What dates are wrong by. */
  dateShift(end: number): number;
  /** An encoder that begins anew: what its first segment is numbered, or how far from the number that was due, and how many it lists. */
  readonly restart?: {readonly at: number; readonly number: number | 'zero'; readonly left: number; readonly isSeam: boolean};
};

/** Segments that the clip is cut into, 2 s each. */
const PIECES = [...clip.values()];
const PIECE = 2;
/** The number of the segment that ends when the viewer comes. */
const FIRST = 5000;

export const healthy = (segment: number, count: number): LiveStream => ({
  segment,
  count,
  hasDates: false,
  phase: 0,
  delay: () => 0,
  readAt: (second) => second,
  listAnswer: () => 200,
  segmentStatus: () => 200,
  dateShift: () => 0,
});

/** The list at a moment. Files bear the index of what is in them, counted from the viewer's coming, so that a wrong number is a number only. */
export function listAt(stream: LiveStream, second: number, startedAt: number): string {
  const {segment, count, restart, phase} = stream;
  const at = stream.readAt(second) + phase;
  let last = Math.floor(at / segment);
  while (last * segment + stream.delay(last * segment - phase) > at) last -= 1;
  const begun = restart && Math.floor((restart.at + phase) / segment) + 1;
  const isNew = begun !== undefined && last >= begun;
  const numberOf = (index: number): number => {
    if (!isNew) return FIRST + index;
    if (restart!.number !== 'zero') return FIRST + index + restart!.number;
    return index - (restart!.left === Infinity ? begun - count + 1 : begun);
  };
  const oldest = isNew ? Math.max(last - count + 1, restart!.left === Infinity ? -Infinity : begun - restart!.left + 1) : last - count + 1;
  const loop = (PIECES.length * PIECE) / segment;
  const isSeam = (index: number): boolean => mod(index, loop) === 0;
  const lines = ['#EXTM3U', '#EXT-X-VERSION:3', `#EXT-X-TARGETDURATION:${segment}`, `#EXT-X-MEDIA-SEQUENCE:${numberOf(oldest)}`];
  lines.push(`#EXT-X-DISCONTINUITY-SEQUENCE:${Math.floor((oldest - 1) / loop) + 1000}`);
  for (let index = oldest; index <= last; index += 1) {
    const end = index * segment - phase;
    if (isSeam(index) || (restart?.isSeam && index === begun)) lines.push('#EXT-X-DISCONTINUITY');
    if (stream.hasDates)
      lines.push(`#EXT-X-PROGRAM-DATE-TIME:${new Date(startedAt + (end - segment + stream.dateShift(end)) * 1000).toISOString()}`);
    lines.push(`#EXTINF:${segment}.000,`, `${isNew && index >= begun ? 'b' : 'a'}${index + FIRST}.ts`);
  }
  return `${lines.join('\n')}\n`;
}

/** The bytes of a file in the list, or the status that takes their place. */
export function segmentAt(stream: LiveStream, name: string): Buffer | number {
  const index = Number(/(\d+)\.ts$/.exec(name)?.[1]) - FIRST;
  if (!Number.isInteger(index)) return 404;
  const status = stream.segmentStatus(index * stream.segment - stream.phase);
  if (status !== 200) return status;
  const pieces = stream.segment / PIECE;
  return Buffer.concat(Array.from({length: pieces}, (_, piece) => PIECES[mod(index * pieces + piece, PIECES.length)]!));
}

const mod = (value: number, by: number): number => ((value % by) + by) % by;
