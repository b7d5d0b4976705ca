import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {countReport, eachOnce, type Count} from './countReport.ts';

const folder = mkdtempSync(join(tmpdir(), 'x2-report-'));
afterAll(() => rmSync(folder, {recursive: true}));

const count = (text: string | undefined, ok: boolean): Count => {
  const report = join(folder, 'report.json');
  rmSync(report, {force: true});
  if (text !== undefined) writeFileSync(report, text);
  return countReport(report, ok, ({passed, failed}: Count) => ({passed, failed}));
};

test('what a report says', () => {
  expect(count('{"passed": 3, "failed": 0}', true)).toEqual({passed: 3, failed: 0});
  expect(count('{"passed": 3, "failed": 2}', false)).toEqual({passed: 3, failed: 2});
});

test.each([
  ['no report', undefined, false],
  ['no report of a runner that says all is well', undefined, true],
  ['nothing that was run', '{"passed": 0, "failed": 0}', true],
  ['a runner that failed without saying where', '{"passed": 3, "failed": 0}', false],
  ['half a report', '{"passed": 3, "fai', true],
  ['an empty one', '', true],
])('%s is a failure', (_, text, ok) => {
  expect(count(text, ok).failed).toBe(1);
});

test('half a report is named, with what may be wrong', () => {
  expect(count('{"passed"', true).failures).toEqual([expect.stringMatching(/report\.json cannot be read, as on a full disk: /)]);
});

test('what kept many tests from running is said once', () => {
  expect(eachOnce(['no nginx', 'no registry', 'no nginx'])).toEqual(['no nginx (2 tests)', 'no registry']);
});
