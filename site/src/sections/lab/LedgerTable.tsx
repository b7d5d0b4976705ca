import type {ReactNode} from 'react';
import {Panel} from '@site/src/components/controls';
import {formatBytes, formatPercent, formatSeconds, p2pRatio} from '@site/src/lab/ledger';
import {ledgerAttributes} from '@site/src/lab/ledgerAttributes';
import {REPORT_EVERY_MS} from '@site/src/lab/protocol';
import type {LabState, LabViewer} from '@site/src/lab/session';
import {stateName} from './words';
import styles from './LedgerTable.module.css';

/** Every figure of the page as a table; the element carries the sums for scripts. */
export function LedgerTable({state}: {readonly state: LabState}): ReactNode {
  const {ledger, phase, versions} = state;
  const viewers = state.viewers.filter(({group}) => group === 'p2p');
  return (
    <Panel headingId="ledger" title="账本" hint={`字节只算切片，播放列表与播放器本身不在内；1 MB = 10⁶ 字节。合计包括已经离开的观众。${versions ? `本次用 ${versions.engine} 与 ${versions.player}。` : ''}`}>
      <div
        className={styles.scroll}
        role="region"
        aria-label="账本表格"
        tabIndex={0}
        {...ledgerAttributes(state)}
      >
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">观众</th>
              <th scope="col">状态</th>
              <th scope="col" className={styles.http}>
                ■ HTTP 下载
              </th>
              <th scope="col" className={styles.p2p}>
                ● P2P 下载
              </th>
              <th scope="col">P2P 上传</th>
              <th scope="col">分享率</th>
              <th scope="col">连接</th>
              <th scope="col">起播</th>
              <th scope="col">卡顿</th>
              <th scope="col">直播延迟</th>
              <th scope="col">校验通过 / 拒绝</th>
            </tr>
          </thead>
          <tbody>
            {viewers.length === 0 && (
              <tr>
                <td colSpan={11} className={styles.none}>
                  {phase === 'idle' ? `开始之后，这里每秒更新 ${1000 / REPORT_EVERY_MS} 次。` : '观众已经全部离开，合计保留。'}
                </td>
              </tr>
            )}
            {viewers.map((viewer) => (
              <Row key={viewer.id} viewer={viewer} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">合计</th>
              <td>{viewers.length} 位在场</td>
              <td>{formatBytes(ledger.httpBytes)}</td>
              <td>{formatBytes(ledger.p2pBytes)}</td>
              <td>{formatBytes(ledger.uploadBytes)}</td>
              <td>{formatPercent(ledger.ratio)}</td>
              <td>{ledger.peers} 对</td>
              <td>—</td>
              <td>{stalls(ledger.stalls, ledger.longestStallMs)}</td>
              <td>—</td>
              <td>
                {ledger.verified} / {ledger.rejected}
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
    </Panel>
  );
}

function Row({viewer: {seat, report}}: {readonly viewer: LabViewer}): ReactNode {
  return (
    <tr>
      <th scope="row">观众 {seat}</th>
      <td>{stateName(report)}</td>
      <td>{formatBytes(report?.httpBytes ?? 0)}</td>
      <td>{formatBytes(report?.p2pBytes ?? 0)}</td>
      <td>{formatBytes(report?.uploadBytes ?? 0)}</td>
      <td>{report ? formatPercent(p2pRatio(report)) : '—'}</td>
      <td>{report?.peerIds.length ?? 0}</td>
      <td>{report?.startupMs === undefined ? '—' : formatSeconds(report.startupMs)}</td>
      <td>{report ? stalls(report.stalls, report.longestStallMs) : '—'}</td>
      <td>{report?.latencySeconds === undefined ? '—' : `${report.latencySeconds.toFixed(1)} s`}</td>
      <td>{report ? `${report.verified} / ${report.rejected}` : '—'}</td>
    </tr>
  );
}

function stalls(count: number, longestMs: number): string {
  return count === 0 ? '无' : `${count} 次，最长 ${formatSeconds(longestMs)}`;
}
