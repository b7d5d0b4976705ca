import {formatFixedBytes} from '../run/formatFixed.ts';
import {serverSaving, type Bytes, type Ledger} from '../run/ledger.ts';
import type {LabState} from '../run/session.ts';

/** The figures of the headline, of the run in this browser or of a recorded one. */
export type Figures = Pick<Ledger, 'ratio' | 'recentRatio' | 'httpBytes' | 'p2pBytes' | 'ceiling'> & {
  readonly seconds: number;
  /** The second figure: what a control group shows or, without one, what P2P must not cost. */
  readonly beside: Comparison | Stalls;
};

/** Without numbers, `said` says why. */
export type Comparison = {readonly httpBytes: number; readonly saving: number | undefined; readonly said: string};

/** No number while nothing has come that could play. */
export type Stalls = {readonly stalls: number | undefined; readonly longestStallMs: number};

/** Of a run that has begun. */
export function figuresOf(state: LabState): Figures {
  const {ledger, elapsedMs, runSettings} = state;
  const {ratio, recentRatio, httpBytes, p2pBytes, ceiling, stalls, longestStallMs} = ledger;
  return {
    ratio,
    recentRatio,
    httpBytes,
    p2pBytes,
    ceiling,
    seconds: Math.floor(elapsedMs / 1000),
    beside: runSettings.compare ? comparisonOf(state) : {stalls: ratio === undefined ? undefined : stalls, longestStallMs},
  };
}

function comparisonOf({ledger, fellBehindBy, viewers}: LabState): Comparison {
  const {httpBytes} = ledger.control;
  // Viewers that read other segments than the rest, or none, cannot be compared.
  if (fellBehindBy !== undefined || viewers.some(({isMissing}) => isMissing)) return {httpBytes, saving: undefined, said: '这次比不出来'};
  return besideOf(ledger, httpBytes);
}

/** What a control group had from the server, beside the bytes of the viewers with P2P. */
export function besideOf(bytes: Pick<Bytes, 'httpBytes' | 'p2pBytes'>, httpBytes: number): Comparison {
  const saving = serverSaving(bytes, httpBytes);
  return {httpBytes, saving, said: saving === undefined ? '等待数据' : `对照组 ${formatFixedBytes(httpBytes)}`};
}
