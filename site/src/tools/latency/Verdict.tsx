import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {LONG_LATENCY} from 'stream-doctor/model';
import {keepUnits} from '../../keepUnits.ts';
import type {Finding} from './findings.ts';
import styles from './Verdict.module.css';

const LEVEL = {red: '不可行', amber: '留意'} as const;

export function Verdict({findings}: {readonly findings: readonly Finding[]}): ReactNode {
  if (findings.length === 0) {
    return <p className={styles.fine}>没有发现问题：P2P 空间、上行与人数都够，引擎也没有把延迟拉长到 {LONG_LATENCY} s 以上。</p>;
  }
  return (
    <ul className={styles.findings} aria-label="要留意的地方">
      {findings.map(({id, level, text, fix, link}) => (
        <li key={id} className={styles.finding} data-level={level} data-finding={id}>
          <strong className={styles.level}>{LEVEL[level]}</strong>
          <p>{keepUnits(text)}</p>
          <p className={styles.fix}>
            <span>{fix}</span> <Link to={link.to}>{link.label}</Link>
          </p>
        </li>
      ))}
    </ul>
  );
}
