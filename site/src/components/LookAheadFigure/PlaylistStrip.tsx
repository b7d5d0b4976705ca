import type {ReactNode} from 'react';
import {segmentZones, startDistance, type LiveSettings} from 'stream-doctor/model';
import {scaleOf, ZoneBars} from '../ZoneBars/index.tsx';
import {zoneText} from './zoneText.ts';
import styles from './styles.module.css';

type Props = {readonly settings: LiveSettings; /** Names the picture for screen readers. */ readonly label: string};

/** A playlist drawn to scale, with the end of the high-demand window. Plain SVG, no script. Each label has a line of its own: whatever the settings, none meets another. */
export function PlaylistStrip({settings, label}: Props): ReactNode {
  const segments = segmentZones(settings);
  const {at, width} = scaleOf(segments);
  const distance = startDistance(settings);
  const windowEnd = Math.min(settings.highDemandTimeWindow, distance);
  return (
    <svg className={styles.strip} role="img" aria-label={label} width="100%" height="130">
      <rect className={styles.window} x={at(0)} y="30" width={width(windowEnd)} height="52" />
      <ZoneBars
        segments={segments}
        y={36}
        titleOf={({number, zone}) => `切片 ${number}：${zoneText[zone].label}，${zoneText[zone].source}`}
      />
      <Label x={at(0)} y={16} pointer="▼" text="播放位置 0 s" />
      {windowEnd > 0 && windowEnd < distance ? <Label x={at(windowEnd)} y={102} pointer="▲" text={`窗口末端 ${windowEnd} s`} /> : null}
      <text className={styles.captionEnd} x="100%" y="122">
        {`播放列表末端 ${distance} s`}
      </text>
    </svg>
  );
}

/** Stands on the side of its place where the picture has more room. */
function Label({
  x,
  y,
  pointer,
  text,
}: {
  readonly x: string;
  readonly y: number;
  readonly pointer: string;
  readonly text: string;
}): ReactNode {
  const isRight = Number.parseFloat(x) > 50;
  return (
    <text className={isRight ? styles.captionEnd : styles.caption} x={x} y={y}>
      {isRight ? `${text} ${pointer}` : `${pointer} ${text}`}
    </text>
  );
}
