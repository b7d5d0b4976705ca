import {formatFixedPercent} from './formatFixed.ts';
import type {LogEntry} from './Logbook.ts';
import type {LabState} from './session.ts';

/** A sentence takes some seconds to listen to; what happened since the last one is news. */
export const SUMMARY_EVERY_MS = 12_000;

type Run = Pick<LabState, 'phase' | 'ledger' | 'log' | 'elapsedMs' | 'viewers'>;

/** All that was logged after the entry that was told last. */
export function tellNews({log}: {readonly log: readonly LogEntry[]}, told: number): string {
  return log
    .filter(({id}) => id > told)
    .map(({text}) => text)
    .join('');
}

/** The run in one spoken sentence, and the news. */
export function summarize({phase, ledger, log, elapsedMs, viewers: present}: Run, told: number): string {
  const {ratio, recentRatio, ceiling, viewers, stalls, httpBytes, p2pBytes} = ledger;
  if (phase === 'stopped')
    return `实验结束，运行 ${Math.round(elapsedMs / 1000)} 秒，${ratio === undefined ? '没有收到数据' : `分享率 ${formatFixedPercent(ratio, 0)}`}。`;
  const news = tellNews({log}, told);
  const recent = news && `最近：${news}`;
  const missing = present.filter(({group, isMissing}) => group === 'p2p' && isMissing).length;
  if (httpBytes + p2pBytes === 0)
    return missing === viewers ? `没有观众在播放。${recent}` : `${viewers - missing} 位观众正在起播。${recent}`;
  const stalled = stalls === 0 ? '没有卡顿' : `卡顿 ${stalls} 次`;
  return `${viewers} 位观众，分享率 ${formatFixedPercent(recentRatio ?? ratio, 0)}，上限 ${formatFixedPercent(ceiling, 0)}，${stalled}。${recent}`;
}
