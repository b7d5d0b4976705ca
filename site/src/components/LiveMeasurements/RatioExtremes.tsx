import type {ReactNode} from 'react';
import report from '../../../blog/measure/ratio.json';
import {ByteBar} from './ByteBar.tsx';
import styles from './styles.module.css';

const ratios = report.runs.map(({ratio}) => ratio);
const ends = [
  report.runs.find(({ratio}) => ratio === Math.min(...ratios))!,
  report.runs.findLast(({ratio}) => ratio === Math.max(...ratios))!,
];

/** The two ends of what `measure/ratio.mjs` recorded: the playlist with the fewest bytes from viewers, and the one with the most. */
export function RatioExtremes(): ReactNode {
  return (
    <dl className={styles.extremes}>
      {ends.map((run) => (
        <div key={run.segmentCount}>
          <dt>{`${run.segmentCount} × ${run.segmentDuration}\u00a0s`}</dt>
          <dd>
            <ByteBar ratio={run.ratio} />
          </dd>
          <dd>{`分享率 ${Math.round(run.ratio * 100)}%`}</dd>
        </div>
      ))}
    </dl>
  );
}
