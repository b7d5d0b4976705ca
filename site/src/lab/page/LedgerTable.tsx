import type {ReactNode} from 'react';
import {Panel} from '../../components/controls/index.ts';
import clsx from 'clsx';
import type {LabViewer} from '../run/guests.ts';
import {formatFixedBytes, formatFixedPercent, formatFixedSeconds} from '../run/formatFixed.ts';
import {p2pRatio} from '../run/ledger.ts';
import type {LabState} from '../run/session.ts';
import {stateName} from './words.ts';
import bytes from './BytesTable.module.css';
import styles from './LedgerTable.module.css';

type Column = {
  /** Beside the name for the eyes: colour is never the only sign. */
  readonly mark?: '■' | '●';
  readonly name: string;
  readonly look?: string | undefined;
  readonly of: (viewer: LabViewer, phase: LabState['phase']) => ReactNode;
  readonly sum: (ledger: LabState['ledger'], phase: LabState['phase']) => ReactNode;
};

const COLUMNS: readonly Column[] = [
  {
    name: '状态',
    look: styles.state,
    of: (viewer, phase) => stateName(viewer, phase === 'running'),
    sum: ({viewers}, phase) => `${viewers} 位${phase === 'stopped' ? '' : '在场'}`,
  },
  {
    mark: '■',
    name: 'HTTP 下载',
    look: bytes.http,
    of: ({report}) => formatFixedBytes(report?.httpBytes ?? 0),
    sum: ({httpBytes}) => formatFixedBytes(httpBytes),
  },
  {
    mark: '●',
    name: 'P2P 下载',
    look: bytes.p2p,
    of: ({report}) => formatFixedBytes(report?.p2pBytes ?? 0),
    sum: ({p2pBytes}) => formatFixedBytes(p2pBytes),
  },
  {name: 'P2P 上传', of: ({report}) => formatFixedBytes(report?.uploadBytes ?? 0), sum: ({uploadBytes}) => formatFixedBytes(uploadBytes)},
  {name: '分享率', of: ({report}) => formatFixedPercent(report && p2pRatio(report)), sum: ({ratio}) => formatFixedPercent(ratio)},
  {name: '连接', of: ({report}) => report?.peerIds.length ?? 0, sum: ({peers}) => `${peers} 对`},
  {name: '起播', of: ({report}) => (report?.startupMs === undefined ? '—' : formatFixedSeconds(report.startupMs)), sum: () => '—'},
  {name: '卡顿', of: ({report}) => (report ? stalls(report) : '—'), sum: stalls},
  {
    name: '直播延迟',
    of: ({report}) => (report?.latencySeconds === undefined ? '—' : `${report.latencySeconds.toFixed(1)} s`),
    sum: () => '—',
  },
  {name: '校验通过 / 拒绝', of: ({report}) => (report ? checks(report) : '—'), sum: checks},
];

/** Every figure of the page as a table. Roles keep it a table where rows become cards. */
export function LedgerTable({state}: {readonly state: LabState}): ReactNode {
  const {ledger, phase, versions} = state;
  const viewers = state.viewers.filter(({group}) => group === 'p2p');
  return (
    <Panel
      isDense
      headingId="ledger"
      title="账本"
      hint={`字节只算切片，播放列表与播放器本身不在内；1\u00a0MB = 10⁶ 字节。合计包括已经离开的观众。${versions ? `本次用 ${versions.engine} 与 ${versions.player}。` : ''}`}
    >
      <div className={styles.scroll} role="region" aria-label="账本表格" tabIndex={0}>
        <table role="table" className={clsx(bytes.table, styles.ledger, 'rows-as-cards')}>
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader" scope="col">
                观众
              </th>
              {COLUMNS.map(({mark, name, look}) => (
                <th key={name} role="columnheader" scope="col" className={look}>
                  {mark && <span aria-hidden="true">{mark} </span>}
                  <span>{name}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {viewers.length === 0 && (
              <tr role="row">
                <td role="cell" colSpan={COLUMNS.length + 1} className={styles.none}>
                  观众已经全部离开，合计保留。
                </td>
              </tr>
            )}
            {viewers.map((viewer) => (
              <Row key={viewer.id} title={`观众 ${viewer.seat}`} cell={({of}) => of(viewer, phase)} />
            ))}
          </tbody>
          <tfoot role="rowgroup">
            <Row title="合计" cell={({sum}) => sum(ledger, phase)} />
          </tfoot>
        </table>
      </div>
    </Panel>
  );
}

function Row({title, cell}: {readonly title: string; readonly cell: (column: Column) => ReactNode}): ReactNode {
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        {title}
      </th>
      {COLUMNS.map((column) => (
        <td key={column.name} role="cell" className={column.look} data-column={column.mark ? `${column.mark} ${column.name}` : column.name}>
          {cell(column)}
        </td>
      ))}
    </tr>
  );
}

function stalls({stalls: count, longestStallMs}: Pick<LabState['ledger'], 'stalls' | 'longestStallMs'>): string {
  return count === 0 ? '无' : `${count} 次，最长 ${formatFixedSeconds(longestStallMs)}`;
}

function checks({verified, rejected}: Pick<LabState['ledger'], 'verified' | 'rejected'>): string {
  return `${verified} / ${rejected}`;
}
