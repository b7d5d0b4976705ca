import type {Comparison, Viewer} from './compareSwarms.ts';
import {verdictWords} from './verdictWords.ts';

/** A comparison to paste into a chat or a ticket. The tracker is left out: it may hold a token. */
export function comparisonText([a, b]: readonly [Viewer, Viewer], comparison: Comparison): string {
  const {swarms, differences, risks} = comparison;
  const side = (name: string, {address, swarmId, engine}: Viewer, index: 0 | 1): string =>
    `观众${name}：${swarmId ? `swarmId ${swarmId}` : address}（${engine}）\n群组 ${swarms[index]?.streamSwarmId ?? '算不出'}\ninfo_hash ${swarms[index]?.infoHashHex ?? '算不出'}`;
  const reasons = [...differences, ...risks].map(({text, fix}) => `${text}${fix ? `改法：${fix}` : ''}`);
  return [verdictWords(comparison).text, side('甲', a, 0), side('乙', b, 1), ...reasons].join('\n');
}
