import type {ReactNode} from 'react';
import {lookAhead, playerStartDistance, roomForP2p, segmentBudget, startDistance, type LiveSettings} from 'stream-doctor/model';
import {roomText} from './zoneText.ts';
import styles from './styles.module.css';

/** What the settings come to, as three numbers and a verdict. */
export function Readings({settings}: {readonly settings: LiveSettings}): ReactNode {
  const room = roomForP2p(settings);
  return (
    <output className={styles.readings} aria-live="polite">
      <Reading
        name="直播延迟"
        seconds={startDistance(settings)}
        note={`hls.js 默认 ${playerStartDistance({...settings, liveSyncDurationCount: undefined})} s`}
      />
      <Reading name="P2P 空间" seconds={lookAhead(settings)} note="延迟 − 高需求窗口" />
      <Reading name="每个切片的 P2P 时间" seconds={segmentBudget(settings)} note="空间 − 一个切片" />
      <span className={styles.verdict} data-room={room}>
        {roomText[room]}
      </span>
    </output>
  );
}

type ReadingProps = {readonly name: string; readonly seconds: number; readonly note: string};

function Reading({name, seconds, note}: ReadingProps): ReactNode {
  return (
    <span className={styles.reading}>
      <span className={styles.name}>{name}</span>
      <strong className={styles.value}>{`${seconds} s`}</strong>
      <span className={styles.note}>{note}</span>
    </span>
  );
}
