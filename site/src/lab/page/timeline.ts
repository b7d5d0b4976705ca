import {LAB_STREAM, liveNow} from '../liveWindow.ts';
import {SEATS, type ByteSource} from '../protocol.ts';
import type {LabViewer} from '../run/guests.ts';
import type {LogEntry, Matter} from '../run/Logbook.ts';
import type {LabState} from '../run/session.ts';
import type {RunTape} from '../run/Tape.ts';

/** Seconds on the axis of the stream. */
export type Span = {readonly from: number; readonly to: number};

export type Lane = {
  readonly seat: number;
  /** Nobody has sat there: the lane is a thin line. */
  readonly isVacant: boolean;
  readonly segments: readonly {readonly number: number; readonly source: ByteSource}[];
  readonly position: number | undefined;
  readonly bufferEnd: number | undefined;
};

/** What the visitor did to the run, at its moment on the axis. */
export type Flag = {
  readonly id: number;
  readonly at: number;
  readonly label: string;
  /** Of two, in turns: it stays in its row. */ readonly row: number;
};

export type TimelineView = {
  readonly span: Span;
  /** What stands below its two ends. */
  readonly ends: readonly [string, string];
  readonly lanes: readonly Lane[];
  readonly flags: readonly Flag[];
};

/** Seconds of a live stream that the picture shows. */
export const LIVE_SPAN = 60;
/** So much of a live stream from before the run its viewers may still fetch. */
const LIVE_WINDOW = LAB_STREAM.windowSegments * LAB_STREAM.segmentSeconds;

/** As a run begins the picture has room for what is to come, so that nothing in it moves; later the newest is at the right. */
function liveSpan(now: number, begun: number): Span {
  const to = Math.max(now, begun - LIVE_WINDOW + LIVE_SPAN);
  return {from: to - LIVE_SPAN, to};
}

/** A moment of a live stream, by the run: more of the stream is shown than the run has lasted. */
export const sinceBegin = (seconds: number): string => `开始${seconds < 0 ? '前' : '后'} ${Math.abs(Math.round(seconds))} s`;

const isInside = ({from, to}: Span, number: number): boolean =>
  (number + 1) * LAB_STREAM.segmentSeconds > from && number * LAB_STREAM.segmentSeconds < to;

/** What a run has shown up to now. */
export function timelineOf(
  state: Pick<LabState, 'phase' | 'runSettings' | 'viewers' | 'departed' | 'clockMs' | 'elapsedMs' | 'log' | 'tape'>,
): TimelineView {
  const isLive = state.runSettings.mode === 'live';
  const now = liveNow(state.clockMs);
  const begun = now - state.elapsedMs / 1000;
  const span = isLive ? liveSpan(now, begun) : {from: 0, to: LAB_STREAM.segmentSeconds * LAB_STREAM.segmentCount};
  const lanes = SEATS.map((seat) => laneOf(seat, viewerAt(state, seat), span, seat > state.runSettings.viewers));
  const flagged = state.log.flatMap((entry) => {
    const label = flagLabel(entry.matter);
    return label === undefined ? [] : [{entry, label}];
  });
  const flags = flagged.flatMap(({entry, label}, index) => {
    const at = isLive ? begun + entry.atMs / 1000 : positionAt(state.tape, entry);
    return at < span.from || at > span.to ? [] : [{id: entry.id, at, label, row: index % 2}];
  });
  const last = span.to > now ? sinceBegin(span.to - begun) : state.phase === 'running' ? '现在' : '结束';
  return {span, ends: isLive ? [sinceBegin(span.from - begun), last] : ['0 s', `${span.to} s`], lanes, flags};
}

/** Who sits there or, if nobody does, sat there last. */
function viewerAt({viewers, departed}: Pick<LabState, 'viewers' | 'departed'>, seat: number): LabViewer | undefined {
  const isHere = (viewer: LabViewer): boolean => viewer.group === 'p2p' && viewer.seat === seat;
  return viewers.find(isHere) ?? departed.findLast(isHere);
}

function laneOf(seat: number, viewer: LabViewer | undefined, span: Span, isSpare: boolean): Lane {
  return {
    seat,
    isVacant: !viewer && isSpare,
    segments: [...(viewer?.arrivals ?? [])].filter(([number]) => isInside(span, number)).map(([number, source]) => ({number, source})),
    position: viewer?.report?.position,
    bufferEnd: viewer?.report?.bufferEnd,
  };
}

/** A recording has no clock: its moments are where the viewer concerned was playing, or the foremost one. */
function positionAt({positions}: RunTape, {atMs, matter}: LogEntry): number {
  const bySeat = positions.findLast((moment) => moment.atMs <= atMs)?.bySeat ?? {};
  return (matter?.seat === undefined ? undefined : bySeat[matter.seat]) ?? Math.max(0, ...Object.values(bySeat));
}

/** A few letters: flags stand close together. What the visitor did, and what became of a changed segment. */
export function flagLabel(matter: Matter | undefined): string | undefined {
  const seat = matter?.seat ?? '';
  switch (matter?.kind) {
    case 'tracker-cut':
      return 'Tracker 切断';
    case 'tracker-back':
      return 'Tracker 恢复';
    case 'viewer-joined':
      return `${seat} 加入`;
    case 'viewer-left':
      return `${seat} 离开`;
    case 'viewer-gone':
      return `${seat} 断线`;
    case 'throttled':
      return `${seat} 限速`;
    case 'unthrottled':
      return `${seat} 不限速`;
    case 'corruption-ordered':
      return `${seat} 改坏`;
    case 'segment-rejected':
      return `${seat} 拒收`;
    default:
      return undefined;
  }
}
