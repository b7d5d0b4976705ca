import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {DeviceConnection, DevicesState} from '../devices/Devices.ts';
import type {DeviceLedger, DeviceRow} from '../devices/deviceLedger.ts';
import type {CandidateKind} from '../devices/linkPath.ts';
import {formatFixedBytes, formatFixedPercent} from '../run/formatFixed.ts';
import bytes from './BytesTable.module.css';
import styles from './DeviceTable.module.css';

type Props = {readonly state: DevicesState; readonly ledger: DeviceLedger};

/** Who sent what to whom. Every device composes it of the same reports; the attributes are for scripts. */
export function DeviceTable({state, ledger}: Props): ReactNode {
  const {recentRatio, connections} = state;
  const [first] = connections;
  return (
    <div
      data-lab-devices={ledger.rows.length}
      data-pair-ratio={ledger.ratio?.toFixed(4)}
      data-recent-pair-ratio={recentRatio?.toFixed(4)}
      data-round-trip-ms={first?.path.roundTripMs}
      data-local-candidate={first?.path.local}
      data-remote-candidate={first?.path.remote}
    >
      <table role="table" className={clsx(bytes.table, styles.devices, 'rows-as-cards')}>
        <caption className={styles.caption}>
          {`${ledger.rows.length} 台设备合计，分享率 ${formatFixedPercent(recentRatio ?? ledger.ratio)}${recentRatio === undefined ? '，从开始算起' : '，最近 20 s'}`}
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              收到的
            </th>
            <th role="columnheader" scope="col" className={bytes.http}>
              <span aria-hidden="true">■ </span>
              <span>来自服务器</span>
            </th>
            {ledger.rows.map((sender) => (
              <th key={sender.id} role="columnheader" scope="col" className={bytes.p2p}>
                <span aria-hidden="true">● </span>
                <span>{`来自设备 ${sender.number}`}</span>
              </th>
            ))}
            <th role="columnheader" scope="col">
              分享率
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {ledger.rows.map((row, index) => (
            <tr key={row.id} role="row">
              <th role="rowheader" scope="row">
                {nameOf(row)}
              </th>
              <td role="cell" className={bytes.http} data-column="■ 来自服务器">
                {formatFixedBytes(row.fromServer)}
              </td>
              {row.fromDevices.map((received, sender) => (
                <td key={sender} role="cell" className={bytes.p2p} data-column={`● 来自设备 ${sender + 1}`} data-from-device={received}>
                  {sender === index && received === 0 ? '—' : formatFixedBytes(received)}
                </td>
              ))}
              <td role="cell" data-column="分享率">
                {formatFixedPercent(row.ratio)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={styles.links}>
        {connections.map((connection) => (
          <li key={connection.number}>{describe(connection)}</li>
        ))}
      </ul>
    </div>
  );
}

const nameOf = ({number, isOwn}: DeviceRow): string => `设备 ${number}${isOwn ? '（这台）' : ''}`;

const KINDS: Readonly<Record<CandidateKind, string>> = {
  mdns: 'host (mDNS)',
  host: 'host',
  srflx: 'srflx',
  prflx: 'prflx',
  relay: 'relay',
};

/** One sentence about the way to another device. */
function describe({number, path: {local, remote, roundTripMs}, bytesPerSecond}: DeviceConnection): string {
  // Chromium measures in whole milliseconds: between two windows of one machine that is often 0.
  const trip = roundTripMs === undefined ? '还没有量到' : roundTripMs < 1 ? '不到 1 ms' : `${Math.round(roundTripMs)} ms`;
  const rate = bytesPerSecond === undefined ? '还没有量到' : `${((bytesPerSecond * 8) / 1e6).toFixed(2)} Mbit/s`;
  const kinds = local && remote ? `这边 ${KINDS[local]}，那边 ${KINDS[remote]}` : '还不知道';
  return `到设备 ${number}：往返 ${trip}，互传 ${rate}（最近 5 s，两个方向相加）；候选地址${kinds}。`;
}
