import type {ByteSource, RENDITIONS, StreamMode} from '../protocol.ts';
import {p2pRatio, type Bytes} from '../run/ledger.ts';
import type {Matter} from '../run/Logbook.ts';

export type RunName = 'good' | 'tracker-cut' | 'viewer-gone' | 'segment-corrupted';

/** A segment that came whole: milliseconds since the run began, who received it, its number, `h` from the server or `p` from the viewer named next, bytes. */
type ArrivalRow = readonly [atMs: number, seat: number, segment: number, source: 'h' | 'p', fromSeat: number | null, bytes: number];

/** What the person at the laboratory did, and what came of it; the seat is that of the viewer concerned. */
type IncidentRow = readonly [atMs: number, kind: Matter['kind'], seat: number | null];

/** Where each viewer's playback was, by seat from 1: seconds of the stream, whose segment 0 begins at 0. `null`: not playing yet, or gone. */
export type PositionRow = readonly [atMs: number, ...positions: (number | null)[]];

/** A run of the laboratory, recorded by `npm run record`. Its segments are counted from 0, the oldest one that a viewer received. */
export type RecordedRun = {
  readonly name: RunName;
  /** ISO day. */
  readonly date: string;
  readonly versions: {readonly engine: string; readonly player: string; readonly browser: string};
  readonly settings: {
    readonly viewers: number;
    readonly mode: StreamMode;
    readonly rendition: (typeof RENDITIONS)[number];
    readonly compare: boolean;
  };
  readonly segmentSeconds: number;
  readonly durationMs: number;
  /** Bytes by the page's ledger, which counts outside the engine. */
  readonly ledger: {
    readonly httpBytes: number;
    readonly p2pBytes: number;
    /** Of the group that ran beside it with P2P off; `null` without one. */
    readonly controlHttpBytes: number | null;
  };
  /** By seat, from 1. */
  readonly stalls: readonly number[];
  readonly incidents: readonly IncidentRow[];
  readonly arrivals: readonly ArrivalRow[];
  readonly positions: readonly PositionRow[];
};

type Totals = Pick<Bytes, 'httpBytes' | 'p2pBytes'>;

export const sourceOf = ([, , , source]: ArrivalRow): ByteSource => (source === 'h' ? 'http' : 'p2p');

export const arrivalsOf = ({arrivals}: RecordedRun, seat: number): readonly ArrivalRow[] => arrivals.filter(([, at]) => at === seat);

/** Bytes of the segments that came within the first stretch of a run, by default the whole. */
export function totals({arrivals}: RecordedRun, untilMs = Infinity): Totals {
  const sum = {httpBytes: 0, p2pBytes: 0};
  for (const row of arrivals) if (row[0] <= untilMs) sum[`${sourceOf(row)}Bytes`] += row[5];
  return sum;
}

/** P2P ÷ (P2P + HTTP) of the segments that came within the first stretch of a run; undefined before the first. */
export const ratio = (run: RecordedRun, untilMs?: number): number | undefined => p2pRatio(totals(run, untilMs));

/**
 * Bytes of the ledger that are in no arrival: of downloads that were broken off or refused. A segment begun by one source and completed by
 * the other counts as the latter's, and moves bytes from one to the other.
 */
export function unfinished(run: RecordedRun): Totals {
  const arrived = totals(run);
  return {httpBytes: run.ledger.httpBytes - arrived.httpBytes, p2pBytes: run.ledger.p2pBytes - arrived.p2pBytes};
}

/** Where a viewer's playback was at a moment, in seconds of the stream; undefined before it played, and once it had left. */
export function positionAt({positions}: RecordedRun, seat: number, atMs: number): number | undefined {
  const next = positions.findIndex(([at]) => at >= atMs);
  const [before, after] = [positions[next - 1], positions[next]];
  const from = before?.[seat] ?? undefined;
  const to = after?.[seat] ?? undefined;
  if (!after || to === undefined || after[0] === atMs) return to;
  return before && from !== undefined ? from + ((to - from) * (atMs - before[0])) / (after[0] - before[0]) : undefined;
}
