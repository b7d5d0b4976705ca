import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {Segment} from '../../components/Segment/index.tsx';
import type {RecordedRun} from '../../lab/recorded/recordedRun.ts';
import {segmentCorrupted, trackerCut, viewerGone} from '../../lab/recorded/runs.ts';
import {labAddress, type LabValues} from '../../lab/run/settings.ts';
import {Section} from './Section.tsx';
import {styleShare} from './styleShare.ts';
import {tapeOf, type Tape} from './tape.ts';
import styles from './Faults.module.css';

type Shown = {
  readonly run: RecordedRun;
  readonly title: string;
  readonly flag: string;
  readonly text: (tape: Tape) => string;
  /** The same in the laboratory: its button is laid ready there. */
  readonly again: Pick<LabValues, 'fault' | 'seat'>;
};

const faults: readonly Shown[] = [
  {
    run: trackerCut,
    title: '切断 Tracker',
    flag: '切断',
    text: ({p2pAfter}) => `已经连上的观众接着互传，不必经过它：此后又有 ${p2pAfter} 个切片来自其他观众。`,
    again: {fault: 'tracker', seat: 1},
  },
  {
    run: viewerGone,
    title: '一位观众突然断线',
    flag: '断线',
    text: () => '他没传完的，其余观众换人再取，或改走 CDN。',
    again: {fault: 'gone', seat: 2},
  },
  {
    run: segmentCorrupted,
    title: '一个切片被改坏',
    flag: '改坏',
    text: () => '收到的人算出哈希对不上，整片丢弃，重新取。',
    again: {fault: 'corrupt', seat: 1},
  },
];

/** What happens when something breaks: recorded, and to be tried in the laboratory. */
export function Faults(): ReactNode {
  return (
    <Section
      id="evidence"
      title="拔掉它，播放不停"
      // test: tests/lab/faults.pw.ts
      lead="三次故障都在实验室里真的制造过，各录 12&nbsp;s。竖线是播放位置，旗子是故障的时刻。"
    >
      <ul className={styles.tapes} data-panel="">
        {faults.map(({run, title, flag, text, again}) => {
          const tape = tapeOf(run);
          return (
            <li key={run.name}>
              <h3 id={`fault-${run.name}`}>{title}</h3>
              <Picture tape={tape} flag={flag} />
              <p>{`${text(tape)}${run.settings.viewers} 位观众共卡顿 ${tape.stalls} 次。`}</p>
              <Link to={`/lab${labAddress.toSearch({...labAddress.defaults, start: true, ...again})}`} aria-label={`${title}：自己来一次`}>
                自己来一次
              </Link>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

function Picture({tape: {lanes, begin, fault, end}, flag}: {readonly tape: Tape; readonly flag: string}): ReactNode {
  return (
    <div
      className={styles.picture}
      style={{'--columns': lanes[0]!.length, '--begin': styleShare(begin), '--fault': styleShare(fault), '--end': styleShare(end)}}
      aria-hidden="true"
    >
      <span className={styles.flag}>{flag}</span>
      {lanes.map((sources, seat) => (
        <div key={seat} className={styles.lane}>
          {sources.map((source, column) => (
            <Segment key={column} source={source} size="cell" />
          ))}
        </div>
      ))}
      <span className={styles.head} />
    </div>
  );
}
