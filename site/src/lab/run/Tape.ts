import type {ByteSource} from '../protocol.ts';
import type {LabViewer} from './guests.ts';

/** A segment that a viewer has received whole. */
export type Arrival = {
  readonly atMs: number;
  readonly seat: number;
  readonly number: number;
  readonly source: ByteSource;
  /** Of the viewer who sent it; undefined for the server, and for viewers outside this page. */
  readonly fromSeat: number | undefined;
  readonly bytes: number;
};

/** Where every viewer's playback was at a moment: seconds on the axis of the stream, by seat. */
export type Positions = {readonly atMs: number; readonly bySeat: Readonly<Record<number, number>>};

/** A run as it can be shown again, without the viewers of the control group. */
export type RunTape = {readonly arrivals: readonly Arrival[]; readonly positions: readonly Positions[]};

/** A live run may go on all night. */
export const KEPT_MS = 10 * 60_000;
const POSITIONS_EVERY_MS = 1000;

/** Which segment came when, to whom and from where, and what was playing; the newest ten minutes. */
export class Tape {
  private kept: RunTape = {arrivals: [], positions: []};

  get recorded(): RunTape {
    return this.kept;
  }

  clear(): void {
    this.kept = {arrivals: [], positions: []};
  }

  noteArrival(arrival: Arrival): void {
    this.kept = {...this.kept, arrivals: newest([...this.kept.arrivals, arrival])};
  }

  /** May be called more often than positions are kept. */
  notePositions(atMs: number, viewers: readonly LabViewer[]): void {
    const last = this.kept.positions.at(-1);
    if (last && atMs - last.atMs < POSITIONS_EVERY_MS) return;
    const known = viewers.flatMap(({seat, report}) =>
      // Until a viewer plays, its position is the beginning of the window that it read, from which it has yet to jump to its start.
      report?.position === undefined || report.state === 'loading' ? [] : [[seat, report.position] as const],
    );
    if (known.length === 0) return;
    this.kept = {...this.kept, positions: newest([...this.kept.positions, {atMs, bySeat: Object.fromEntries(known)}])};
  }
}

function newest<Moment extends {readonly atMs: number}>(moments: readonly Moment[]): readonly Moment[] {
  const from = (moments.at(-1)?.atMs ?? 0) - KEPT_MS;
  return moments[0]!.atMs >= from ? moments : moments.filter(({atMs}) => atMs >= from);
}
