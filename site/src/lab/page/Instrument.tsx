import type {ReactNode} from 'react';
import {ledgerAttributes} from '../run/ledgerAttributes.ts';
import type {LabState} from '../run/session.ts';
import {figuresOf} from './figures.ts';
import {Headline} from './Headline.tsx';
import {recordedFigures, recordedSource, recordedTimeline} from './lastRecording.ts';
import {missingNotice} from './missingNotice.ts';
import {Timeline} from './Timeline.tsx';
import {timelineOf} from './timeline.ts';
import styles from './Instrument.module.css';

/** Cause and effect in one picture: what was saved, who holds what, and what was done to whom. */
export function Instrument({state}: {readonly state: LabState}): ReactNode {
  const {phase} = state;
  const isPast = phase === 'idle';
  return (
    <div className={styles.instrument} data-panel data-past={isPast || undefined} {...ledgerAttributes(state)}>
      <Headline figures={isPast ? recordedFigures : figuresOf(state)} phase={phase} />
      <Timeline view={isPast ? recordedTimeline : timelineOf(state)} source={isPast ? recordedSource : sourceOf(state)} />
    </div>
  );
}

function sourceOf(state: LabState): string {
  const {versions} = state;
  if (!versions && missingNotice(state)) return '播放器没有下载成功，还没有什么可量。';
  return versions ? `在你的浏览器里量得：${versions.engine}，${versions.player}。` : '在你的浏览器里量：正在加载播放器。';
}
