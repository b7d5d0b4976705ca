import type {ReactNode} from 'react';
import {Http, P2p} from '@site/src/components/ByteSource';
import {Figure} from '../Figure';
import styles from './styles.module.css';

const viewers = [
  {name: '观众甲', x: 62},
  {name: '观众乙', x: 180},
  {name: '观众丙', x: 298},
];

/** Which way bytes travel: HTTP from the CDN, P2P between viewers, and signalling that carries no media. */
export function Paths(): ReactNode {
  return (
    <Figure
      caption={
        <>
          <Http>方块与橙线</Http>：CDN 经 HTTP 发出的切片。<P2p>圆点与蓝线</P2p>：观众之间经 WebRTC 数据通道互传的切片。灰色虚线：信令，只交换连接信息，不含媒体数据。
        </>
      }
    >
      <svg
        className={styles.drawing}
        viewBox="0 0 360 296"
        role="img"
        aria-label="示意图：CDN 经 HTTP 把切片发给三位观众；三位观众之间两两用数据通道互传切片；每位观众另有一条到 Tracker 的信令连接，只交换连接信息。"
      >
        <g aria-hidden="true">
          {viewers.map(({x}) => (
            <line className={styles.signal} key={x} x1={x} y1={162} x2={180 + (x - 180) * 0.62} y2={244} />
          ))}
          {viewers.map(({x}) => (
            <line className={styles.http} key={x} x1={180 + (x - 180) * 0.42} y1={54} x2={x} y2={118} />
          ))}
          {squaresOnHttpPaths().map(({x, y}) => (
            <rect className={styles.httpMark} key={`${x}-${y}`} x={x - 4.5} y={y - 4.5} width={9} height={9} />
          ))}
          <line className={styles.p2p} x1={106} y1={140} x2={136} y2={140} />
          <line className={styles.p2p} x1={224} y1={140} x2={254} y2={140} />
          <path className={styles.p2p} d="M 80 162 C 110 206 250 206 280 162" />
          {[
            [121, 140],
            [239, 140],
            [130, 190],
            [180, 195],
            [230, 190],
          ].map(([cx, cy]) => (
            <circle className={styles.p2pMark} key={`${cx}-${cy}`} cx={cx} cy={cy} r={5} />
          ))}
          <rect className={styles.server} x={104} y={12} width={152} height={42} rx={6} />
          <text className={styles.label} x={180} y={38}>
            源站 / CDN
          </text>
          {viewers.map(({name, x}) => (
            <g key={name}>
              <rect className={styles.viewer} x={x - 44} y={118} width={88} height={44} rx={22} />
              <text className={styles.label} x={x} y={145}>
                {name}
              </text>
            </g>
          ))}
          <rect className={styles.tracker} x={84} y={244} width={192} height={42} rx={6} />
          <text className={styles.label} x={180} y={270}>
            Tracker（信令）
          </text>
        </g>
      </svg>
    </Figure>
  );
}

/** Two marks on the first path and one on each other: whoever fetched first passes it on. */
function squaresOnHttpPaths(): {x: number; y: number}[] {
  const at = (viewer: number, t: number) => {
    const from = 180 + (viewer - 180) * 0.42;
    return {x: from + (viewer - from) * t, y: 54 + 64 * t};
  };
  return [at(62, 0.3), at(62, 0.68), at(180, 0.5), at(298, 0.5)];
}
