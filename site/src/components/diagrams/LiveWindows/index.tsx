import type {ReactNode} from 'react';
import {Http, P2p} from '../../ByteSource/index.tsx';
import {engineDefaults, lookAhead, startDistance, type LiveSettings} from 'stream-doctor/model';
import {Figure} from '../Figure/index.tsx';
import styles from './styles.module.css';

const playlists = [
  {segmentCount: 5, segmentDuration: 2},
  {segmentCount: 6, segmentDuration: 4},
  {segmentCount: 10, segmentDuration: 4},
  {segmentCount: 15, segmentDuration: 4},
  {segmentCount: 20, segmentDuration: 5},
].map((playlist): LiveSettings => ({...playlist, highDemandTimeWindow: engineDefaults.highDemandTimeWindow}));
const scale = Math.max(...playlists.map(startDistance));

/** How much of a live playlist lies beyond the high-demand window, on one common scale. */
export function LiveWindows(): ReactNode {
  return (
    <Figure
      caption={
        <>
          每条的左端是播放位置，右端是直播边缘。<Http>斜纹段</Http>落在高需求窗口内，HTTP 优先；<P2p>实心段</P2p>才是 P2P
          优先的空间。数字由公式算出，不是实测。
        </>
      }
    >
      <ul className={styles.rows}>
        {playlists.map((playlist) => (
          <Row key={`${playlist.segmentCount}x${playlist.segmentDuration}`} playlist={playlist} />
        ))}
      </ul>
    </Figure>
  );
}

function Row({playlist}: {readonly playlist: LiveSettings}): ReactNode {
  const distance = startDistance(playlist);
  const ahead = lookAhead(playlist);
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        {playlist.segmentCount} × {playlist.segmentDuration} s
      </span>
      <span className={styles.numbers}>
        起播位置到直播边缘 {distance} s · P2P 空间 <b>{ahead} s</b>
      </span>
      <span className={styles.bar} aria-hidden="true">
        <span className={styles.urgent} style={{'--share': (distance - ahead) / scale}} />
        <span className={styles.ahead} style={{'--share': ahead / scale}} />
      </span>
    </li>
  );
}
