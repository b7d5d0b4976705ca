import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Orange square bytes, then blue round ones; the numbers beside it say the same. */
export function ByteBar({ratio}: {readonly ratio: number}): ReactNode {
  const http = `${(1 - ratio) * 100}%`;
  return (
    <svg className={styles.bar} width="100%" height="8" aria-hidden="true">
      <rect className={styles.http} x="0" y="0" width={http} height="8" />
      <rect className={styles.p2p} x={http} y="0" width={`${ratio * 100}%`} height="8" rx="4" />
    </svg>
  );
}
