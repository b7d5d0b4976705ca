import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {expect, test} from '@playwright/test';
import type {WebPackage} from '@x2p2p/site/data/products';
import {grade} from '../../scripts/grade/grade.ts';
import {passed, toRun} from '../../scripts/grade/series.ts';
import {freshProject} from './freshProject.ts';

const solutionOf = (name: WebPackage) => fileURLToPath(new URL(`../fixtures/graded/${name}/`, import.meta.url));

/** Grades our own solution, or what becomes of it with one place changed. */
async function gradeSolution(name: WebPackage, [from, to]: readonly [from: string, to: string] = ['', '']) {
  const project = freshProject(solutionOf(name), name);
  try {
    const main = join(project, 'src/main.ts');
    const source = readFileSync(main, 'utf8');
    expect(source).toContain(from);
    writeFileSync(main, source.replace(from, to));
    return (await grade(project, name)).grades;
  } finally {
    rmSync(project, {recursive: true, force: true});
  }
}

// One after the other: each has a browser of its own with three viewers. The time is what the grader may wait in all.
test.describe.configure({mode: 'default', timeout: 180_000});

for (const name of ['x2-hlsjs', 'x2-shaka'] as const) {
  test(`${name}: a page that does what is asked passes every check`, async () => {
    const grades = await gradeSolution(name);
    expect(passed(toRun(grades)), JSON.stringify(grades)).toBe(true);
  });
}

const faults = [
  {
    what: 'does not wait for consent',
    change: ['isP2PDisabled: true,', 'isP2PDisabled: false,'],
    fails: 'waitsForConsent',
    reason: /还没有按下同意，就连了 127/,
  },
  {
    what: 'never shares',
    change: ['{isP2PDisabled: false}', '{isP2PDisabled: true}'],
    fails: 'shares',
    reason: /Tracker 没有等到带着令牌的观众/,
  },
  {what: 'stops with the tracker', change: ['console.warn(warning)', 'hls.destroy()'], fails: 'fallsBack', reason: /视频停住了/},
] as const;

for (const {what, change, fails, reason} of faults) {
  test(`a page that ${what} fails that check alone`, async () => {
    const {[fails]: fault, ...others} = await gradeSolution('x2-hlsjs', change);
    expect(fault).toMatch(reason);
    expect(Object.values(others)).toEqual([undefined, undefined, undefined]);
  });
}
