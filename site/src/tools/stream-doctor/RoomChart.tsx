import type {ReactNode} from 'react';
import type {LiveRoom} from 'stream-doctor';
import {Http, P2p} from '../../components/ByteSource/index.tsx';
import {ZoneBars} from '../../components/ZoneBars/index.tsx';
import {ChartWithTable, DataTable, type Column} from '../shared/index.ts';
import {formatSeconds} from '../shared/format.ts';
import styles from './RoomChart.module.css';

type Segment = LiveRoom['zones'][number];

const zoneWords: Record<Segment['zone'], string> = {
  played: '播放位置之前',
  highDemand: '高需求窗口内，HTTP 先取',
  p2p: '窗口之外，P2P 先取',
};

const columns: readonly Column<{readonly segment: Segment; readonly number: number}>[] = [
  {header: '从末端数', cell: ({number}) => number},
  {header: '距播放位置', cell: ({segment}) => `${formatSeconds(segment.start)} 至 ${formatSeconds(segment.end)}`, isNumber: true},
  {header: '谁先取', cell: ({segment}) => zoneWords[segment.zone]},
];

/** The reader's own window, segment by segment, at the moment playback starts. */
export function RoomChart({live}: {readonly live: LiveRoom}): ReactNode {
  const {zones, distance} = live;
  const label = `${zones.length} 个切片，起播离末端 ${formatSeconds(distance)}，其中 ${live.p2pSegments} 个在高需求窗口之外。逐片数据见图后的表。`;
  return (
    <ChartWithTable
      caption={
        <>
          起播时的播放列表，左旧右新：<Http>高需求窗口内，HTTP 先取</Http> <P2p>窗口之外，P2P 先取</P2p>。
          <span>{`竖线是播放位置，离末端 ${formatSeconds(distance)}。`}</span>
        </>
      }
      table={
        <DataTable
          caption="逐个切片的位置"
          isCaptionHidden
          columns={columns}
          rows={zones.map((segment, index) => ({segment, number: zones.length - index})).reverse()}
          rowKey={({number}) => number}
        />
      }
    >
      <svg className={styles.chart} role="img" aria-label={label} width="100%" height="64">
        <ZoneBars segments={zones} y={12} />
      </svg>
    </ChartWithTable>
  );
}
