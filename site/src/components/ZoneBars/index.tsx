import type {ReactNode} from 'react';
import type {Zone} from 'stream-doctor/model';
import {scaleOf} from './scaleOf.ts';
import styles from './styles.module.css';

export {scaleOf} from './scaleOf.ts';

type Segment = {readonly start: number; readonly end: number; readonly zone: Zone};

type Props<S extends Segment> = {
  /** Oldest first; times are relative to the playhead, s. */
  readonly segments: readonly S[];
  /** The top of the bars, which are 40 high; the playhead stands out by 12 above and below. */
  readonly y: number;
  readonly titleOf?: (segment: S) => string;
};

/** A playlist to scale, for use in an SVG: one bar per segment, whose colour and mark say who fetches it first, and the playhead. */
export function ZoneBars<S extends Segment>({segments, y, titleOf}: Props<S>): ReactNode {
  const {at, width} = scaleOf(segments);
  // A caller may leave out the oldest segments of a long playlist, and with them the place where playback begins.
  const hasPlayhead = segments.some(({start}) => start <= 0);
  return (
    <svg y={y} overflow="visible">
      {segments.map((segment, index) => (
        <g key={index} className={styles[segment.zone]}>
          {titleOf ? <title>{titleOf(segment)}</title> : null}
          <rect className={styles.bar} x={at(segment.start)} width={width(segment.end - segment.start)} height="40" rx="3" />
          <svg x={at((segment.start + segment.end) / 2)} y="20" overflow="visible">
            <Mark zone={segment.zone} />
          </svg>
        </g>
      ))}
      {hasPlayhead ? <line className={styles.playhead} x1={at(0)} x2={at(0)} y1="-12" y2="52" /> : null}
    </svg>
  );
}

function Mark({zone}: {readonly zone: Zone}): ReactNode {
  if (zone === 'p2p') return <circle className={styles.mark} r="4.5" />;
  if (zone === 'highDemand') return <rect className={styles.mark} x="-4" y="-4" width="8" height="8" rx="1" />;
  return null;
}
