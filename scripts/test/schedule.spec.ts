import {setTimeout as sleep} from 'node:timers/promises';
import {expect, test} from 'vitest';
import {nothing} from './Count.ts';
import {runAll, startable} from './schedule.ts';

const stage = (name: string, cores: number, ...needs: string[]) => ({name, cores, needs});
const names = (stages: readonly {readonly name: string}[]) => stages.map(({name}) => name).join(' ');

const build = stage('build', 2);
const types = stage('types', 1);
const browser = stage('browser', 1.5, 'build');
const lab = stage('lab', 0.5, 'build');
const servers = stage('servers', Infinity);

test.each([
  ['what computes has the cores for itself', [build, types], [], 'build'],
  ['what has to wait lets what fits go first', [types, browser], [stage('packages', 1)], 'types'],
  ['what waits for video runs beside what computes', [browser, lab], [], 'browser lab'],
  ['what is needed comes first', [build, browser, lab], [], 'build'],
  ['what is needed has to have ended', [lab], [build], ''],
  ['what measures time waits for everything', [servers], [lab], ''],
  ['nothing runs beside what measures time', [lab], [servers], ''],
  ['a stage for more cores than there are runs alone', [servers, lab], [], 'servers'],
])('%s', (_, waiting, running, expected) => {
  expect(names(startable(waiting, running, 2))).toBe(expected);
});

/** Runs stages that take as many milliseconds as their names have letters; gives when each began and ended. */
async function history(stages: Parameters<typeof runAll>[0], failing: readonly string[] = []) {
  const events: string[] = [];
  const outcome = await runAll(stages, 2, async ({name}) => {
    events.push(`+${name}`);
    await sleep(name.length * 10);
    events.push(`-${name}`);
    return {...nothing, passed: 1, failed: failing.includes(name) ? 1 : 0};
  });
  return {events: events.join(' '), ...outcome};
}

test('every stage runs once, beside others where there is room', async () => {
  const {events, counts, dropped} = await history([build, browser, servers, lab]);
  expect(events).toBe('+build -build +browser +lab -lab -browser +servers -servers');
  expect(counts.size).toBe(4);
  expect(dropped).toEqual([]);
});

test('what needs a stage that failed does not run, nor what needs that', async () => {
  const {events, dropped} = await history([build, browser, stage('record', 1, 'browser'), types], ['build']);
  expect(events).toBe('+build -build +types -types');
  expect(dropped).toEqual(['browser', 'record']);
});

test('what is needed but not part of the run is taken from disk', async () => {
  expect((await history([lab])).events).toBe('+lab -lab');
});
