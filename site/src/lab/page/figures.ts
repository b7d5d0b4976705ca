import {serverSaving, type Ledger} from '../run/ledger.ts';
import type {LabState} from '../run/session.ts';

/** The figures of the headline, of the run in this browser or of a recorded one. */
export type Figures = Pick<Ledger, 'ratio' | 'recentRatio' | 'httpBytes' | 'p2pBytes' | 'ceiling'> & {
  readonly seconds: number;
  readonly comparison: Comparison;
};

/** Without numbers, `said` says why. */
export type Comparison = {readonly httpBytes: number; readonly saving: number | undefined; readonly said: string};

export const COMPARED = '与关掉 P2P 的对照组比';

/** Of a run that has begun. */
export function figuresOf({ledger, elapsedMs, runSettings, ...run}: LabState): Figures {
  const {ratio, recentRatio, httpBytes, p2pBytes, control} = ledger;
  // Viewers that read other segments than the rest, or none, cannot be compared.
  const isVoid = run.fellBehindBy !== undefined || run.viewers.some(({isMissing}) => isMissing);
  const saving = runSettings.compare && !isVoid ? serverSaving(ledger, control.httpBytes) : undefined;
  const said = (): string => {
    if (!runSettings.compare) return '没有对照组，比不出来';
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
    comparison: {httpBytes: control.httpBytes, saving, said: said()},
  };
}
