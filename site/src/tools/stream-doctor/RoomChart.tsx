import type {ReactNode} from 'react';
import {Http, P2p} from '@site/src/components/ByteSource';
import type {LiveRoom} from 'stream-doctor';
import {ChartWithTable, DataTable, type Column} from '@site/src/tools/shared';
import {formatSeconds} from '@site/src/tools/shared/format';
import styles from './RoomChart.module.css';

type Segment = LiveRoom['zones'][number];

const zoneWords: Record<Segment['zone'], string> = {played: '播放位置之前', highDemand: '高需求窗口内，HTTP 先取', p2p: '窗口之外，P2P 先取'};

const columns: readonly Column<{readonly segment: Segment; readonly number: number}>[] = [
  {header: '从末端数', cell: ({number}) => number},
  {header: '距播放位置', cell: ({segment}) => `${formatSeconds(segment.start)} 至 ${formatSeconds(segment.end)}`, isNumber: true},
  {header: '谁先取', cell: ({segment}) => zoneWords[segment.zone]},
];

/** The reader's own window, segment by segment, at the moment playback starts. */
export function RoomChart({live}: {readonly live: LiveRoom}): ReactNode {
  const {zones, distance} = live;
  const begin = zones[0]?.start ?? 0;
  const length = Math.max(distance - begin, 0.001);
  const percent = (seconds: number): string => `${((seconds / length) * 100).toFixed(3)}%`;
  const label = `${zones.length} 个切片，起播离末端 ${formatSeconds(distance)}，其中 ${live.p2pSegments} 个在高需求窗口之外。逐片数据见图后的表。`;
  return (
    <ChartWithTable
      caption={
        <>
          起播时的播放列表，左旧右新：<Http>高需求窗口内，HTTP 先取</Http> <P2p>窗口之外，P2P 先取</P2p>。竖线是播放位置，离末端 {formatSeconds(distance)}。
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
        {zones.map(({start, end, zone}) => (
          <g key={start} className={styles[zone]}>
            <rect className={styles.bar} x={percent(start - begin)} y="12" width={percent(end - start)} height="40" rx="3" />
            <svg x={percent((start + end) / 2 - begin)} y="32" overflow="visible">
              {zone === 'p2p' ? <circle className={styles.mark} r="4" /> : zone === 'highDemand' ? <rect className={styles.mark} x="-3.5" y="-3.5" width="7" height="7" /> : null}
            </svg>
          </g>
        ))}
        {begin <= 0 ? <line className={styles.playhead} x1={percent(-begin)} x2={percent(-begin)} y1="4" y2="60" /> : null}
      </svg>
    </ChartWithTable>
  );
}
