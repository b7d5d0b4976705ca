import type {ReactNode} from 'react';
import clsx from 'clsx';
import {options} from 'x2-hlsjs/options';
import {Http, P2p} from '../../ByteSource/index.tsx';
import {Figure} from '../Figure/index.tsx';
import styles from './styles.module.css';

/** What the scheduler does with a segment, by its distance ahead of the playhead. */
export function SchedulerWindows(): ReactNode {
  const {highDemandTimeWindow: urgent, httpDownloadTimeWindow: shared, p2pDownloadTimeWindow: far} = options;
  return (
    <Figure caption="默认值下的三个区间，宽度不按比例。三个边界都是选项，能在运行中修改。">
      <ol className={styles.windows}>
        <li className={clsx(styles.window, styles.urgent)}>
          <b className={styles.range}>播放位置 → {urgent.default} s</b>
          <span className={styles.option}>
            <code>highDemandTimeWindow</code>
          </span>
          <span>
            <Http>HTTP 优先</Http>。HTTP 名额占满时才用 P2P；有空闲名额时，进行中的 P2P 下载会改走 HTTP。
          </span>
        </li>
        <li className={clsx(styles.window, styles.shared)}>
          <b className={styles.range}>
            {urgent.default} s → {shared.default} s
          </b>
          <span className={styles.option}>
            <code>httpDownloadTimeWindow</code>
          </span>
          <span>
            有节点持有：<P2p>找它要</P2p>。没有人持有：由随机一个节点<Http>走 HTTP 取</Http>，再分给别人。
          </span>
        </li>
        <li className={clsx(styles.window, styles.far)}>
          <b className={styles.range}>
            {shared.default} s → {far.default} s
          </b>
          <span className={styles.option}>
            <code>p2pDownloadTimeWindow</code>
          </span>
          <span>
            <P2p>只用 P2P</P2p>；遇到第一个没有人持有的切片就停下，更后面的也不取。
          </span>
        </li>
      </ol>
    </Figure>
  );
}
