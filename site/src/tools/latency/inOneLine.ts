import {formatCeiling, formatSeconds} from '../shared/format.ts';
import type {Plan} from './plan.ts';

/** What it costs, and what it brings. */
export function inOneLine({latency, lookAhead, room, bestRatio}: Plan): string {
  const share = room === 'none' ? '分享率会很低' : `分享率不会超过 ${formatCeiling(bestRatio)}`;
  return `延迟 ${formatSeconds(latency)}，P2P 空间 ${formatSeconds(lookAhead)}，${share}。`;
}
