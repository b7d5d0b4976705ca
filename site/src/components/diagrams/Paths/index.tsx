import type {ReactNode} from 'react';
import {Http, P2p} from '../../ByteSource/index.tsx';
import {Figure} from '../Figure/index.tsx';
import styles from './styles.module.css';

/** Which way bytes travel: HTTP from the CDN, P2P between viewers, and signalling that carries no media. */
export function Paths(): ReactNode {
  return (
    <Figure
      caption={
        <>
          <Http>方块与橙线</Http>：CDN 经 HTTP 发出的切片。<P2p>圆点与蓝线</P2p>：观众之间经 WebRTC
          数据通道互传的切片。灰色虚线：信令，只交换连接信息，不含媒体数据。
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
          <Connections />
          <Parties />
        </g>
      </svg>
    </Figure>
  );
}

const viewers = [
  {name: '观众甲', x: 62},
  {name: '观众乙', x: 180},
  {name: '观众丙', x: 298},
] as const;
const [left, middle, right] = viewers;

type Line = {readonly x1: number; readonly y1: number; readonly x2: number; readonly y2: number};

/** Lines meet the boxes of the CDN and the Tracker side by side, each nearer to the middle than its viewer is. */
const inwards = (x: number, share: number): number => middle.x + (x - middle.x) * share;
const signalling = (x: number): Line => ({x1: x, y1: 162, x2: inwards(x, 0.62), y2: 244});
const download = (x: number): Line => ({x1: inwards(x, 0.42), y1: 54, x2: x, y2: 118});

const pointOn = ({x1, y1, x2, y2}: Line, share: number) => ({x: x1 + (x2 - x1) * share, y: y1 + (y2 - y1) * share});

/** Two marks on the first line and one on each of the others: the viewer who fetched a segment first passes it on. */
const httpMarks = [
  pointOn(download(left.x), 0.3),
  pointOn(download(left.x), 0.68),
  pointOn(download(middle.x), 0.5),
  pointOn(download(right.x), 0.5),
];

const p2pMarks = [
  {x: 121, y: 140},
  {x: 239, y: 140},
  {x: 130, y: 190},
  {x: 180, y: 195},
  {x: 230, y: 190},
];

function Connections(): ReactNode {
  return (
    <>
      {viewers.map(({x}) => (
        <line className={styles.signal} key={x} {...signalling(x)} />
      ))}
      {viewers.map(({x}) => (
        <line className={styles.http} key={x} {...download(x)} />
      ))}
      {httpMarks.map(({x, y}) => (
        <rect className={styles.httpMark} key={`${x}-${y}`} x={x - 4.5} y={y - 4.5} width={9} height={9} />
      ))}
      <line className={styles.p2p} x1={106} y1={140} x2={136} y2={140} />
      <line className={styles.p2p} x1={224} y1={140} x2={254} y2={140} />
      <path className={styles.p2p} d="M 80 162 C 110 206 250 206 280 162" />
      {p2pMarks.map(({x, y}) => (
        <circle className={styles.p2pMark} key={`${x}-${y}`} cx={x} cy={y} r={5} />
      ))}
    </>
  );
}

/** The CDN, the viewers and the Tracker. */
function Parties(): ReactNode {
  return (
    <>
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
    </>
  );
}
