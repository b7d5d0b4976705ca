import type {MediaPlaylist} from '../playlist/types.ts';

const DATE = 'EXT-X-PROGRAM-DATE-TIME';

/** When each segment was made by the list's own dates, ms since 1970, by its number; those without a date count on from the one before. */
function datesOf({tags, segments}: MediaPlaylist): ReadonlyMap<number, number> {
  const written = tags.filter(({name}) => name === DATE).map(({value, line}) => ({line, date: Date.parse(value)}));
  const dates = new Map<number, number>();
  let next = 0;
  let date = Number.NaN;
  for (const {sequence, duration, line} of segments) {
    for (; next < written.length && written[next]!.line < line; next += 1) date = written[next]!.date;
    if (Number.isFinite(date)) dates.set(sequence, date);
    date += duration * 1000;
  }
  return dates;
}

/** The end of the list by its dates. */
export function endDateOf(playlist: MediaPlaylist): number | undefined {
  const last = playlist.segments.at(-1);
  const date = last && datesOf(playlist).get(last.sequence);
  return date === undefined ? undefined : date + last!.duration * 1000;
}

/**
 * How far the dates were set forward between two readings, s; 0 where they run on. A segment that had another date before tells, or else
 * the first new one, unless a seam before it allows for anything.
 */
export function clockStep(before: MediaPlaylist, now: MediaPlaylist): number {
  const [then, present] = [datesOf(before), datesOf(now)];
  for (const [sequence, date] of present) {
    const earlier = then.get(sequence);
    if (earlier !== undefined && Math.abs(date - earlier) > 1000) return (date - earlier) / 1000;
  }
  const end = endDateOf(before);
  const first = now.segments.find(({sequence}) => sequence === (before.segments.at(-1)?.sequence ?? 0) + 1);
  const date = first && present.get(first.sequence);
  if (end === undefined || date === undefined || first?.discontinuity) return 0;
  return Math.abs(date - end) > 1000 ? (date - end) / 1000 : 0;
}
