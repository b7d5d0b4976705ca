import type {ReactNode} from 'react';
import type {TimelineEntry} from 'stream-doctor/watch';
import {LineChart} from '../../charts/LineChart.tsx';
import {linearScale} from '../../charts/scale.ts';
import {ChartWithTable, DataTable, type Column} from '../../shared/index.ts';
import {formatNumber, formatSeconds} from '../../shared/format.ts';

/** The newest, for the table: the picture has all. */
const MOST_ROWS = 40;

const columns: readonly Column<TimelineEntry>[] = [
  {header: '时刻', cell: ({at}) => formatSeconds(at)},
  {header: '序号', cell: ({first, last}) => `${first}–${last}`},
  {header: '读到', cell: ({failure, isStale, added}) => failure ?? (isStale ? '旧副本' : added > 0 ? `新 ${added} 个` : '没有新的')},
  {header: '距上一个新切片', cell: ({age}) => formatSeconds(age), isNumber: true},
  {header: '比时钟', cell: ({drift}) => `${drift > 0 ? '+' : ''}${formatNumber(drift)} s`, isNumber: true},
  {header: '缓冲约', cell: ({margin}) => formatSeconds(margin), isNumber: true},
];

/** What viewers have left to play, and how old the list is, reading by reading. */
export function Timeline({readings}: {readonly readings: readonly TimelineEntry[]}): ReactNode {
  const [first, last] = [readings[0]!, readings.at(-1)!];
  const most = readings.reduce((highest, {margin, age}) => Math.max(highest, margin, age), 1);
  return (
    <ChartWithTable
      caption="缓冲按不带引擎的 hls.js 估算：它离末端的距离，减去没有新切片的时间。降到 0，观众就卡住。"
      table={
        <DataTable
          caption="最近的读取"
          isCaptionHidden
          columns={columns}
          rows={[...readings].reverse().slice(0, MOST_ROWS)}
          rowKey={({at}, index) => `${at}-${index}`}
        />
      }
    >
      <LineChart
        label={`从 ${formatSeconds(first.at)} 到 ${formatSeconds(last.at)}，最近一次读取时缓冲约 ${formatSeconds(last.margin)}，距上一个新切片 ${formatSeconds(last.age)}。逐次数据见图后的表。`}
        x={linearScale(first.at, last.at)}
        y={linearScale(0, most * 1.1)}
        formatX={(value) => formatNumber(value, 0)}
        formatY={(value) => formatNumber(value, 0)}
        titleX="开始以来的秒数"
        titleY="s"
        lines={[
          {name: '观众的缓冲', tone: 'ink', points: readings.map(({at, margin}) => [at, margin])},
          {name: '距上一个新切片', tone: 'muted', points: readings.map(({at, age}) => [at, age])},
        ]}
      />
    </ChartWithTable>
  );
}
