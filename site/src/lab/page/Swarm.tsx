import {useEffect, useRef, type ReactNode} from 'react';
import {Panel} from '../../components/controls/index.ts';
import type {LabViewer} from '../run/guests.ts';
import {formatFixedPercent} from '../run/formatFixed.ts';
import {p2pRatio} from '../run/ledger.ts';
import {SEATS} from '../protocol.ts';
import type {LabSession, LabState} from '../run/session.ts';
import {launchFlight} from './launchFlight.ts';
import {OUTSIDE, seatPoint, SERVER, SWARM_BOX} from './swarmLayout.ts';
import styles from './Swarm.module.css';

type Props = {readonly session: LabSession; readonly state: LabState};

const RING = 2 * Math.PI * 24;

/** Who is connected to whom, and segments on their way: squares come from the server, dots from other viewers. */
export function Swarm({session, state}: Props): ReactNode {
  const flights = useRef<SVGGElement>(null);
  useEffect(() => session.onFlight((flight) => flights.current && launchFlight(flights.current, flight)), [session]);

  const viewers = state.viewers.filter(({group}) => group === 'p2p');
  const pairs = connectedPairs(viewers);
  const {outsidePeers} = state.ledger;

  return (
    <Panel isDense headingId="swarm" title="群组" hint="方块从服务器出发，圆点从另一位观众出发。环里的蓝色是这位观众的分享率。">
      <svg
        className={styles.picture}
        viewBox={`0 0 ${SWARM_BOX.width} ${SWARM_BOX.height}`}
        role="img"
        aria-label={describe(viewers, pairs.length, outsidePeers)}
      >
        <g aria-hidden="true">
          {viewers.map(({seat}) => (
            <line key={seat} className={styles.httpLink} x1={SERVER.x} y1={SERVER.y} x2={seatPoint(seat).x} y2={seatPoint(seat).y} />
          ))}
          {pairs.map(([a, b]) => (
            <line
              key={`${a}-${b}`}
              className={styles.p2pLink}
              x1={seatPoint(a).x}
              y1={seatPoint(a).y}
              x2={seatPoint(b).x}
              y2={seatPoint(b).y}
            />
          ))}
          <rect className={styles.server} x={SERVER.x - 34} y={SERVER.y - 17} width="68" height="34" rx="3" />
          <text className={styles.serverName} x={SERVER.x} y={SERVER.y}>
            服务器
          </text>
          {outsidePeers > 0 && (
            <>
              <circle className={styles.outside} cx={OUTSIDE.x} cy={OUTSIDE.y} r="20" />
              <text className={styles.outsideName} x={OUTSIDE.x} y={OUTSIDE.y + 34}>
                {`页外 ${outsidePeers} 位`}
              </text>
            </>
          )}
          <g ref={flights} />
          {SEATS.map((seat) => (
            <Node key={seat} seat={seat} viewer={viewers.find((viewer) => viewer.seat === seat)} />
          ))}
        </g>
      </svg>
    </Panel>
  );
}

function Node({seat, viewer}: {readonly seat: number; readonly viewer: LabViewer | undefined}): ReactNode {
  const {x, y} = seatPoint(seat);
  if (!viewer) return <circle className={styles.empty} cx={x} cy={y} r="14" />;
  const {report} = viewer;
  const ratio = report && p2pRatio(report);
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className={styles.body} r="29" />
      <circle className={ratio !== undefined ? styles.ringHttp : styles.ringIdle} r="24" />
      <circle className={styles.ringP2p} r="24" strokeDasharray={`${(ratio ?? 0) * RING} ${RING}`} transform="rotate(-90)" />
      <text className={styles.seat}>{seat}</text>
    </g>
  );
}

function connectedPairs(viewers: readonly LabViewer[]): (readonly [number, number])[] {
  return viewers.flatMap((one, index) =>
    viewers
      .slice(index + 1)
      .filter((other) => one.report?.peerIds.some((id) => other.report?.ownPeerIds.includes(id)))
      .map((other) => [one.seat, other.seat] as const),
  );
}

function describe(viewers: readonly LabViewer[], pairs: number, outside: number): string {
  if (viewers.length === 0) return '群组图：还没有观众。';
  const shares = viewers.map(({seat, report}) => `观众 ${seat} ${describeShare(report && p2pRatio(report))}`).join('，');
  return `群组图：${viewers.length} 位观众，${pairs} 对已连接${outside > 0 ? `，页外 ${outside} 位` : ''}。${shares}。`;
}

const describeShare = (ratio: number | undefined): string =>
  ratio === undefined ? '还没有数据' : `分享率 ${formatFixedPercent(ratio, 0)}`;
