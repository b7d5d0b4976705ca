import type {ReactNode} from 'react';
import {Http, P2p} from '@site/src/components/ByteSource';
import {Figure} from '../Figure';
import {liveWindow} from './liveWindow';
import styles from './styles.module.css';

const HIGH_DEMAND = 15;
const playlists = [
  {segments: 5, duration: 2},
  {segments: 6, duration: 4},
  {segments: 10, duration: 4},
  {segments: 15, duration: 4},
  {segments: 20, duration: 5},
];
const scale = Math.max(...playlists.map(({segments, duration}) => liveWindow(segments, duration, HIGH_DEMAND).startDistance));

/** How much of a live playlist lies beyond the high-demand window, on one common scale. */
export function LiveWindows(): ReactNode {
  return (
    <Figure
      caption={
        <>
          每条的左端是播放位置，右端是直播边缘。<Http>斜纹段</Http>落在高需求窗口内，HTTP 优先；<P2p>实心段</P2p>才是 P2P 优先的空间。数字由公式算出，不是实测。
        </>
      }
    >
      <ul className={styles.rows}>
        {playlists.map(({segments, duration}) => (
          <Row key={`${segments}x${duration}`} segments={segments} duration={duration} />
        ))}
      </ul>
    </Figure>
  );
}

type RowProps = {readonly segments: number; readonly duration: number};

function Row({segments, duration}: RowProps): ReactNode {
  const {startDistance, lookAhead} = liveWindow(segments, duration, HIGH_DEMAND);
  const urgent = startDistance - lookAhead;
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        {segments} × {duration} s
      </span>
      <span className={styles.numbers}>
        起播距边缘 {startDistance} s · P2P 空间 <b>{lookAhead} s</b>
      </span>
      <span className={styles.bar} aria-hidden="true">
        <span className={styles.urgent} style={{'--share': urgent / scale}} />
        <span className={styles.ahead} style={{'--share': lookAhead / scale}} />
      </span>
    </li>
  );
}
