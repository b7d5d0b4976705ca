import type {ReactNode} from 'react';
import {Panel} from '../../components/controls/index.ts';
import {Http, P2p} from '../../components/ByteSource/index.tsx';
import type {LabViewer} from '../run/guests.ts';
import {LAB_STREAM, liveNow} from '../liveWindow.ts';
import {SEATS} from '../protocol.ts';
import type {LabState} from '../run/session.ts';
import styles from './Timeline.module.css';

type Props = {readonly state: LabState};
type Span = {readonly from: number; readonly to: number};

const LANE = 22;
const GAP = 4;
/** Seconds of a live stream that the picture shows; the newest is at the right. */
const LIVE_SPAN = 60;

/** What each viewer holds, second by second, and where it came from. */
export function Timeline({state}: Props): ReactNode {
  const isLive = state.runSettings.mode === 'live';
  const now = isLive && state.phase !== 'idle' ? liveNow(state.clockMs) : 0;
  const span: Span = isLive ? {from: now - LIVE_SPAN, to: now} : {from: 0, to: LAB_STREAM.segmentSeconds * LAB_STREAM.segmentCount};
  return (
    <Panel
      headingId="timeline"
      title="缓冲时间线"
      hint={
        <>
          每一格是一个 {LAB_STREAM.segmentSeconds} s 的切片：<Http>方的来自服务器</Http>，<P2p>圆的来自其他观众</P2p>。
          <span>{`竖线是播放位置${isLive ? '，右边缘是直播的「现在」。' : '。'}`}</span>
        </>
      }
    >
      <ol className={styles.lanes}>
        {SEATS.map((seat) => (
          <li key={seat} className={styles.lane}>
            <span className={styles.name} aria-hidden="true">
              {seat}
            </span>
            <Lane viewer={state.viewers.find((viewer) => viewer.group === 'p2p' && viewer.seat === seat)} seat={seat} span={span} />
          </li>
        ))}
      </ol>
      <div className={styles.axis} aria-hidden="true">
        <span>{isLive ? `${LIVE_SPAN} s 前` : '0 s'}</span>
        <span>{isLive ? '现在' : `${span.to} s`}</span>
      </div>
    </Panel>
  );
}

function Lane({viewer, seat, span}: {readonly viewer: LabViewer | undefined; readonly seat: number; readonly span: Span}): ReactNode {
  const {segmentSeconds} = LAB_STREAM;
  const percent = (seconds: number): string => `${(seconds / (span.to - span.from)) * 100}%`;
  const visible = [...(viewer?.arrivals ?? [])].filter(
    ([number]) => (number + 1) * segmentSeconds > span.from && number * segmentSeconds < span.to,
  );
  const position = viewer?.report?.position;
  const label = viewer
    ? describe(
        viewer,
        visible.map(([, source]) => source),
        span,
      )
    : `座位 ${seat} 空着`;
  return (
    <svg className={styles.track} height={LANE} role="img" aria-label={label}>
      <rect className={styles.ground} width="100%" height={LANE} rx="4" />
      {visible.map(([number, source]) => (
        <rect
          key={number}
          className={source === 'http' ? styles.http : styles.p2p}
          x={percent(number * segmentSeconds - span.from)}
          width={percent(segmentSeconds)}
          y={GAP}
          height={LANE - 2 * GAP}
          rx={source === 'http' ? 1 : (LANE - 2 * GAP) / 2}
        />
      ))}
      {position !== undefined && position >= span.from && (
        <rect className={styles.playhead} x={percent(position - span.from)} width="2.5" height={LANE} />
      )}
    </svg>
  );
}

function describe({seat, report}: LabViewer, sources: readonly string[], {from, to}: Span): string {
  const http = sources.filter((source) => source === 'http').length;
  const ahead =
    report?.bufferEnd !== undefined && report.position !== undefined
      ? `，播放位置之后已缓冲 ${(report.bufferEnd - report.position).toFixed(0)} s`
      : '';
  return `观众 ${seat}：图中 ${Math.round(to - from)} s 里，HTTP ${http} 个切片，P2P ${sources.length - http} 个${ahead}`;
}
