import type {ReactNode} from 'react';
import verified from '@site/src/data/verified.json';
import styles from './styles.module.css';

type Run = {date: string; packages: Record<string, string>};

/** Badge of a web sample: which versions it ran with, and when. Recorded by the sample tests, never typed by hand. */
export function Verified({example}: {readonly example: string}): ReactNode {
  const run = (verified as Record<string, Run | undefined>)[example];
  if (!run) return <p className={styles.badge}>未验证 · 样例 {example} 还没有测试记录</p>;
  const versions = Object.entries(run.packages).map(([name, version]) => `${name} ${version}`);
  return (
    <p className={styles.badge}>
      <strong>已验证</strong> · {versions.join(' · ')} · <time dateTime={run.date}>{run.date}</time>
    </p>
  );
}
