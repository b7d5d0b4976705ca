import type {Report} from './report.ts';
import {verdictLine} from './verdictLine.ts';
import {flowWords, severityWords} from './words.ts';

/** A report as plain text, for a terminal, a chat or a ticket. Control characters of the playlist are removed: terminals obey them. */
export function reportText({streams, swarms, findings, unexamined, finalAddress}: Report): string {
  const facts = streams.map(({label, flow, container, segmentCount, targetDuration, totalDuration, live}) => {
    const target = targetDuration === undefined ? '未写' : `${targetDuration} s`;
    const room = live ? `，直播延迟约 ${round(live.distance)} s，P2P 空间 ${round(live.lookAhead)} s` : '';
    return `${label}：${flowWords[flow]}，${container}，${segmentCount} 个切片，目标时长 ${target}，共 ${round(totalDuration)} s${room}`;
  });
  const groups = swarms.map(
    ({label, streamSwarmId, infoHashHex, type, rendition}) =>
      `${label}：${streamSwarmId ?? `…-${type}-${rendition}`}${infoHashHex ? `  ${infoHashHex}` : ''}`,
  );
  const items = findings.map(({severity, id, title, detail, fix, docs}) =>
    [
      `${severityWords[severity].mark} ${severityWords[severity].label}  ${title}  [${id}]`,
      `    ${detail}`,
      fix && `    改法：${fix}`,
      docs && `    文档：${docs}`,
    ]
      .filter(Boolean)
      .join('\n'),
  );
  const parts = [
    finalAddress ?? '粘贴的内容',
    verdictLine({findings}),
    ...facts,
    '',
    '群组',
    ...groups,
    '',
    ...items,
    ...(unexamined.length > 0 ? ['', '没有检查', ...unexamined] : []),
  ];
  return parts.join('\n').replaceAll(/[\u0000-\u0009\u000B-\u001F\u007F-\u009F]/g, '');
}

const round = (value: number): number => Number(value.toFixed(1));
