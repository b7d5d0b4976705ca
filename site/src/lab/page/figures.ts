import {serverSaving, type Ledger} from '../run/ledger.ts';
import type {LabState} from '../run/session.ts';

/** The figures of the headline, of the run in this browser or of a recorded one. */
export type Figures = Pick<Ledger, 'ratio' | 'recentRatio' | 'httpBytes' | 'p2pBytes'> & {
  /** Undefined where there are no viewers yet. */
  readonly ceiling: number | undefined;
  readonly seconds: number;
  readonly comparison: Comparison;
};

/** Without numbers, `said` says why. */
export type Comparison = {readonly httpBytes: number; readonly saving: number | undefined; readonly said: string};

export function figuresOf({phase, ledger, elapsedMs, ...run}: LabState): Figures {
  const {ratio, recentRatio, httpBytes, p2pBytes, control} = ledger;
  const hasControl = (phase === 'idle' ? run.settings : run.runSettings).compare;
  // Viewers that read other segments than the rest, or none, cannot be compared.
  const isVoid = run.fellBehindBy !== undefined || run.viewers.some(({isMissing}) => isMissing);
  const saving = hasControl && !isVoid ? serverSaving(ledger, control.httpBytes) : undefined;
  return {
    ratio,
    recentRatio,
    httpBytes,
    p2pBytes,
    ceiling: phase === 'idle' ? undefined : ledger.ceiling,
    seconds: Math.floor(elapsedMs / 1000),
    comparison: {httpBytes: control.httpBytes, saving, said: sayComparison({hasControl, isVoid, phase, saving})},
  };
}

function sayComparison({
  hasControl,
  isVoid,
  phase,
  saving,
}: {
  readonly hasControl: boolean;
  readonly isVoid: boolean;
  readonly phase: LabState['phase'];
  readonly saving: number | undefined;
}): string {
  if (!hasControl) return '没有对照组，比不出来';
  if (isVoid) return '这次比不出来';
  if (saving === undefined) return phase === 'idle' ? '与关掉 P2P 的对照组比' : '等待数据';
  return '与关掉 P2P 的对照组比';
}
