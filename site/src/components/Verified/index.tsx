import {Fragment, type ReactNode} from 'react';
import verified from '../../data/verified.json';
import styles from './styles.module.css';

type Run = {
  readonly date: string;
  readonly packages: Readonly<Record<string, string>>;
  /** What the test asserted: playback advanced, segments flowed between viewers. */
  readonly claims: readonly string[];
};

/** Badge of a web sample: what was asserted, with which versions, and when. Recorded by the sample tests, never typed by hand. */
export function Verified({example}: {readonly example: string}): ReactNode {
  const run = (verified as Readonly<Record<string, Run | undefined>>)[example];
  if (!run) return <div className={styles.badge}>未验证 · 样例 {example} 还没有测试记录</div>;
  const versions = Object.entries(run.packages).map(([name, version]) => `${name} ${version}`);
  return (
    <div className={styles.badge}>
      <strong>已验证</strong>{' '}
      {[...run.claims, ...versions].map((fact) => (
        <Fragment key={fact}>
          <span>{fact} ·</span>{' '}
        </Fragment>
      ))}
      <time dateTime={run.date}>{run.date}</time>
    </div>
  );
}
