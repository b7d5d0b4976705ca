import type {ReactNode} from 'react';
import {Segment} from '../../components/Segment/index.tsx';
import type {LabViewer} from '../run/guests.ts';
import {playingSource} from '../run/playingSource.ts';
import styles from './PlayingMark.module.css';

const WORDS = {http: '正在播的切片来自服务器', p2p: '正在播的切片来自其他观众'} as const;

/** Laid over a viewer's picture, which is the same from everywhere: the source of the segment in it. Nothing while that is unknown. */
export function PlayingMark({viewer}: {readonly viewer: LabViewer}): ReactNode {
  const source = playingSource(viewer);
  return (
    source && (
      <span className={styles.plate} role="img" aria-label={WORDS[source]} title={WORDS[source]} data-panel data-playing={source}>
        <Segment source={source} size="mark" />
      </span>
    )
  );
}
