import type {ReactNode} from 'react';
import clsx from 'clsx';
import {countSources, planSegments} from './planSegments.ts';
import styles from './styles.module.css';

const VIEWERS = 4;
const SEGMENTS = 12;
const plan = planSegments(VIEWERS, SEGMENTS);
const {http, p2p} = countSources(plan);

/** The motif of the site: who sent which segment. Squares left the server, circles came from another viewer. */
export function SegmentStrip({caption}: {readonly caption: ReactNode}): ReactNode {
  return (
    <figure className={styles.figure}>
      <div
        className={styles.grid}
        style={{'--strip-columns': SEGMENTS}}
        role="img"
        aria-label={`示意：${VIEWERS} 位观众观看 ${SEGMENTS} 个切片，共 ${http + p2p} 份，其中 ${http} 份来自服务器，${p2p} 份来自其他观众。`}
      >
        {plan.map((row, viewer) => (
          <div className={styles.row} key={viewer}>
            <span className={styles.viewer}>观众 {viewer + 1}</span>
            {row.map((source, segment) => (
              <span className={clsx(styles.cell, styles[source])} key={segment} style={{'--strip-order': segment}} />
            ))}
          </div>
        ))}
      </div>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
