import type {ReactNode} from 'react';
import type {EngineStats} from 'x2-hlsjs';
import {Http, P2p} from '../ByteSource';
import styles from './styles.module.css';

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000).toLocaleString('zh-CN')} kB`;

/** The live engine's ledger, in the two colours of the site. */
export function StatsBar({stats}: {readonly stats: EngineStats | undefined}): ReactNode {
  const {httpBytes = 0, p2pBytes = 0, uploadBytes = 0, peers = 0, ratio = 0} = stats ?? {};
  return (
    <dl className={styles.stats}>
      <div>
        <dt>
          <Http>HTTP</Http>
        </dt>
        <dd>{kilobytes(httpBytes)}</dd>
      </div>
      <div>
        <dt>
          <P2p>P2P</P2p>
        </dt>
        <dd>{kilobytes(p2pBytes)}</dd>
      </div>
      <div>
        <dt>上传</dt>
        <dd>{kilobytes(uploadBytes)}</dd>
      </div>
      <div>
        <dt>节点</dt>
        <dd>{peers}</dd>
      </div>
      <div>
        <dt>分享率</dt>
        <dd>{Math.round(ratio * 100)}%</dd>
      </div>
    </dl>
  );
}
