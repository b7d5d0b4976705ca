import {formatPercent} from './ledger.ts';
import type {LabState} from './session.ts';

/** A sentence takes some seconds to listen to; what happened since the last one is news. */
export const SUMMARY_EVERY_MS = 12_000;

/** The run in one spoken sentence. */
export function summarize({phase, ledger, log, elapsedMs}: Pick<LabState, 'phase' | 'ledger' | 'log' | 'elapsedMs'>): string {
  const {ratio, recentRatio, ceiling, viewers, stalls, httpBytes, p2pBytes} = ledger;
  if (phase === 'stopped') return `实验结束，运行 ${Math.round(elapsedMs / 1000)} 秒，分享率 ${formatPercent(ratio, 0)}。`;
  if (httpBytes + p2pBytes === 0) return `实验开始，${viewers} 位观众正在起播。`;
  const stalled = stalls === 0 ? '没有卡顿' : `卡顿 ${stalls} 次`;
  const last = log.at(-1);
  const event = last && last.atMs > elapsedMs - SUMMARY_EVERY_MS ? `最近：${last.text}` : '';
  return `${viewers} 位观众，分享率 ${formatPercent(recentRatio ?? ratio, 0)}，上限 ${formatPercent(ceiling, 0)}，${stalled}。${event}`;
}
