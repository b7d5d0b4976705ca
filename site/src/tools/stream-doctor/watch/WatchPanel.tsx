import type {ReactNode} from 'react';
import {Breakable} from '../../../components/Breakable/index.tsx';
import {Button, Panel} from '../../../components/controls/index.ts';
import layout from '../../../components/controls/layout.module.css';
import {Meter, Meters} from '../../shared/index.ts';
import {formatSeconds} from '../../shared/format.ts';
import styles from '../StreamDoctor.module.css';
import {Timeline} from './Timeline.tsx';
import {useWatch, type Watched} from './useWatch.ts';
import {Warnings} from './Warnings.tsx';
import type {WatchView} from './watchView.ts';

/** Follows a live list for as long as the reader looks. */
export function WatchPanel(watched: Watched): ReactNode {
  const {phase, view, problem, stop} = useWatch(watched);
  const last = view.readings.at(-1);
  const said = problem ? '' : sentence(phase, view);
  const isAlarmed = view.warnings.some(({warning, overAt}) => overAt === undefined && warning.severity === 'problem');
  return (
    <Panel
      headingId="watch"
      title="盯着看"
      hint={
        <span className={styles.address}>
          <Breakable>{watched.address}</Breakable>
        </span>
      }
    >
      <div data-watch={phase}>
        <Meters>
          <Meter
            label="观众的缓冲（估算）"
            value={last ? formatSeconds(last.margin) : '—'}
            tone={isAlarmed ? 'danger' : 'plain'}
            note={view.distance === undefined ? '正在读' : `不带引擎的 hls.js 离末端 ${formatSeconds(view.distance)}`}
          />
          <Meter
            label="上一个新切片"
            value={last ? ageWords(last.age) : '—'}
            note={view.targetDuration === undefined ? '正在读' : `目标时长 ${formatSeconds(view.targetDuration)}`}
          />
          <Meter label="播放列表的序号" value={last ? `${last.first}–${last.last}` : '—'} note={`旧副本 ${view.staleCount} 次`} />
          <Meter
            label="比时钟"
            value={last ? driftWords(last.drift) : '—'}
            note={last?.behind === undefined ? '没有 PROGRAM-DATE-TIME' : `按播放列表的时间晚 ${formatSeconds(last.behind)}`}
          />
        </Meters>
        <p className={styles.status} role="status">
          {said}
        </p>
        {problem ? (
          <p className={layout.problem} role="alert" data-problem={problem.id}>
            {problem.message}
          </p>
        ) : null}
        <Warnings warnings={view.warnings} />
        {view.readings.length > 1 ? <Timeline readings={view.readings} /> : null}
        {phase === 'stopped' ? null : (
          <div className={layout.actions}>
            <Button onClick={stop}>停止</Button>
          </div>
        )}
      </div>
    </Panel>
  );
}

function sentence(phase: 'watching' | 'hidden' | 'stopped', {isOver, said}: WatchView): string {
  if (phase === 'hidden') return '本页看不见的时候不读；回来就接着盯。';
  return phase === 'stopped' && !isOver ? '已经停止；上面是停下时的读数。' : said;
}

const ageWords = (age: number): string => (age < 1 ? '刚刚' : `${formatSeconds(age)} 前`);

const driftWords = (drift: number): string => (drift === 0 ? '不快不慢' : `${drift > 0 ? '快' : '慢'} ${formatSeconds(Math.abs(drift))}`);
