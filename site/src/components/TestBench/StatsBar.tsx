import type {ReactNode} from 'react';
import type {EngineStats} from 'x2-hlsjs';
import {Http, P2p} from '../ByteSource/index.tsx';
import styles from './styles.module.css';

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000).toLocaleString('zh-CN')} kB`;

/** The live engine's ledger, in the two colours of the site. */
export function StatsBar({stats}: {readonly stats: EngineStats | undefined}): ReactNode {
  const {httpBytes = 0, p2pBytes = 0, uploadBytes = 0, peers = 0, ratio = 0} = stats ?? {};
  return (
    <dl className={styles.stats}>
      <Figure name={<Http>HTTP</Http>}>{kilobytes(httpBytes)}</Figure>
      <Figure name={<P2p>P2P</P2p>}>{kilobytes(p2pBytes)}</Figure>
      <Figure name="上传">{kilobytes(uploadBytes)}</Figure>
      <Figure name="节点">{String(peers)}</Figure>
      <Figure name="分享率">{`${Math.round(ratio * 100)}%`}</Figure>
    </dl>
  );
}

function Figure({name, children}: {readonly name: ReactNode; readonly children: string}): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
