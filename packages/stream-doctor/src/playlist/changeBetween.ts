import type {MediaPlaylist, Segment} from './types.ts';

type Pair = {readonly before: Segment; readonly now: Segment};

/** What became of a live playlist from one reading to the next. */
export type Change = {
  /**
   * `older`: an earlier copy came. `reset`: it begins before its beginning, with other segments. `removed`: segments in the middle are
   * gone, so that those behind have other numbers. `changed`: a number stands for another segment.
   */
  readonly kind: 'older' | 'reset' | 'removed' | 'changed' | 'moved' | 'ended' | 'unmoved';
  /** Segments that are new at its end. */
  readonly added: number;
  /** Numbers that passed between the two, so that no segment can be compared. */
  readonly skipped: number;
  readonly removed: readonly Segment[];
  readonly changed?: Pair;
};

/** Compares by number and by name, as viewers do who pass segments on by their numbers. */
export function changeBetween(before: MediaPlaylist, now: MediaPlaylist): Change {
  const added = endOf(now) - endOf(before);
  const skipped = Math.max(0, firstListed(now) - endOf(before));
  const shared = sharedSegments(before, now);
  const changed = shared.find((pair) => fileName(pair.before) !== fileName(pair.now));
  const removed = changed ? removedSegments(before, now) : [];
  const isSame = shared.length > 0 && !changed;
  const facts = {added, skipped, removed, changed};
  if (isSame && added < 0) return {...facts, kind: 'older'};
  if (now.firstSequence < before.firstSequence && !isSame) return {...facts, kind: 'reset'};
  if (removed.length > 0) return {...facts, kind: 'removed'};
  if (changed) return {...facts, kind: 'changed'};
  if (added > 0) return {...facts, kind: 'moved'};
  return {...facts, kind: now.flow === 'vod' ? 'ended' : 'unmoved'};
}

const firstListed = ({firstSequence, skippedCount}: MediaPlaylist): number => firstSequence + skippedCount;

/** One past the last number. */
export const endOf = (playlist: MediaPlaylist): number => firstListed(playlist) + playlist.segments.length;

/** Segments that have the same number in both. */
function sharedSegments(before: MediaPlaylist, now: MediaPlaylist): Pair[] {
  const known = new Map(before.segments.map((segment) => [segment.sequence, segment]));
  return now.segments.flatMap((segment) => {
    const earlier = known.get(segment.sequence);
    return earlier ? [{before: earlier, now: segment}] : [];
  });
}

/** Those that had not slid out yet, while one behind them is still there. */
function removedSegments(before: MediaPlaylist, now: MediaPlaylist): Segment[] {
  const names = new Set(now.segments.map(fileName));
  const last = before.segments.findLastIndex((segment) => names.has(fileName(segment)));
  return before.segments
    .slice(0, Math.max(0, last))
    .filter((segment) => segment.sequence >= firstListed(now) && !names.has(fileName(segment)));
}

/** A token in the query or the folder may differ from one answer to the next. */
const fileName = ({uri, byteRange}: Segment): string => `${uri.split(/[?#]/)[0]!.split('/').at(-1)}@${byteRange?.offset ?? 0}`;
