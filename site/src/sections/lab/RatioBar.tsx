import type {ReactNode} from 'react';
import {formatPercent} from '@site/src/lab/ledger';
import styles from './RatioBar.module.css';

type Props = {/** Undefined before anything was measured. */ readonly ratio: number | undefined; readonly ceiling: number};

const HEIGHT = 26;

/** All bytes as one bar: the round end is P2P, the square end HTTP, the mark is the ceiling. */
export function RatioBar({ratio, ceiling}: Props): ReactNode {
  const label = ratio === undefined ? '还没有数据' : `P2P ${formatPercent(ratio)}，HTTP ${formatPercent(1 - ratio)}，上限 ${formatPercent(ceiling)}`;
  return (
    <svg className={styles.bar} width="100%" height={HEIGHT + 8} role="img" aria-label={label}>
      <rect className={styles.track} x="0" y="4" width="100%" height={HEIGHT} rx="4" />
      {ratio !== undefined && (
        <>
          <rect className={styles.http} x="0" y="4" width="100%" height={HEIGHT} rx="3" />
          <rect className={styles.p2p} x="0" y="4" width={`${ratio * 100}%`} height={HEIGHT} rx={HEIGHT / 2} />
          <rect className={styles.ceiling} x={`${ceiling * 100}%`} y="0" width="2" height={HEIGHT + 8} />
        </>
      )}
    </svg>
  );
}
