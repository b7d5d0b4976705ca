import {useEffect, useRef, useState, type ReactNode} from 'react';
import layout from '../../components/controls/layout.module.css';
import type {LabState} from '../run/session.ts';
import {SUMMARY_EVERY_MS, summarize, tellNews} from '../run/summarize.ts';

/** Tells users of screen readers at once what they did, and now and then how the run is going. */
export function Announcer({state}: {readonly state: LabState}): ReactNode {
  const latest = useRef(state);
  latest.current = state;
  const told = useRef(0);
  const [text, setText] = useState('');
  const {phase} = state;
  const lastDeed = state.log.findLast(({byVisitor}) => byVisitor)?.id;

  useEffect(() => {
    if (phase === 'idle') return;
    const say = (sentence: typeof summarize): void => {
      setText(sentence(latest.current, told.current));
      told.current = latest.current.log.at(-1)?.id ?? 0;
    };
    say(phase === 'running' ? tellNews : summarize);
    if (phase !== 'running') return;
    const timer = setInterval(() => say(summarize), SUMMARY_EVERY_MS);
    return () => clearInterval(timer);
  }, [phase, lastDeed]);

  return (
    <p className={layout.spoken} aria-live="polite" data-lab-announcer>
      {text}
    </p>
  );
}
