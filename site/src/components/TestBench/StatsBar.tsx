import type {ReactNode} from 'react';
import type {EngineStats} from 'x2-hlsjs';
import {Http, P2p} from '../ByteSource';
import styles from './styles.module.css';

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000).toLocaleString('zh-CN')} kB`;

/** The live engine's ledger, in the two colours of the site. */
export function StatsBar({stats}: {readonly stats: EngineStats | undefined}): ReactNode {
  const {httpBytes = 0, p2pBytes = 0, uploadBytes = 0, peers = 0, ratio = 0} = stats ?? {};
  const figures: readonly (readonly [name: ReactNode, figure: string])[] = [
    [<Http>HTTP</Http>, kilobytes(httpBytes)],
    [<P2p>P2P</P2p>, kilobytes(p2pBytes)],
    ['上传', kilobytes(uploadBytes)],
    ['节点', String(peers)],
    ['分享率', `${Math.round(ratio * 100)}%`],
  ];
  return (
    <dl className={styles.stats}>
      {figures.map(([name, figure], index) => (
        <div key={index}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
