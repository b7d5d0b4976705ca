import type {ReactNode} from 'react';
import {ScrollTable} from '../ScrollTable/index.tsx';
import report from '../../../blog/measure/start.json';
import styles from './styles.module.css';

/** What `measure/start.mjs` recorded: how far behind the end each release of hls.js began. */
export function MeasuredStarts(): ReactNode {
  const {segmentCount, segmentDuration} = report.playlist;
  return (
    <>
      <ScrollTable label="实测的起播延迟">
        <thead>
          <tr>
            <th scope="col">hls.js</th>
            <th scope="col">由引擎设置</th>
            <th scope="col">你自己设 liveSyncDurationCount: {segmentCount - 1}</th>
          </tr>
        </thead>
        <tbody>
          {report.releases.map(({version, engineChooses, integratorChooses}) => (
            <tr key={version}>
              <th scope="row">{version}</th>
              <td>{tally(engineChooses, segmentDuration)}</td>
              <td>{tally(integratorChooses, segmentDuration)}</td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
      <p className={styles.source}>
        {report.date}，p2p-media-loader-hlsjs {report.engine}，{segmentCount} × {segmentDuration} s，每格{' '}
        {report.releases[0]!.engineChooses.length} 次独立打开页面；延迟按切片时长取整。
      </p>
    </>
  );
}

/** `36 s × 7, 12 s × 3`: latencies to the nearest segment, most frequent first. */
function tally(latencies: readonly number[], segmentDuration: number): string {
  const counts = new Map<number, number>();
  for (const latency of latencies) {
    const rounded = Math.round(latency / segmentDuration) * segmentDuration;
    counts.set(rounded, (counts.get(rounded) ?? 0) + 1);
  }
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([seconds, times]) => `${seconds} s（${times} 次）`)
    .join('，');
}
