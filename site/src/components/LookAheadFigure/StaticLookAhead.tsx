import type {ReactNode} from 'react';
import {engineDefaults, lookAhead, startDistance, type LiveSettings} from 'stream-doctor/model';
import {Legend} from './Legend.tsx';
import {PlaylistStrip} from './PlaylistStrip.tsx';
import styles from './styles.module.css';

type Props = Pick<LiveSettings, 'segmentCount' | 'segmentDuration' | 'liveSyncDurationCount'> & {readonly highDemandTimeWindow?: number};

/** One playlist as a still picture with its caption. */
export function StaticLookAhead({highDemandTimeWindow = engineDefaults.highDemandTimeWindow, ...playlist}: Props): ReactNode {
  const settings = {...playlist, highDemandTimeWindow};
  const text = `${settings.segmentCount} × ${settings.segmentDuration} s 的播放列表，高需求窗口 ${highDemandTimeWindow} s：起播离末端 ${startDistance(settings)} s，P2P 空间 ${lookAhead(settings)} s。`;
  return (
    <figure className={styles.figure}>
      <PlaylistStrip settings={settings} label={text} />
      <Legend />
      <figcaption className={styles.figcaption}>{text}</figcaption>
    </figure>
  );
}
