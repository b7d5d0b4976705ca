import type {ReactNode} from 'react';
import verified from '../../data/verified.json';
import {Seal} from '../Seal/index.tsx';

type Run = {
  readonly date: string;
  readonly packages: Readonly<Record<string, string>>;
  /** What the test asserted: playback advanced, segments flowed between viewers. */
  readonly claims: readonly string[];
};

/** Seal of a web sample: what was asserted, with which versions, and when. Recorded by the sample tests, never typed by hand. */
export function Verified({example}: {readonly example: string}): ReactNode {
  const run = (verified as Readonly<Record<string, Run | undefined>>)[example];
  if (!run) return <Seal kind="未验证" line={`样例 ${example} 还没有测试记录`} />;
  const versions = Object.entries(run.packages).map(([name, version]) => `${name} ${version}`);
  return (
    <Seal kind="已验证" line={[...run.claims, run.date].join(' · ')} isProven>
      {versions.join(' · ')}
    </Seal>
  );
}
