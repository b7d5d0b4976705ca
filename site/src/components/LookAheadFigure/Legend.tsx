import type {ReactNode} from 'react';
import {Http, P2p} from '../ByteSource/index.tsx';
import styles from './styles.module.css';

export function Legend(): ReactNode {
  return (
    <p className={styles.key}>
      <span className={styles.keyPlayed}>已播</span>
      <Http>高需求窗口内，HTTP 先取</Http>
      <P2p>窗口之外，P2P 先取</P2p>
    </p>
  );
}
