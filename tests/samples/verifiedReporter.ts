import {readFileSync, writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import type {Reporter, TestCase, TestResult} from '@playwright/test/reporter';
import {sampleCases} from '../../scripts/verified/sampleCases.ts';
import type {SampleRecord} from '../../scripts/verified/SampleRecord.ts';
import {sampleState} from '../../scripts/verified/sampleState.ts';

const FILE = fileURLToPath(new URL('../../site/src/data/verified.json', import.meta.url));

type Outcome = {passed: boolean; claims: Set<string>; browser: string};

/** With RECORD=1, writes what ran and passed to the file behind the badge 「已验证」. One failed test keeps a sample out. */
export default class VerifiedReporter implements Reporter {
  private readonly outcomes = new Map<string, Outcome>();

  onTestEnd(test: TestCase, result: TestResult): void {
    const noted = (type: string) =>
      test.annotations.filter((annotation) => annotation.type === type).map(({description}) => description ?? '');
    for (const sample of noted('sample')) {
      const outcome = this.outcomes.get(sample) ?? {passed: true, claims: new Set(), browser: ''};
      outcome.passed &&= result.status === 'passed';
      outcome.browser = result.annotations.find(({type}) => type === 'browser')?.description ?? outcome.browser;
      noted('claim').forEach((claim) => outcome.claims.add(claim));
      this.outcomes.set(sample, outcome);
    }
  }

  onEnd(): void {
    if (process.env.RECORD !== '1') return;
    const known = new Set(sampleCases.map(({name}) => name));
    const before = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, SampleRecord>;
    const records = Object.fromEntries(Object.entries(before).filter(([name]) => known.has(name)));
    const date = new Date().toISOString().slice(0, 10);
    for (const sample of sampleCases) {
      const outcome = this.outcomes.get(sample.name);
      if (!outcome) continue;
      const {sources, engine, packages} = sampleState(sample);
      if (outcome.passed)
        records[sample.name] = {date, sources, engine, packages: {...packages, Chromium: outcome.browser}, claims: [...outcome.claims]};
      else delete records[sample.name];
    }
    const sorted = Object.fromEntries(Object.entries(records).sort(([a], [b]) => a.localeCompare(b, 'en')));
    writeFileSync(FILE, `${JSON.stringify(sorted, null, 2)}\n`);
  }
}
