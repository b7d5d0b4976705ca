import type {ReactNode} from 'react';
import {startDistance, type LiveSettings} from 'stream-doctor/model';
import {segmentZones, type ZonedSegment} from '@site/src/model/segmentZones';
import {zoneText} from './zoneText';
import styles from './styles.module.css';

type Props = {readonly settings: LiveSettings; /** Names the picture for screen readers. */ readonly label: string};

const percent = (share: number): string => `${(share * 100).toFixed(3)}%`;

/** A playlist drawn to scale: one bar per segment, the playhead, and the end of the high-demand window. Plain SVG, no script. */
export function PlaylistStrip({settings, label}: Props): ReactNode {
  const length = settings.segmentCount * settings.segmentDuration;
  const distance = startDistance(settings);
  const at = (secondsFromPlayhead: number): string => percent((length - distance + secondsFromPlayhead) / length);
  const windowEnd = Math.min(settings.highDemandTimeWindow, distance);
  return (
    <svg className={styles.strip} role="img" aria-label={label} width="100%" height="112">
      <rect className={styles.window} x={at(0)} y="30" width={percent(windowEnd / length)} height="52" />
      {segmentZones(settings).map((segment) => (
        <Bar key={segment.number} segment={segment} x={at(segment.start)} width={percent(settings.segmentDuration / length)} middle={at((segment.start + segment.end) / 2)} />
      ))}
      <line className={styles.playhead} x1={at(0)} x2={at(0)} y1="24" y2="88" />
      <text className={styles.caption} x={at(0)} y="16">
        ▼ 播放位置
      </text>
      <text className={styles.captionEnd} x="100%" y="16">
        播放列表末端
      </text>
      <text className={styles.caption} x={at(0)} y="106">
        0 s
      </text>
      {windowEnd > 0 && windowEnd < distance ? (
        <text className={styles.captionMiddle} x={at(windowEnd)} y="106">
          {settings.highDemandTimeWindow} s
        </text>
      ) : null}
      <text className={styles.captionEnd} x="100%" y="106">
        {distance} s
      </text>
    </svg>
  );
}

type BarProps = {readonly segment: ZonedSegment; readonly x: string; readonly width: string; readonly middle: string};

function Bar({segment, x, width, middle}: BarProps): ReactNode {
  return (
    <g className={styles[segment.zone]}>
      <title>{`切片 ${segment.number}：${zoneText[segment.zone].label}，${zoneText[segment.zone].source}`}</title>
      <rect className={styles.bar} x={x} y="36" width={width} height="40" rx="3" />
      {segment.zone === 'highDemand' ? (
        <svg x={middle} y="56" overflow="visible">
          <rect className={styles.mark} x="-4" y="-4" width="8" height="8" rx="1" />
        </svg>
      ) : null}
      {segment.zone === 'p2p' ? <circle className={styles.mark} cx={middle} cy="56" r="4.5" /> : null}
    </g>
  );
}
