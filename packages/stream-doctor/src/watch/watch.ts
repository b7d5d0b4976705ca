import type {DoctorSettings} from '../input.ts';
import {playerDistance, targetDurationOf, usualDurationOf} from '../liveRoom.ts';
import {changeBetween} from '../playlist/changeBetween.ts';
import type {MediaPlaylist} from '../playlist/types.ts';
import {seconds} from '../rules/context.ts';
import {clockStep, endDateOf} from './dates.ts';
import {dueAt, furthest, nextRequest, RETRY, type Lead, type Pace} from './pace.ts';
import type {Observation, TimelineEntry, Warning, WarningId, WatchEvent} from './types.ts';
import {warningOf} from './warningOf.ts';

/** A warning is of use while there is time to act on it, s. */
const LEAST_NOTICE = 5;
/** For the request, and for viewers who play a little nearer to the end than they should. */
const SLACK = 0.5;
/** What is late by less is on time, s. */
const LEAST_OVERDUE = 1;
/** How often a request without an answer is looked at, s. */
export const SILENCE_CHECK = 0.5;
/** A slow answer is an answer, s. */
const LONGEST_ANSWER = 2.5;
/** Who is watching now came within this time, s: what happened before has no more effect on anybody. */
const MEMORY = 600;
/** Longer than any request takes: nobody looked, because the machine slept or the page was hidden, s. */
const LONGEST_SILENCE = 20;
/** In memory at most, of lists with the shortest segments. */
const MOST_LEADS = 600;

/** All that is known of a list that is being followed. Its size does not grow with time. */
export type Watch = {
  readonly settings: DoctorSettings;
  /** The newest copy that was read. */
  readonly playlist?: MediaPlaylist;
  readonly pace: Pace;
  /** When something new came last. */
  readonly movedAt: number;
  readonly askedAt: number;
  /** When the list should be asked for again. */
  readonly nextAt: number;
  /** What was warned of and is not over yet. */
  readonly active: readonly WarningId[];
  readonly lastStaleAt: number;
  readonly isOver: boolean;
};

export const newWatch = (settings: DoctorSettings): Watch => ({
  settings,
  pace: {edge: 0, found: [], missed: [], overdue: 0, failed: 0},
  movedAt: 0,
  askedAt: 0,
  nextAt: 0,
  active: [],
  lastStaleAt: Number.NEGATIVE_INFINITY,
  isOver: false,
});

type Step = {readonly watch: Watch; readonly events: readonly WatchEvent[]};

/** Takes one observation: what is known after it, and what there is to say. Knows no clock and asks nobody. */
export function observe(watch: Watch, observation: Observation): Step {
  switch (observation.kind) {
    case 'segment':
      return takeSegment(watch, observation);
    case 'failure':
      return takeFailure(watch, observation);
    case 'silence':
      return takeSilence(watch, observation);
    case 'reading':
      return takeReading(watch, observation);
  }
}

type Reading = Extract<Observation, {kind: 'reading'}>;

function takeReading(watch: Watch, reading: Reading): Step {
  const {at, playlist} = reading;
  const before = watch.playlist;
  if (!before) return begin(watch, reading, [startEvent(watch, reading)]);
  if (at - watch.nextAt > LONGEST_SILENCE) return begin(watch, reading, [{event: 'resume', at, afterSeconds: at - watch.askedAt}]);

  const change = changeBetween(before, playlist);
  if (change.kind === 'reset' || change.kind === 'changed' || change.kind === 'removed') {
    const distance = marginOf(watch, at);
    const warning = warningOf(change.kind, {before, now: playlist, change, stallsIn: Math.max(0, distance)});
    // Players know nothing of what the numbers meant before: what follows is another stream.
    return begin({...watch, active: []}, reading, [...overEvents(watch, at), {event: 'warning', at, ...warning}]);
  }
  const isStale = change.kind === 'older';
  if (change.added <= 0) {
    const missed = missing(watch, at, before);
    const next = {...missed, pace: {...missed.pace, failed: 0}};
    const {watch: warned, events} = late(next, at, playlist);
    const stale =
      isStale && at - watch.lastStaleAt > MEMORY ? [momentary(at, warningOf('stale-copies', {before, now: playlist, change}))] : [];
    const entry = entryOf(next, reading, {added: 0, isStale});
    const isOver = playlist.flow === 'vod';
    return {
      watch: {...warned, isOver, lastStaleAt: isStale ? at : watch.lastStaleAt},
      events: [{event: 'reading', ...entry}, ...(isOver ? [{event: 'end', at} as const] : [...stale, ...events])],
    };
  }

  const edge = watch.pace.edge + playlist.segments.slice(-change.added).reduce((sum, {duration}) => sum + duration, 0);
  const pace: Pace = {
    edge,
    found: [...recent(watch.pace.found, at), {at, lead: edge - at - reading.took}],
    missed: recent(watch.pace.missed, at),
    overdue: 0,
    failed: 0,
  };
  const moved: Watch = {...watch, playlist, pace, movedAt: at, askedAt: at};
  const step = clockStep(before, playlist);
  const events: WatchEvent[] = [{event: 'reading', ...entryOf(moved, reading, {added: change.added, isStale})}];
  if (change.skipped > 0)
    events.push(momentary(at, warningOf('jump', {before, now: playlist, change, stallsIn: Math.max(0, marginOf(watch, at))})));
  if (step !== 0) events.push(momentary(at, warningOf('clock', {before, now: playlist, change, step})));
  const settled = settle(moved, at, ['late', 'failing']);
  const judged = slow(settled.watch, at);
  const isOver = playlist.flow === 'vod';
  return {
    watch: {...judged.watch, isOver, nextAt: nextRequest(pace, playlist, {at, isNew: true, toEnd: marginOf(moved, at)})},
    events: [...events, ...settled.events, ...judged.events, ...(isOver ? [{event: 'end', at} as const] : [])],
  };
}

function takeFailure(watch: Watch, {at, message}: Extract<Observation, {kind: 'failure'}>): Step {
  const {playlist} = watch;
  if (!playlist) return {watch: {...watch, nextAt: at + RETRY}, events: []};
  const failed = watch.pace.failed + 1;
  const missed = missing(watch, at, playlist);
  const next = {...missed, nextAt: failed === 1 ? at + RETRY : missed.nextAt, pace: {...missed.pace, failed}};
  const entry = {...entryOf(next, {at, playlist}, {added: 0, isStale: false}), failure: message};
  const isBad = failed > 1 && overdueBy(next, at) >= LEAST_OVERDUE;
  const {watch: warned, events} = isBad ? raise(next, at, failing(next, at, message)) : {watch: next, events: []};
  return {watch: warned, events: [{event: 'reading', ...entry}, ...events]};
}

/** To a player it is the same whether a list stands still or its server. */
function takeSilence(watch: Watch, {at, since}: Extract<Observation, {kind: 'silence'}>): Step {
  const {playlist} = watch;
  if (!playlist || since < LONGEST_ANSWER || overdueBy(watch, at) < leastOverdue(playlist)) return {watch, events: []};
  if (marginOf(watch, at) - SILENCE_CHECK >= LEAST_NOTICE + SLACK) return {watch, events: []};
  return raise(watch, at, failing(watch, at, `请求发出 ${seconds(since)}，还没有应答。`));
}

const failing = (watch: Watch, at: number, failure: string): Warning =>
  warningOf('failing', {now: watch.playlist!, failure, age: at - watch.movedAt, stallsIn: Math.max(0, marginOf(watch, at))});

function takeSegment(watch: Watch, {at, sequence, problem}: Extract<Observation, {kind: 'segment'}>): Step {
  const {playlist} = watch;
  const behind = playlist?.segments.filter((segment) => segment.sequence >= sequence) ?? [];
  if (!playlist || behind.length === 0) return {watch, events: []};
  if (problem === undefined) return settle(watch, at, ['segment-missing']);
  const untilIt = marginOf(watch, at) - behind.reduce((sum, {duration}) => sum + duration, 0);
  return raise(watch, at, warningOf('segment-missing', {now: playlist, sequence, failure: problem, stallsIn: Math.max(0, untilIt)}));
}

/** From here on, viewers are as if they had just come. */
function begin(watch: Watch, reading: Reading, events: readonly WatchEvent[]): Step {
  const {at, playlist} = reading;
  const distance = playerDistance(playlist, watch.settings);
  const pace: Pace = {edge: at, found: [{at, lead: -reading.took}], missed: [], overdue: 0, failed: 0};
  const begun: Watch = {
    ...watch,
    playlist,
    pace,
    movedAt: at,
    askedAt: at,
    nextAt: nextRequest(pace, playlist, {at, isNew: true, toEnd: distance}),
    isOver: playlist.flow === 'vod',
  };
  const entry = entryOf(begun, reading, {added: playlist.segments.length, isStale: false});
  return {watch: begun, events: [...events, {event: 'reading', ...entry}]};
}

const startEvent = ({settings}: Watch, {at, playlist}: Reading): WatchEvent => ({
  event: 'start',
  at,
  targetDuration: targetDurationOf(playlist),
  distance: playerDistance(playlist, settings),
});

/** What was asked for had not come. */
function missing(watch: Watch, at: number, playlist: MediaPlaylist): Watch {
  const missed = {at, lead: watch.pace.edge + usualDurationOf(playlist) - at};
  // Where the earliest is known, a miss after it tells only that this one is late.
  const isEarly = at < dueAt(watch.pace, playlist);
  const pace = isEarly
    ? {...watch.pace, missed: [...recent(watch.pace.missed, at), missed].slice(-MOST_LEADS)}
    : {...watch.pace, overdue: watch.pace.overdue + 1};
  const nextAt = nextRequest(watch.pace, playlist, {at, isNew: false, toEnd: marginOf(watch, at)});
  return {...watch, askedAt: at, nextAt, pace};
}

const recent = (leads: readonly Lead[], at: number): Lead[] => leads.filter((lead) => at - lead.at < MEMORY).slice(-MOST_LEADS);

/**
 * What a viewer has left to play who keeps the usual distance, and of those who came within memory the one who is worst off: that one came
 * when the list was furthest ahead.
 */
function marginOf({playlist, settings, pace}: Watch, at: number): number {
  return playlist ? playerDistance(playlist, settings) + pace.edge - at - furthest(pace) : 0;
}

const overdueBy = ({pace, playlist}: Watch, at: number): number => at - dueAt(pace, playlist!);

/** Segments come a little early and late, above all short ones. */
const leastOverdue = (playlist: MediaPlaylist): number => Math.max(LEAST_OVERDUE, 0.4 * targetDurationOf(playlist));

/** Overdue, and by the next request it would be too late to warn. */
function late(watch: Watch, at: number, playlist: MediaPlaylist): Step {
  const margin = marginOf(watch, at);
  if (watch.pace.overdue < 2 || overdueBy(watch, at) < leastOverdue(playlist)) return {watch, events: []};
  if (margin - (watch.nextAt - at) >= LEAST_NOTICE + SLACK) return {watch, events: []};
  return raise(watch, at, warningOf('late', {now: playlist, age: at - watch.movedAt, stallsIn: Math.max(0, margin)}));
}

/** Updates come, but ever later: each costs every viewer some of what is left to play. */
function slow(watch: Watch, at: number): Step {
  const {playlist, settings, pace} = watch;
  if (!playlist || pace.found.length < 4) return {watch, events: []};
  const lost = furthest(pace) - Math.max(...pace.found.slice(-3).map(({lead}) => lead));
  const distance = playerDistance(playlist, settings);
  const many = Math.max(2.5, distance / 4);
  if (lost < many / 2) return settle(watch, at, ['slow']);
  if (lost < many) return {watch, events: []};
  const stallsIn = Math.max(0, marginOf(watch, at));
  return raise(watch, at, warningOf('slow', {now: playlist, lost, stallsIn}));
}

function raise(watch: Watch, at: number, warning: Warning): Step {
  if (watch.active.includes(warning.id)) return {watch, events: []};
  return {watch: {...watch, active: [...watch.active, warning.id]}, events: [{event: 'warning', at, ...warning}]};
}

/** For what happens once and is not over at any time. */
const momentary = (at: number, warning: Warning): WatchEvent => ({event: 'warning', at, ...warning});

function settle(watch: Watch, at: number, ids: readonly WarningId[]): Step {
  const over = ids.filter((id) => watch.active.includes(id));
  if (over.length === 0) return {watch, events: []};
  return {watch: {...watch, active: watch.active.filter((id) => !over.includes(id))}, events: over.map((id) => ({event: 'over', at, id}))};
}

const overEvents = ({active}: Watch, at: number): WatchEvent[] => active.map((id) => ({event: 'over', at, id}));

function entryOf(
  watch: Watch,
  {at, playlist, date}: {readonly at: number; readonly playlist: MediaPlaylist; readonly date?: number},
  {added, isStale}: Pick<TimelineEntry, 'added' | 'isStale'>,
): TimelineEntry {
  const endDate = date === undefined ? undefined : endDateOf(playlist);
  const {found} = watch.pace;
  return {
    at: tenths(at),
    first: playlist.segments[0]?.sequence ?? playlist.firstSequence,
    last: playlist.segments.at(-1)?.sequence ?? playlist.firstSequence,
    added,
    age: tenths(at - watch.movedAt),
    drift: tenths(found.at(-1)!.lead - furthest(watch.pace)),
    margin: tenths(Math.max(0, marginOf(watch, at))),
    ...(endDate !== undefined && {behind: tenths((date! - endDate) / 1000)}),
    isStale,
  };
}

const tenths = (value: number): number => Math.round(value * 10) / 10;
