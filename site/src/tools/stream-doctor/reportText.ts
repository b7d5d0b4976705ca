import type {Report} from 'stream-doctor';
import {flowWords, severityWords} from './words';

/** A report to paste into a chat or a ticket. */
export function reportText({finalAddress, streams, swarms, findings, unexamined}: Report): string {
  const facts = streams.map(({label, flow, segmentCount, targetDuration, live}) => `${label}：${flowWords[flow]}，${segmentCount} 个切片，目标时长 ${targetDuration ?? '未写'} s${live ? `，P2P 空间 ${Number(live.lookAhead.toFixed(1))} s` : ''}`);
  const groups = swarms.map(({label, streamSwarmId, type, index}) => `群组 ${label}：${streamSwarmId ?? `…-${type}-${index}`}`);
  const items = findings.map(({severity, title, detail, fix, id}) => `【${severityWords[severity].label}】${title}（${id}）\n${detail}${fix ? `\n改法：${fix}` : ''}`);
  return [finalAddress ?? '粘贴的播放列表', ...facts, ...groups, '', ...items, ...unexamined.map((text) => `没有检查：${text}`)].join('\n');
}
