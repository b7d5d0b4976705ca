import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import button from '../../components/controls/Button.module.css';
import LabCompact from '../../lab/compact/index.tsx';
import {good} from '../../lab/recorded/runs.ts';
import {p2pRatio} from '../../lab/run/ledger.ts';
import {ServerBytes} from './ServerBytes.tsx';
import styles from './Hero.module.css';

const measured = `${Math.round(100 * p2pRatio(good.ledger)!)}%`;

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
          正在看同一路 HLS 的观众经 WebRTC 互传切片，这些字节不进你的 CDN 账单；连不上别人时，播放照常走 CDN。
          <b>{`实测：${good.settings.viewers} 位观众，${measured} 的字节没有经过服务器。`}</b>
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
