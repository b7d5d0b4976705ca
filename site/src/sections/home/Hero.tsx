import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import LabCompact from '../../lab/compact/index.tsx';
import styles from './Hero.module.css';

export function Hero(): ReactNode {
  return (
    <header className={styles.hero}>
      <div className={styles.inner}>
        <div>
          <Heading as="h1" className={styles.title}>
            同一个切片，
            <br />
            不必从服务器出发一千次
          </Heading>
          <p className={styles.lead}>
            X2 P2P 让正在看同一路 HLS 的观众经 WebRTC 互传切片，他们之间传的字节不进 CDN 账单。直播和点播都能用；连不上别人时，播放照常走
            CDN。
          </p>
          <div className={styles.actions}>
            <Link className="button button--primary button--lg" to="/docs/intro">
              快速开始
            </Link>
            <Link className="button button--secondary button--outline button--lg" to="/lab">
              打开实验室
            </Link>
          </div>
          {/* test: tests/samples/hls.pw.ts; test: tests/samples/shaka.pw.ts */}
          <p className={styles.note}>样例由测试运行，实验由你的浏览器当场测量；还不能核对的，页面上标着「未验证」或「接口约定」。</p>
        </div>
        <LabCompact />
      </div>
    </header>
  );
}
