import {arrivalsOf, sourceOf, totals, type RecordedRun} from '../recorded/recordedRun.ts';
import {formatFixedBytes} from '../run/formatFixed.ts';
import {p2pRatio, type Bytes} from '../run/ledger.ts';
import type {Lane, LaneCell} from './lanes.ts';

/** A recorded run is shown so many times faster than it was. */
export const SPEED = 4;

/** The figures at one moment, as they are written. */
export type Readings = {readonly ratio: string; readonly p2p: string; readonly http: string};

/** How many segments the run has, counted from 0. */
export const columnsOf = ({arrivals}: RecordedRun): number => 1 + Math.max(...arrivals.map(([, , segment]) => segment));

/** What each viewer got, in a row for each, with the moment and the side from which it came. */
export function lanesOf(run: RecordedRun): Lane[] {
  return Array.from({length: run.settings.viewers}, (_, index) => {
    const own = new Map(arrivalsOf(run, index + 1).map((row) => [row[2], row]));
    const cells = Array.from({length: columnsOf(run)}, (_, segment): LaneCell => {
      const row = own.get(segment);
      if (!row) return {source: 'none'};
      const [atMs, seat, , , fromSeat] = row;
      const seconds = Math.round(atMs / SPEED / 50) / 20;
      return {source: sourceOf(row), arrival: {seconds, isFromBelow: fromSeat !== null && fromSeat > seat}};
    });
    return {seat: index + 1, first: 0, cells};
  });
}

export const readingsOf = ({httpBytes, p2pBytes}: Pick<Bytes, 'httpBytes' | 'p2pBytes'>): Readings => ({
  ratio: `${Math.round(100 * (p2pRatio({httpBytes, p2pBytes}) ?? 0))}%`,
  p2p: formatFixedBytes(p2pBytes),
  http: formatFixedBytes(httpBytes),
});

const STEPS = 22;

/** The figures as values that a style can show, from moment to moment: they count without script. */
export function countingStyle(run: RecordedRun): string {
  const moments = Array.from({length: STEPS}, (_, step) => {
    const {ratio, p2p, http} = readingsOf(totals(run, (run.durationMs * step) / STEPS));
    return {at: `${Math.round((1000 * step) / STEPS) / 10}%`, values: `{--ratio:"${ratio}";--p2p:"${p2p}";--http:"${http}"}`};
  });
  // A value stands until the next.
  const steps = moments.filter(({values}, index) => values !== moments[index - 1]?.values).map(({at, values}) => at + values);
  const seconds = run.durationMs / SPEED / 1000;
  return `@media (prefers-reduced-motion:no-preference){[data-replay]{animation:count ${seconds}s step-end}}@keyframes count{${steps.join('')}}`;
}
