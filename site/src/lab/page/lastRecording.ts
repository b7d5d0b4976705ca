import {p2pCeiling} from 'stream-doctor/model';
import {arrivalsOf, positionAt, sourceOf} from '../recorded/recordedRun.ts';
import {good as run} from '../recorded/runs.ts';
import {SEATS} from '../protocol.ts';
import {p2pRatio} from '../run/ledger.ts';
import {besideOf, type Figures} from './figures.ts';
import {LIVE_SPAN, sinceBegin, type TimelineView} from './timeline.ts';

/** What the instrument shows before a run: the last one that was recorded, as it ended. */
const {ledger, settings, versions} = run;
const controlBytes = ledger.controlHttpBytes ?? 0;

export const recordedFigures: Figures = {
  ratio: p2pRatio(ledger),
  recentRatio: undefined,
  httpBytes: ledger.httpBytes,
  p2pBytes: ledger.p2pBytes,
  ceiling: p2pCeiling(settings.viewers),
  seconds: Math.floor(run.durationMs / 1000),
  beside: besideOf(ledger, controlBytes),
};

const end = (Math.max(...run.arrivals.map(([, , number]) => number)) + 1) * run.segmentSeconds;
const isShown = (number: number): boolean => (number + 1) * run.segmentSeconds > end - LIVE_SPAN;

export const recordedTimeline: TimelineView = {
  span: {from: end - LIVE_SPAN, to: end},
  ends: [sinceBegin(recordedFigures.seconds - LIVE_SPAN), '结束'],
  lanes: SEATS.map((seat) => ({
    seat,
    isVacant: seat > settings.viewers,
    segments: arrivalsOf(run, seat).flatMap((row) => (isShown(row[2]) ? [{number: row[2], source: sourceOf(row)}] : [])),
    position: positionAt(run, seat, run.positions.at(-1)![0]),
    bufferEnd: undefined,
  })),
  flags: [],
};

/** The day and the size first: the line may be cut off at its end. */
export const recordedSource = `${run.date} 录下的一次，${settings.viewers} 位观众：${versions.engine}，${versions.player}，${versions.browser}。`;
