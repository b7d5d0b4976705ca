import {targetDurationOf, usualDurationOf} from '../liveRoom.ts';
import type {MediaPlaylist} from '../playlist/types.ts';
import {reloadInterval} from './reloadInterval.ts';

/** The end of the list ahead of the clock: when something new came, or when it had not come yet. */
export type Lead = {readonly at: number; readonly lead: number};

/** What is known of the moments when segments appear. */
export type Pace = {
  /** Media that was published since the beginning, s. */
  readonly edge: number;
  /** When something new was there. The furthest is the nearest to the moment when it appeared. */
  readonly found: readonly Lead[];
  /** When what was due had not appeared. */
  readonly missed: readonly Lead[];
  /** Requests in vain since the next segment was due. */
  readonly overdue: number;
  /** Requests without a list since the last that had one. */
  readonly failed: number;
};

/** The network's share, s. */
const SLACK = 0.2;

export const furthest = ({found}: Pace): number => found.reduce((most, {lead}) => Math.max(most, lead), Number.NEGATIVE_INFINITY);

/** hls.js tries once more after this time (`errorRetry` of its `playlistLoadPolicy`), s. */
export const RETRY = 1;

/** When the next segment should be there, if it comes as early as the earliest did. */
export const dueAt = (pace: Pace, playlist: MediaPlaylist): number => pace.edge + usualDurationOf(playlist) - furthest(pace);

/**
 * When to ask again. hls.js asks once for each segment at whatever moment the viewer came, and sees it up to a target duration late; a
 * warning cannot wait so long. Asking as often, this halves with each segment the time between the last request that came too early and
 * the first that did not. What is overdue is asked for as hls.js does.
 */
export function nextRequest(
  pace: Pace,
  playlist: MediaPlaylist,
  {at, isNew, toEnd}: {readonly at: number; readonly isNew: boolean; readonly toEnd: number},
): number {
  const interval = reloadInterval(playlist, {isNew, toEnd});
  const due = dueAt(pace, playlist) + SLACK;
  if (!isNew) return at < due - SLACK ? due : at + interval;
  const target = targetDurationOf(playlist);
  const earliest = pace.missed.reduce((least, {lead}) => Math.min(least, lead), furthest(pace) + target);
  const unknown = earliest - furthest(pace);
  // Half of what is not known yet, unless that is no more than segments are early and late by anyway.
  const aim = unknown > target / 8 ? due - unknown / 2 : due;
  return Math.min(at + interval + SLACK, Math.max(at + target / 4, aim));
}
