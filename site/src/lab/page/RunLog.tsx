import type {ReactNode} from 'react';
import {Panel} from '../../components/controls/index.ts';
import type {LogEntry} from '../run/Logbook.ts';
import styles from './RunLog.module.css';

/** What happened, newest first. Not a live region: the announcer speaks for it, at a pace that can be listened to. */
export function RunLog({log}: {readonly log: readonly LogEntry[]}): ReactNode {
  return (
    <Panel isDense className={styles.panel} headingId="events" title="事件记录">
      <div className={styles.scroll} role="region" aria-label="事件列表" tabIndex={0}>
        <ol className={styles.log} data-lab-log>
          {[...log].reverse().map(({id, atMs, text}) => (
            <li key={id}>
              <span className={styles.time}>{`${(atMs / 1000).toFixed(1)} s`}</span>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      </div>
    </Panel>
  );
}
