import {stripVTControlCharacters} from 'node:util';
import type {JSONReport, JSONReportSpec, JSONReportSuite} from '@playwright/test/reporter';
import type {JsonTestResults} from 'vitest/node';
import type {Count} from './countReport.ts';

/** What vitest's JSON report says. */
export function readVitest(json: JsonTestResults): Count {
  const failures = vitestFailures(json);
  // Failures are counted, not failed tests: a spec file that could not be loaded has none of those.
  return {passed: json.numPassedTests, failed: failures.length, failures, skipped: vitestSkipped(json)};
}

/** What Playwright's JSON report says. */
export function readPlaywright({stats, errors, suites}: JSONReport): Count {
  const specs = suites.flatMap(specsOf);
  const failures = [...playwrightFailures(specs), ...errors.map(firstLine)];
  return {passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, failures, skipped: playwrightSkipped(specs)};
}

const firstLine = ({message}: {readonly message?: string | null | undefined} = {}) =>
  stripVTControlCharacters(message ?? 'no message').split('\n')[0]!;

const vitestFailures = (json: JsonTestResults): string[] =>
  json.testResults.flatMap(({name, status, message, assertionResults}) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [`${name}: ${firstLine({message})}`];
    return failed.map(({fullName, failureMessages}) => `${fullName}: ${firstLine({message: failureMessages?.[0]})}`);
  });

/** A test that cannot run says in its title why. */
const vitestSkipped = (json: JsonTestResults): string[] =>
  json.testResults.flatMap(({assertionResults}) =>
    assertionResults.filter(({status}) => status !== 'passed' && status !== 'failed').map(({fullName}) => fullName),
  );

const specsOf = ({suites = [], specs}: JSONReportSuite): JSONReportSpec[] => [...specs, ...suites.flatMap(specsOf)];

const playwrightFailures = (specs: readonly JSONReportSpec[]): string[] =>
  specs
    .filter(({ok}) => !ok)
    .map(({file, line, title, tests}) => `${file}:${line} ${title}: ${firstLine(tests[0]?.results.at(-1)?.error)}`);

const playwrightSkipped = (specs: readonly JSONReportSpec[]): string[] =>
  specs.flatMap(({title, tests}) =>
    tests
      .filter(({status}) => status === 'skipped')
      .map(({annotations}) => annotations.find(({type}) => type === 'skip')?.description ?? title),
  );
