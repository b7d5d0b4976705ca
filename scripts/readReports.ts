import {stripVTControlCharacters} from 'node:util';
import type {Count} from './countReport.ts';

/** What vitest's JSON report says. */
export function readVitest(json: any): Count {
  const failures = vitestFailures(json);
  // Failures are counted, not failed tests: a spec file that could not be loaded has none of those.
  return {passed: json.numPassedTests, failed: failures.length, failures, skipped: vitestSkipped(json)};
}

/** What Playwright's JSON report says. */
export function readPlaywright({stats, errors, suites}: any): Count {
  const specs = suites.flatMap(specsOf);
  const failures = [...playwrightFailures(specs), ...errors.map(firstLine)];
  return {passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, failures, skipped: playwrightSkipped(specs)};
}

const firstLine = ({message}: {message?: string} = {}) => stripVTControlCharacters(message ?? 'no message').split('\n')[0]!;

const vitestFailures = (json: any): string[] =>
  json.testResults.flatMap(({name, status, message, assertionResults}: any) => {
    const failed = assertionResults.filter((test: any) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [`${name}: ${firstLine({message})}`];
    return failed.map((test: any) => `${test.fullName}: ${firstLine({message: test.failureMessages[0]})}`);
  });

/** A test that cannot run says in its title why. */
const vitestSkipped = (json: any): string[] =>
  json.testResults.flatMap(({assertionResults}: any) => assertionResults.filter(({status}: any) => status !== 'passed' && status !== 'failed').map(({fullName}: any) => fullName));

const specsOf = ({suites = [], specs}: any): any[] => [...specs, ...suites.flatMap(specsOf)];

const playwrightFailures = (specs: any[]): string[] =>
  specs.filter(({ok}) => !ok).map(({file, line, title, tests}) => `${file}:${line} ${title}: ${firstLine(tests[0]?.results.at(-1)?.error)}`);

const playwrightSkipped = (specs: any[]): string[] =>
  specs.flatMap(({title, tests}) => tests.filter(({status}: any) => status === 'skipped').map(({annotations}: any) => annotations.find(({type}: any) => type === 'skip')?.description ?? title));
