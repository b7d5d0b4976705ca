import type {ReactNode} from 'react';
import {Panel} from '../../components/controls/index.ts';
import {Http, P2p} from '../../components/ByteSource/index.tsx';
import {segmentRadius} from '../../components/Segment/segment.ts';
import {SEATS} from '../protocol.ts';
import {formatFixedBytes} from '../run/formatFixed.ts';
import type {LabSession, LabState} from '../run/session.ts';
import {ViewerFrame} from './ViewerFrame.tsx';
import styles from './Comparison.module.css';

type Props = {readonly session: LabSession; readonly state: LabState};

const BAR = 20;

/** The same number of viewers of the same stream, with P2P off: what would the server have had to send? */
export function Comparison({session, state: {ledger, phase, runSettings, viewers}}: Props): ReactNode {
  const {httpBytes, p2pBytes, control} = ledger;
  const longest = Math.max(1, control.httpBytes, httpBytes + p2pBytes);
  const share = (bytes: number): string => `${(bytes / longest) * 100}%`;
  const controls = viewers.filter(({group}) => phase === 'running' && group === 'control');
  // Each has its place from the start: nothing moves when it comes.
  const places = SEATS.filter((seat) => seat <= runSettings.viewers || controls.some((viewer) => viewer.seat === seat));
  return (
    <Panel
      isDense
      headingId="comparison"
      title="对照"
      hint="同样多的观众、同一路视频，只用 hls.js，没有引擎。两组停在离直播边缘同样远的地方。"
    >
      <dl className={styles.bars}>
        <div>
          <dt>关掉 P2P</dt>
          <dd>
            <svg className={styles.bar} height={BAR} aria-hidden="true">
              <rect className={styles.http} width={share(control.httpBytes)} height={BAR} rx={segmentRadius('http', BAR)} />
            </svg>
            <Http>{formatFixedBytes(control.httpBytes)}</Http>
          </dd>
        </div>
        <div>
          <dt>打开 P2P</dt>
          <dd>
            <svg className={styles.bar} height={BAR} aria-hidden="true">
              <rect className={styles.http} width={share(httpBytes)} height={BAR} rx={segmentRadius('http', BAR)} />
              <rect className={styles.p2p} x={share(httpBytes)} width={share(p2pBytes)} height={BAR} rx={segmentRadius('p2p', BAR)} />
            </svg>
            <Http>{formatFixedBytes(httpBytes)}</Http> <P2p>{formatFixedBytes(p2pBytes)}</P2p>
          </dd>
        </div>
      </dl>
      <ol className={styles.control} aria-label="对照组的观众">
        {places.map((seat) => {
          const viewer = controls.find((candidate) => candidate.seat === seat);
          return (
            <li key={viewer?.id ?? `place ${seat}`}>
              {viewer && <ViewerFrame session={session} viewer={viewer} title={`对照 ${seat} 的播放器`} />}
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
