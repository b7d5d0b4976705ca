import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {nothing, type Count} from './Count.ts';
import {countReport} from './countReport.ts';

const folder = mkdtempSync(join(tmpdir(), 'x2-report-'));
afterAll(() => rmSync(folder, {recursive: true}));

const count = (text: string | undefined, ok: boolean): Count => {
  const report = join(folder, 'report.json');
  rmSync(report, {force: true});
  if (text !== undefined) writeFileSync(report, text);
  return countReport({report, ok, output: 'first\n\u001b[31mlast words\u001b[39m\n'}, (json: Partial<Count>) => ({...nothing, ...json}));
};

test('what a report says', () => {
  expect(count('{"passed": 3, "failed": 0}', true)).toMatchObject({passed: 3, failed: 0});
  expect(count('{"passed": 3, "failed": 2}', false)).toMatchObject({passed: 3, failed: 2});
});

test.each([
  ['no report', undefined, false, /without a report/],
  ['no report of a runner that says all is well', undefined, true, /without a report/],
  ['nothing that was run', '{"passed": 0, "failed": 0}', true, /nothing to run/],
  ['a runner that failed without saying where', '{"passed": 3, "failed": 0}', false, /without saying where/],
  ['half a report', '{"passed": 3, "fai', true, /report\.json cannot be read, as on a full disk: /],
  ['an empty one', '', true, /cannot be read/],
])('%s is a failure, named, with what the runner said last', (_, text, ok, name) => {
  expect(count(text, ok)).toMatchObject({failed: 1, failures: [{name: expect.stringMatching(name), reason: 'first\nlast words'}]});
});
