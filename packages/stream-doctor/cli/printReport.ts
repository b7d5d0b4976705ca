import type {Report, Severity} from '../src/index.ts';

const MARKS: Record<Severity, string> = {problem: '✗ 问题', warning: '! 注意', note: '· 说明', good: '✓ 正常'};
const FLOWS = {live: '直播', event: '直播（EVENT）', vod: '点播'};

/** A report as plain text. Control characters of the playlist are removed: it is printed on someone's terminal. */
export function printReport({streams, swarms, findings, unexamined, finalAddress}: Report): string {
  const facts = streams.map(({label, flow, container, segmentCount, targetDuration, totalDuration, live}) => {
    const room = live ? `，直播延迟约 ${round(live.distance)} s，P2P 空间 ${round(live.lookAhead)} s` : '';
    return `${label}：${FLOWS[flow]}，${container}，${segmentCount} 个切片，目标时长 ${targetDuration ?? '未写'} s，共 ${round(totalDuration)} s${room}`;
  });
  const groups = swarms.map(({label, streamSwarmId, infoHashHex, type, index}) => `${label}：${streamSwarmId ?? `…-${type}-${index}`}${infoHashHex ? `  ${infoHashHex}` : ''}`);
  const items = findings.map(({severity, id, title, detail, fix, docs}) =>
    [`${MARKS[severity]}  ${title}  [${id}]`, `    ${detail}`, fix && `    改法：${fix}`, docs && `    文档：${docs}`].filter(Boolean).join('\n'),
  );
  const parts = [finalAddress ?? '粘贴的内容', ...facts, '', '群组', ...groups, '', ...items, ...(unexamined.length > 0 ? ['', '没有检查', ...unexamined] : [])];
  return parts.join('\n').replaceAll(/[\u0000-\u0009\u000B-\u001F\u007F-\u009F]/g, '');
}

const round = (value: number): number => Number(value.toFixed(1));
