import type {ReactNode} from 'react';
import {webEvents} from '../../data/webEvents.ts';
import type {LogEntry} from './addToLog.ts';
import {showValue} from './showValue.ts';
import styles from './styles.module.css';

export function EventLog({entries}: {readonly entries: readonly LogEntry[]}): ReactNode {
  if (entries.length === 0) return <p className={styles.empty}>引擎运行后，{webEvents.length} 种事件都会出现在这里。</p>;
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
    <ol className={styles.log} tabIndex={0} aria-label="事件日志，新的在前">
      {entries.map((entry) => (
        <li key={entry.id}>
          <time className={styles.time}>{entry.time}</time>
          <code className={styles.eventName}>{entry.name}</code>
          {entry.isYours && <span className={styles.yours}>你的</span>}
          {entry.count > 1 && <span className={styles.count}>{`${entry.count} 次，字节已累加`}</span>}
          <code className={styles.details}>{entry.details.map((detail) => showValue(detail, 0)).join(', ')}</code>
        </li>
      ))}
    </ol>
  );
}
