import type {ReactNode} from 'react';
import {LineChart, type Line} from '../charts/LineChart.tsx';
import {linearScale, logScale} from '../charts/scale.ts';
import {ChartWithTable, DataTable} from '../shared/index.ts';
import {formatCeiling, formatNumber, formatPercent} from '../shared/format.ts';
import {overAudience} from './curves.ts';
import type {LatencySettings} from './settings.ts';

export function AudienceChart({settings}: {readonly settings: LatencySettings}): ReactNode {
  const points = overAudience(settings);
  const largest = points.at(-1)?.audience ?? 1;
  const isUplinkShort = settings.uplink < settings.bitrate;
  const ceiling: Line = {name: '人数允许的上限', tone: 'p2p', points: points.map((point) => [point.audience, point.ceiling])};
  const bounded: Line = {name: '上行再限制之后', tone: 'ink', points: points.map((point) => [point.audience, point.bestRatio])};
  return (
    <ChartWithTable
      caption={`${settings.variants} 个清晰度各要从服务器取一份：上限 =（人数 − 清晰度数）÷ 人数，与观众怎样分布无关。${isUplinkShort ? '上行低于码率时，人再多也到不了它。' : ''}`}
      table={
        <DataTable
          caption="人数与分享率上限"
          rows={points}
          rowKey={({audience}) => audience}
          columns={[
            {header: '同时观看', cell: ({audience}) => `${formatNumber(audience)} 人`},
            {header: '人数允许的上限', cell: (point) => formatCeiling(point.ceiling), isNumber: true},
            {header: '上行再限制之后', cell: (point) => formatCeiling(point.bestRatio), isNumber: true},
          ]}
        />
      }
    >
      <LineChart
        label={`同时观看从 1 到 ${formatNumber(largest)} 人时的分享率上限`}
        titleX="同时观看的人数（对数刻度）"
        titleY="分享率上限"
        x={logScale(1, largest)}
        y={linearScale(0, 1)}
        formatX={shortCount}
        formatY={(share) => formatPercent(share, 0)}
        marker={{x: settings.audience, label: '现在'}}
        lines={isUplinkShort ? [ceiling, bounded] : [ceiling]}
      />
    </ChartWithTable>
  );
}

/** 10000 as 1 万：seven ticks have to fit on a phone. */
const shortCount = (count: number): string => (count >= 10_000 ? `${formatNumber(count / 10_000, 0)} 万` : formatNumber(count, 0));
