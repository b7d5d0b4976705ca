import {relative} from 'node:path';
import type {JSONReport, JSONReportSpec, JSONReportSuite, JSONReportTest} from '@playwright/test/reporter';
import type {JsonTestResults} from 'vitest/node';
import type {Count, Told} from './Count.ts';
import {mainLines} from './mainLines.ts';

/** What vitest's JSON report says; files are named from `root` on. */
export function readVitest(json: JsonTestResults, root: string): Count {
  const failures = vitestFailures(json, root);
  // Failures are counted, not failed tests: a spec file that could not be loaded has none of those.
  return {passed: json.numPassedTests, failed: failures.length, failures, flaky: [], skipped: vitestSkipped(json)};
}

/** What Playwright's JSON report says; it names files from its stage's folder on. */
export function readPlaywright({stats, errors, suites}: JSONReport, folder: string): Count {
  const specs = suites.flatMap(specsOf);
  const tell = ({file, line, title, tests}: JSONReportSpec): Told => ({
    name: `${folder}/${file}:${line} ${title}`,
    reason: mainLines(firstError(tests)),
  });
  const failures = [...specs.filter(({ok}) => !ok).map(tell), ...errors.map(({message}) => ({name: folder, reason: mainLines(message)}))];
  const flaky = specs.filter(({tests}) => tests.some(({status}) => status === 'flaky')).map(tell);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    failures,
    flaky,
    skipped: playwrightSkipped(specs),
  };
}

const vitestFailures = (json: JsonTestResults, root: string): Told[] =>
  json.testResults.flatMap(({name, status, message, assertionResults}) => {
    const file = relative(root, name).replaceAll('\\', '/');
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [{name: file, reason: mainLines(message)}];
    return failed.map(({fullName, failureMessages}) => ({name: `${file} ${fullName}`, reason: mainLines(failureMessages?.[0])}));
  });

/** A test that cannot run says in its title why. */
const vitestSkipped = (json: JsonTestResults): string[] =>
  json.testResults.flatMap(({assertionResults}) =>
    assertionResults.filter(({status}) => status !== 'passed' && status !== 'failed').map(({fullName}) => fullName),
  );

const specsOf = ({suites = [], specs}: JSONReportSuite): JSONReportSpec[] => [...specs, ...suites.flatMap(specsOf)];

/** What went wrong first, in the try that failed: one that is tried again may fail of what the first one left behind. */
const firstError = (tests: readonly JSONReportTest[]): string | undefined =>
  tests.flatMap(({results}) => results.flatMap(({error}) => error?.message ?? []))[0];

const playwrightSkipped = (specs: readonly JSONReportSpec[]): string[] =>
  specs.flatMap(({title, tests}) =>
    tests
      .filter(({status}) => status === 'skipped')
      .map(({annotations}) => annotations.find(({type}) => type === 'skip')?.description ?? title),
  );
