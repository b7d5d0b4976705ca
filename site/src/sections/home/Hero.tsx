import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import LabCompact from '@site/src/components/LabCompact';
import styles from './Hero.module.css';

export function Hero(): ReactNode {
  return (
    <header className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <Heading as="h1" className={styles.title}>
            同一个切片，
            <br />
            不必从服务器出发一千次
          </Heading>
          <p className={styles.lead}>
            X2 P2P 让正在看同一路 HLS 的观众经 WebRTC 互传切片。直播和点播都能用；连不上别人时，播放照常走 CDN。
          </p>
          <div className={styles.actions}>
            <Link className="button button--primary button--lg" to="/docs/intro">
              五分钟接入
            </Link>
            <Link className="button button--secondary button--outline button--lg" to="/lab">
              打开实验室
            </Link>
          </div>
          <p className={styles.note}>引擎源码、样例测试、实验数据都在本站，每一句话你都能自己核对。</p>
        </div>
        <LabCompact />
      </div>
    </header>
  );
}
