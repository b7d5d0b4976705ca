import type {ReactNode} from 'react';
import {startDistance, type LiveSettings} from 'stream-doctor/model';
import {scaleOf, ZoneBars} from '@site/src/components/ZoneBars';
import {segmentZones} from '@site/src/model/segmentZones';
import {zoneText} from './zoneText';
import styles from './styles.module.css';

type Props = {readonly settings: LiveSettings; /** Names the picture for screen readers. */ readonly label: string};

/** A playlist drawn to scale, with the end of the high-demand window. Plain SVG, no script. */
export function PlaylistStrip({settings, label}: Props): ReactNode {
  const segments = segmentZones(settings);
  const {at, width} = scaleOf(segments);
  const distance = startDistance(settings);
  const windowEnd = Math.min(settings.highDemandTimeWindow, distance);
  return (
    <svg className={styles.strip} role="img" aria-label={label} width="100%" height="112">
      <rect className={styles.window} x={at(0)} y="30" width={width(windowEnd)} height="52" />
      <ZoneBars segments={segments} y={36} titleOf={({number, zone}) => `切片 ${number}：${zoneText[zone].label}，${zoneText[zone].source}`} />
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
