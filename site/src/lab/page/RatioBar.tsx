import type {ReactNode} from 'react';
import {formatFixedPercent} from '../run/formatFixed.ts';
import styles from './RatioBar.module.css';

type Props = {/** Undefined before anything was measured. */ readonly ratio: number | undefined; readonly ceiling: number};

const HEIGHT = 26;

/** All bytes as one bar, in the order of its legend: the square end is HTTP, the round end P2P; P2P can reach back to the mark. */
export function RatioBar({ratio, ceiling}: Props): ReactNode {
  const label =
    ratio === undefined
      ? '还没有数据'
      : `P2P ${formatFixedPercent(ratio)}，HTTP ${formatFixedPercent(1 - ratio)}，上限 ${formatFixedPercent(ceiling)}`;
  return (
    <svg className={styles.bar} width="100%" height={HEIGHT + 8} role="img" aria-label={label}>
      <rect className={styles.track} x="0" y="4" width="100%" height={HEIGHT} rx="4" />
      {ratio !== undefined && (
        <>
          <rect className={styles.http} x="0" y="4" width={`${(1 - ratio) * 100}%`} height={HEIGHT} rx="3" />
          <rect className={styles.p2p} x={`${(1 - ratio) * 100}%`} y="4" width={`${ratio * 100}%`} height={HEIGHT} rx={HEIGHT / 2} />
          <rect className={styles.ceiling} x={`${(1 - ceiling) * 100}%`} y="0" width="2" height={HEIGHT + 8} />
        </>
      )}
    </svg>
  );
}
