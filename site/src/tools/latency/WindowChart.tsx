import type {ReactNode} from 'react';
import {LineChart} from '../charts/LineChart.tsx';
import {linearScale} from '../charts/scale.ts';
import {ChartWithTable, DataTable} from '../shared/index.ts';
import {formatNumber, formatSeconds} from '../shared/format.ts';
import {lastWithoutRoom, overPlaylistLength, type WindowPoint} from './curves.ts';
import type {LatencySettings} from './settings.ts';

export function WindowChart({settings}: {readonly settings: LatencySettings}): ReactNode {
  const points = overPlaylistLength(settings);
  const first = points[0]?.segmentCount ?? 0;
  const last = points.at(-1)?.segmentCount ?? 1;
  const highest = Math.max(...points.flatMap(({latency, latencyWithoutEngine}) => [latency, latencyWithoutEngine]));
  const noRoomUntil = lastWithoutRoom(points);
  const line = (value: (point: WindowPoint) => number) => points.map((point) => [point.segmentCount, value(point)] as const);
  return (
    <ChartWithTable
      caption={
        noRoomUntil === 0
          ? '切片时长不变，只改播放列表里的切片数。'
          : `切片时长不变，只改播放列表里的切片数。不超过 ${noRoomUntil} 个时，新切片一出现就在高需求窗口里，每个切片的 P2P 时间是 0。`
      }
      table={
        <DataTable
          caption="切片数、延迟与 P2P 时间"
          rows={points}
          rowKey={({segmentCount}) => segmentCount}
          columns={[
            {header: '切片数', cell: ({segmentCount}) => `${segmentCount} 个`},
            {header: '直播延迟', cell: ({latency}) => formatSeconds(latency), isNumber: true},
            {header: 'hls.js 不带引擎', cell: ({latencyWithoutEngine}) => formatSeconds(latencyWithoutEngine), isNumber: true},
            {header: '每个切片的 P2P 时间', cell: ({segmentBudget}) => formatSeconds(segmentBudget), isNumber: true},
          ]}
        />
      }
    >
      <LineChart
        label={`切片数从 ${first} 到 ${last} 时的直播延迟与 P2P 时间，最长延迟 ${formatSeconds(highest)}`}
        titleX="播放列表里的切片数"
        titleY="秒"
        x={linearScale(first, last, 8)}
        y={linearScale(0, highest * 1.05)}
        formatX={formatNumber}
        formatY={formatNumber}
        danger={{from: first, to: noRoomUntil, word: '没有 P2P 时间'}}
        marker={{x: settings.segmentCount, label: '现在'}}
        lines={[
          {name: '直播延迟', tone: 'ink', points: line(({latency}) => latency)},
          {name: '每个切片的 P2P 时间', tone: 'p2p', points: line((point) => point.segmentBudget)},
          {name: 'hls.js 不带引擎的延迟', tone: 'muted', points: line(({latencyWithoutEngine}) => latencyWithoutEngine)},
        ]}
      />
    </ChartWithTable>
  );
}
