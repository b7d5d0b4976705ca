import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import {segmentRadius} from '../../components/Segment/segment.ts';
import {LAB_STREAM} from '../liveWindow.ts';
import type {Flag, Lane, Span, TimelineView} from './timeline.ts';
import styles from './Timeline.module.css';

type Props = {
  readonly view: TimelineView;
  /** Whose figures these are. */
  readonly source: string;
};

/** As high as a lane is for few viewers; the sheet makes the lanes lower where more of them share the picture. */
const LANE = 16;
/** Flags stand in two rows, so that two soon after each other can be read. */
const ROW = 14;
const TITLE = '缓冲时间线';

const shareOf = ({from, to}: Span, seconds: number): number => ((seconds - from) / (to - from)) * 100;

/** What each viewer holds, second by second, where it came from, and what was done to them. */
export function Timeline({view: {span, ends, lanes, flags}, source}: Props): ReactNode {
  return (
    // Named by its words alone: the heading also holds a link to itself.
    <section className={styles.timeline} aria-label={TITLE}>
      <div className={styles.head}>
        <Heading as="h2" id="timeline" className={styles.title}>
          {TITLE}
        </Heading>
        <p className={styles.hint}>{`每格是一个 ${LAB_STREAM.segmentSeconds} s 的切片，空格是还没取到的，竖线是播放位置，旗子是故障。`}</p>
      </div>
      <div className={styles.picture}>
        <ol className={styles.lanes}>
          {lanes.map((lane) => (
            <li key={lane.seat} className={styles.lane} data-vacant={lane.isVacant || undefined}>
              <span className={styles.name} aria-hidden="true">
                {lane.seat}
              </span>
              <Track lane={lane} span={span} />
            </li>
          ))}
        </ol>
        <svg className={styles.flags} aria-hidden="true" data-lab-flags={flags.length}>
          {flags.map((flag) => (
            <FlagMark key={flag.id} flag={flag} span={span} />
          ))}
        </svg>
      </div>
      <div className={styles.axis}>
        <span className={styles.end} aria-hidden="true">
          {ends[0]}
        </span>
        <p className={styles.source}>{source}</p>
        <span className={styles.end} aria-hidden="true">
          {ends[1]}
        </span>
      </div>
    </section>
  );
}

/** The label stands before the line: a flag drops at the right edge, which is now. Near the left edge it stands behind. */
function FlagMark({flag: {at, label, row}, span}: {readonly flag: Flag; readonly span: Span}): ReactNode {
  const share = shareOf(span, at);
  const isEarly = share < 18;
  return (
    <svg className={styles.flag} x={`${share}%`}>
      <line y1={row * ROW} y2="100%" />
      <g transform={`translate(0 ${row * ROW})`}>
        <path d={isEarly ? 'M0 1h7v7h-7z' : 'M0 1h-7v7h7z'} />
        <text x={isEarly ? 11 : -11} y="9" textAnchor={isEarly ? 'start' : 'end'}>
          {label}
        </text>
      </g>
    </svg>
  );
}

function Track({lane, span}: {readonly lane: Lane; readonly span: Span}): ReactNode {
  const {segments, position} = lane;
  const width = `${(LAB_STREAM.segmentSeconds / (span.to - span.from)) * 100}%`;
  return (
    <svg className={styles.track} role="img" aria-label={describe(lane, span)}>
      <rect className={styles.ground} width="100%" height="100%" rx="2" />
      {segments.map(({number, source}) => (
        <rect
          key={number}
          className={source === 'http' ? styles.http : styles.p2p}
          x={`${shareOf(span, number * LAB_STREAM.segmentSeconds)}%`}
          width={width}
          height="100%"
          rx={segmentRadius(source, LANE)}
        />
      ))}
      {position !== undefined && position >= span.from && (
        <rect className={styles.playhead} x={`${shareOf(span, position)}%`} width="2" height="100%" />
      )}
    </svg>
  );
}

function describe({seat, isVacant, segments, position, bufferEnd}: Lane, {from, to}: Span): string {
  if (isVacant || (segments.length === 0 && position === undefined)) return `座位 ${seat} 空着`;
  const http = segments.filter(({source}) => source === 'http').length;
  const ahead =
    bufferEnd !== undefined && position !== undefined ? `，播放位置之后已缓冲 ${Math.max(0, bufferEnd - position).toFixed(0)} s` : '';
  return `观众 ${seat}：图中 ${Math.round(to - from)} s 里，HTTP ${http} 个切片，P2P ${segments.length - http} 个${ahead}`;
}
