import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {Http, P2p} from '@site/src/components/ByteSource';
import {SegmentStrip} from '@site/src/components/SegmentStrip';
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
          <p className={styles.note}>引擎源码、样例测试、实验数据都在本站。每一句话，你都能自己查。</p>
        </div>
        <div className={styles.panel}>
          <SegmentStrip
            caption={
              <>
                <Http>来自服务器</Http> 与 <P2p>来自观众</P2p>：四位观众的理论上限，每个切片只从服务器出发一次，分享率 75%。这张是示意图，
                <Link to="/lab?viewers=4&mode=live&start=1">用你的浏览器跑一次真的</Link>。
              </>
            }
          />
        </div>
      </div>
    </header>
  );
}
