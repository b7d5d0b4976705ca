import {p2pCeiling} from 'stream-doctor/model';
import {RECENT_SECONDS, type StreamMode, type ViewerReport} from '../protocol.ts';

export type Bytes = {readonly httpBytes: number; readonly p2pBytes: number; readonly uploadBytes: number};

export type Totals = Bytes & {
  /** HTTP bytes by the engines' own account; only the P2P group has engines. */
  readonly engineHttpBytes: number;
  readonly httpSegments: number;
  readonly p2pSegments: number;
  readonly verified: number;
  readonly rejected: number;
  readonly stalls: number;
  readonly longestStallMs: number;
};

/** Sums up viewers, those that have left included: a byte that was sent stays sent. */
export function sumReports(reports: Iterable<ViewerReport>): Totals {
  let totals: Totals = {
    httpBytes: 0,
    p2pBytes: 0,
    uploadBytes: 0,
    engineHttpBytes: 0,
    httpSegments: 0,
    p2pSegments: 0,
    verified: 0,
    rejected: 0,
    stalls: 0,
    longestStallMs: 0,
  };
  for (const report of reports) {
    totals = {
      httpBytes: totals.httpBytes + report.httpBytes,
      engineHttpBytes: totals.engineHttpBytes + (report.engineHttpBytes ?? 0),
      p2pBytes: totals.p2pBytes + report.p2pBytes,
      uploadBytes: totals.uploadBytes + report.uploadBytes,
      httpSegments: totals.httpSegments + report.httpSegments,
      p2pSegments: totals.p2pSegments + report.p2pSegments,
      verified: totals.verified + report.verified,
      rejected: totals.rejected + report.rejected,
      stalls: totals.stalls + report.stalls,
      longestStallMs: Math.max(totals.longestStallMs, report.longestStallMs),
    };
  }
  return totals;
}

/** P2P ÷ (P2P + HTTP); undefined while nothing has arrived. */
export function p2pRatio({httpBytes, p2pBytes}: Pick<Bytes, 'httpBytes' | 'p2pBytes'>): number | undefined {
  const all = httpBytes + p2pBytes;
  return all === 0 ? undefined : p2pBytes / all;
}

/** Share of the control group's server bytes that the P2P group did not need; negative if it needed more. Nothing without bytes of both. */
export function serverSaving({httpBytes, p2pBytes}: Pick<Bytes, 'httpBytes' | 'p2pBytes'>, without: number): number | undefined {
  return without === 0 || httpBytes + p2pBytes === 0 ? undefined : 1 - httpBytes / without;
}

export type Sample = Pick<Bytes, 'httpBytes' | 'p2pBytes'> & {readonly atMs: number};

/** Ratio over the last stretch of time, from cumulative samples in order; undefined while the stretch is not covered, or nothing came in it. */
export function recentRatio(samples: readonly Sample[], nowMs: number, stretchMs: number): number | undefined {
  const last = samples.at(-1);
  const from = samples.findLast(({atMs}) => atMs <= nowMs - stretchMs);
  if (!last || !from) return undefined;
  return p2pRatio({httpBytes: last.httpBytes - from.httpBytes, p2pBytes: last.p2pBytes - from.p2pBytes});
}

const RECENT_MS = RECENT_SECONDS * 1000;
const SAMPLES_KEPT_MS = 60_000;

export type RoomSample = Sample & {/** How many viewers shared at that moment. */ readonly viewers: number};

export function addSample(samples: readonly RoomSample[], sample: RoomSample): readonly RoomSample[] {
  return [...samples, sample].filter(({atMs}) => atMs > sample.atMs - SAMPLES_KEPT_MS);
}

export type Ledger = Totals & {
  readonly viewers: number;
  /** Undefined while nothing has arrived. */
  readonly ratio: number | undefined;
  /** Only for a live stream: over the last 20 s, without the start-up. */
  readonly recentRatio: number | undefined;
  readonly ceiling: number;
  /** Connected pairs of viewers. */
  readonly peers: number;
  /** Peers that are not on this page: other tabs or other devices. */
  readonly outsidePeers: number;
  readonly control: Totals;
};

/** What is known of a run at one moment. */
export type Room = {
  readonly mode: StreamMode;
  /** One report for each viewer that shares now; undefined until it reports. */
  readonly present: readonly (ViewerReport | undefined)[];
  /** The last reports of those that shared and have left. */
  readonly departed: readonly ViewerReport[];
  readonly control: readonly ViewerReport[];
  readonly samples: readonly RoomSample[];
  readonly nowMs: number;
};

export function composeLedger({mode, present, departed, control, samples, nowMs}: Room): Ledger {
  const reports = present.flatMap((report) => report ?? []);
  const totals = sumReports([...departed, ...reports]);
  const local = new Set(reports.flatMap(({ownPeerIds}) => ownPeerIds));
  const connected = reports.flatMap(({peerIds}) => peerIds);
  const outside = new Set(connected.filter((id) => !local.has(id)));
  const inside = connected.filter((id) => local.has(id)).length / 2;
  const isLive = mode === 'live';
  const recent = samples.filter(({atMs}) => atMs > nowMs - RECENT_MS);
  // The ceiling is for the same stretch as the ratio beside it: a viewer that left during the stretch has shared in it.
  const sharing = isLive ? Math.max(present.length, ...recent.map(({viewers}) => viewers)) : present.length + departed.length;
  return {
    ...totals,
    viewers: present.length,
    ratio: p2pRatio(totals),
    // A recording is fetched once and ahead of time: a stretch of it says little, and often more than the ceiling.
    recentRatio: isLive ? recentRatio(samples, nowMs, RECENT_MS) : undefined,
    ceiling: p2pCeiling(sharing + outside.size),
    peers: Math.round(inside) + outside.size,
    outsidePeers: outside.size,
    control: sumReports(control),
  };
}
