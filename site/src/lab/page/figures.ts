import {serverSaving, type Ledger} from '../run/ledger.ts';
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

export const COMPARED = '与关掉 P2P 的对照组比';

/** Of a run that has begun. */
export function figuresOf({ledger, elapsedMs, runSettings, ...run}: LabState): Figures {
  const {ratio, recentRatio, httpBytes, p2pBytes, stalls, longestStallMs, control} = ledger;
  // Viewers that read other segments than the rest, or none, cannot be compared.
  const isVoid = run.fellBehindBy !== undefined || run.viewers.some(({isMissing}) => isMissing);
  const saving = !isVoid ? serverSaving(ledger, control.httpBytes) : undefined;
  const said = (): string => {
    if (isVoid) return '这次比不出来';
    return saving === undefined ? '等待数据' : COMPARED;
  };
  return {
    ratio,
    recentRatio,
    httpBytes,
    p2pBytes,
    ceiling: ledger.ceiling,
    seconds: Math.floor(elapsedMs / 1000),
    beside: runSettings.compare
      ? {httpBytes: control.httpBytes, saving, said: said()}
      : {stalls: ratio === undefined ? undefined : stalls, longestStallMs},
  };
}
