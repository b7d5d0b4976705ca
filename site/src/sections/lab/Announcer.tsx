import {useEffect, useRef, useState, type ReactNode} from 'react';
import {SUMMARY_EVERY_MS, summarize} from '@site/src/lab/summarize';
import type {LabState} from '@site/src/lab/session';
import styles from './Announcer.module.css';

/** Says how the run is going, now and then, to those who cannot see it. */
export function Announcer({state}: {readonly state: LabState}): ReactNode {
  const latest = useRef(state);
  latest.current = state;
  const [text, setText] = useState('');
  const {phase} = state;

  useEffect(() => {
    if (phase === 'idle') return;
    setText(summarize(latest.current));
    if (phase !== 'running') return;
    const timer = setInterval(() => setText(summarize(latest.current)), SUMMARY_EVERY_MS);
    return () => clearInterval(timer);
  }, [phase]);

  return (
    <p className={styles.announcer} aria-live="polite" data-lab-announcer>
      {text}
    </p>
  );
}
