import type {ReactNode} from 'react';
import {p2pCeiling, segmentBudget} from 'stream-doctor/model';
import {ScrollTable} from '../ScrollTable/index.tsx';
import report from '../../../blog/measure/ratio.json';
import {ByteBar} from './ByteBar.tsx';
import styles from './styles.module.css';

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(2);
const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

/** What `measure/ratio.mjs` recorded: bytes by source for each playlist. */
export function MeasuredRatios(): ReactNode {
  const ceiling = p2pCeiling(report.viewers);
  return (
    <>
      <ScrollTable label="实测的字节来源与分享率">
        <thead>
          <tr>
            <th scope="col">播放列表</th>
            <th scope="col">高需求窗口</th>
            <th scope="col">直播延迟</th>
            <th scope="col">每个切片的 P2P 时间</th>
            <th scope="col">HTTP / P2P（MB）</th>
            <th scope="col">分享率</th>
          </tr>
        </thead>
        <tbody>
          {report.runs.map((run) => (
            <tr key={`${run.segmentCount}x${run.segmentDuration}-${run.liveSyncDurationCount}-${run.highDemandTimeWindow}`}>
              <th scope="row">
                {run.segmentCount} × {run.segmentDuration} s
              </th>
              <td className={styles.number}>{run.highDemandTimeWindow} s</td>
              <td className={styles.number}>{run.latencySeconds[0]} s</td>
              <td className={styles.number}>{segmentBudget(run)} s</td>
              <td>
                {megabytes(run.httpBytes)} / {megabytes(run.p2pBytes)}
                <ByteBar ratio={run.ratio} />
              </td>
              <td className={styles.number}>{percent(run.ratio)}</td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
      <p className={styles.source}>
        {report.date}，{report.browser}，
        {Object.entries(report.packages)
          .map(([name, version]) => `${name} ${version}`)
          .join('，')}
        。{report.viewers} 位观众，理论上限 {percent(ceiling)}；跳过前 {report.warmUpSeconds} s，统计其后 {report.measuredSeconds} s 的{' '}
        <code>onChunkDownloaded</code>。MB = 10⁶ 字节。
      </p>
    </>
  );
}
