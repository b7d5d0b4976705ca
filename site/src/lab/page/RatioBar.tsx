import type {ReactNode} from 'react';
import {segmentRadius} from '../../components/Segment/segment.ts';
import {formatFixedPercent} from '../run/formatFixed.ts';
import styles from './RatioBar.module.css';

type Props = {/** Undefined before anything was measured. */ readonly ratio: number | undefined; readonly ceiling: number};

const HEIGHT = 20;
/** By how much the mark of the ceiling is higher than the bar, on either side. */
const EDGE = 3;

/** All bytes as one bar, in the order of its legend: P2P is round and comes first, so that the mark stands at as much as it can reach. */
export function RatioBar({ratio, ceiling}: Props): ReactNode {
  const label =
    ratio === undefined
      ? '还没有数据'
      : `P2P ${formatFixedPercent(ratio)}，HTTP ${formatFixedPercent(1 - ratio)}，上限 ${formatFixedPercent(ceiling)}`;
  const part = {y: EDGE, height: HEIGHT};
  return (
    <svg className={styles.bar} width="100%" height={HEIGHT + 2 * EDGE} role="img" aria-label={label}>
      <rect className={styles.track} {...part} x="0" width="100%" rx={segmentRadius('none', HEIGHT)} />
      {ratio !== undefined && (
        <>
          <rect
            className={styles.http}
            {...part}
            x={`${ratio * 100}%`}
            width={`${(1 - ratio) * 100}%`}
            rx={segmentRadius('http', HEIGHT)}
          />
          <rect className={styles.p2p} {...part} x="0" width={`${ratio * 100}%`} rx={segmentRadius('p2p', HEIGHT)} />
          <rect className={styles.ceiling} x={`${ceiling * 100}%`} y="0" width="2" height={HEIGHT + 2 * EDGE} />
        </>
      )}
    </svg>
  );
}
