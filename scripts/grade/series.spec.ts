import {readdirSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {gradedPackages, taskFor} from './task.ts';
import {passed, withRun, type Run, type Series} from './series.ts';

const RESULTS = new URL('results/', import.meta.url);
const read = (file: string) => JSON.parse(readFileSync(new URL(file, RESULTS), 'utf8')) as Series;
const stored = readdirSync(RESULTS).map((file) => ({file, series: read(file)}));

/** Of ten runs of an assistant, so many pass. */
const NEEDED = 0.9;

const whole: Run = {plays: true, shares: true, waitsForConsent: true, fallsBack: true};

test('results are stored', () => {
  expect(stored).not.toEqual([]);
});

test.each(stored)('$file has the form of a series', ({series}) => {
  expect(series).toEqual({
    package: expect.toBeOneOf([...gradedPackages]),
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    docs: expect.any(Boolean),
    writtenBy: expect.toBeOneOf(['assistant', 'unknown', 'reference']),
    date: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
    runs: expect.any(Array),
  });
  for (const run of series.runs) {
    expect(Object.keys(run)).toEqual(Object.keys(whole));
    for (const outcome of Object.values(run)) expect(outcome).toBeTypeOf('boolean');
  }
});

/** Without the documentation, whatever comes of it is the measure that the others are compared with. */
test.each(stored)('$file: there are enough runs, and enough of them passed', ({series: {writtenBy, docs, runs}}) => {
  expect(runs.length).toBeGreaterThanOrEqual(writtenBy === 'reference' ? 1 : 10);
  const share = runs.filter(passed).length / runs.length;
  if (docs) expect(share).toBeGreaterThanOrEqual(writtenBy === 'reference' ? 1 : NEEDED);
});

test('the page for assistants says what is stored', () => {
  const page = readFileSync(new URL('../../site/docs/for-agents.mdx', import.meta.url), 'utf8');
  const byAssistants = stored.map(({series}) => series).filter(({writtenBy}) => writtenBy === 'assistant');
  expect(byAssistants.map(({docs}) => docs).sort()).toEqual([false, true]);
  for (const {docs, date, package: name, version, runs} of byAssistants) {
    expect(page).toContain(`${date}，\`${name}\` ${version}：`);
    const row = docs ? '整个包；' : '去掉 `AGENTS.md`';
    expect(page).toMatch(new RegExp(`^\\| ${row}.*\\| ${runs.length} 次 \\| ${runs.filter(passed).length} 次 \\|$`, 'm'));
  }
});

test('a run joins only a series about the same version of the same package', () => {
  const series: Series = {package: 'x2-hlsjs', version: '0.2.0', docs: false, writtenBy: 'unknown', date: '2026-11-30', runs: []};
  expect(withRun(series, 'x2-hlsjs', '0.2.0', whole).runs).toEqual([whole]);
  expect(() => withRun(series, 'x2-hlsjs', '0.3.0', whole)).toThrow('x2-hlsjs 0.3.0');
  expect(() => withRun(series, 'x2-shaka', '0.2.0', whole)).toThrow('x2-shaka 0.2.0');
});

test.each(gradedPackages)('the task about %s names it and teaches nothing of it', (name) => {
  const task = taskFor(name);
  expect(task).toContain(`node_modules/${name}`);
  expect(task).not.toMatch(/[{}]|Engine|announceTrackers|isP2PDisabled|injectMixin|getStats|p2pBytes/);
});
