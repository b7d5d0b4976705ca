import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import button from '../../components/controls/Button.module.css';
import LabCompact from '../../lab/compact/index.tsx';
import {good} from '../../lab/recorded/runs.ts';
import {ServerBytes} from './ServerBytes.tsx';
import styles from './Hero.module.css';

export function Hero(): ReactNode {
  return (
    <header className={styles.hero}>
      <Heading as="h1" className={styles.title}>
        同一个切片，
        <br />
        不必从<em>服务器</em>出发一千次
      </Heading>
      <div className={styles.lead}>
        <p>
          正在看同一路 HLS 的观众经 WebRTC 互传切片，<b>这些字节不进你的 CDN 账单</b>；连不上别人时，播放照常走 CDN。
        </p>
        <Link className={clsx(button.button, button.primary, styles.start)} to="/docs/intro">
          快速开始
        </Link>
      </div>
      <LabCompact />
      <ServerBytes run={good} />
    </header>
  );
}
