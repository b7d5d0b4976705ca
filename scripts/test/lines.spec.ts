import {expect, test} from 'vitest';
import {nothing, type Count} from './Count.ts';
import {lastLines, stageLines} from './lines.ts';

const browser: Count = {
  passed: 412,
  failed: 1,
  failures: [{name: 'tests/browser/menu.pw.ts:7 opens', reason: 'Error: expect(menu)\nExpected: visible'}],
  flaky: [{name: 'tests/browser/menu.pw.ts:9 closes', reason: 'Error: timeout'}],
  skipped: ['no nginx', 'no registry', 'no nginx'],
};

test('a stage: counts and seconds, each failure with its reason, each reason for skipping once', () => {
  expect(stageLines('browser', browser, 224.4).join('\n')).toBe(
    `== browser: 412 passed, 1 failed, 3 skipped (224 s)
failed: tests/browser/menu.pw.ts:7 opens
    Error: expect(menu)
    Expected: visible
passed only when tried again: tests/browser/menu.pw.ts:9 closes
    Error: timeout
skipped: no nginx (2 tests)
skipped: no registry`,
  );
});

test('the end: all that did not simply pass, and the sum in the last line', () => {
  const counts = new Map([
    ['unit', {...nothing, passed: 8}],
    ['browser', browser],
  ]);
  expect(lastLines({counts, dropped: ['lab']}).join('\n')).toBe(
    `
Skipped:
- browser: no nginx (2 tests)
- browser: no registry

Passed only when tried again:
- browser: tests/browser/menu.pw.ts:9 closes: Error: timeout

Not run, as what they need failed:
- lab

Failed:
- browser: tests/browser/menu.pw.ts:7 opens: Error: expect(menu)

420 passed, 1 failed`,
  );
});

test('the end of a run in which all passed is one line', () => {
  expect(lastLines({counts: new Map([['unit', {...nothing, passed: 8}]]), dropped: []})).toEqual(['', '8 passed, 0 failed']);
});
