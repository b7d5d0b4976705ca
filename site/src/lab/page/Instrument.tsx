import type {ReactNode} from 'react';
import type {LabState} from '../run/session.ts';
import {figuresOf} from './figures.ts';
import {Headline} from './Headline.tsx';
import {Timeline} from './Timeline.tsx';
import {timelineOf} from './timeline.ts';
import styles from './Instrument.module.css';

/** Cause and effect in one picture: what was saved, who holds what, and what was done to whom. */
export function Instrument({state}: {readonly state: LabState}): ReactNode {
  const {phase, versions} = state;
  return (
    <div className={styles.instrument} data-panel>
      <Headline figures={figuresOf(state)} isRunning={phase === 'running'} />
      <Timeline view={timelineOf(state)} />
      <p className={styles.source}>{versions ? `在你的浏览器里量得：${versions.engine}，${versions.player}。` : '还没有开始。'}</p>
    </div>
  );
}
