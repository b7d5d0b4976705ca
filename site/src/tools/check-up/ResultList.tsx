import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {keepUnits} from '../../keepUnits.ts';
import {statusNames, type Result} from './report.ts';
import type {Probe} from './runProbes.ts';
import styles from './checkUp.module.css';

type Props = {
  readonly probes: readonly Probe[];
  readonly results: readonly Result[];
  readonly runningId: string | undefined;
  readonly isIdle: boolean;
};

/** Every probe has its line from the beginning, and its place from the start of the run: nothing jumps when results come in. */
export function ResultList({probes, results, runningId, isIdle}: Props): ReactNode {
  return (
    <ol className={styles.results} data-idle={isIdle || undefined}>
      {probes.map(({id, name, timeLimitMs}) => {
        const result = results.find((candidate) => candidate.id === id);
        const state = result?.status ?? (id === runningId ? 'running' : 'waiting');
        return (
          <li key={id} className={styles.result} data-probe={id} data-status={state}>
            <span className={styles.status}>{result ? statusNames[result.status] : state === 'running' ? '测试中' : '未测'}</span>
            <span className={styles.name}>{name}</span>
            <span className={styles.text}>
              <span>{result ? keepUnits(result.text) : `最多 ${timeLimitMs / 1000} s`}</span>{' '}
              {result?.remedy && result.status !== 'ok' ? <Link to={result.remedy.to}>{result.remedy.label}</Link> : null}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
