import '../requireNode.ts';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {sentenceOf} from '@x2p2p/command/sentenceOf';
import {Trouble} from '@x2p2p/command/Trouble';
import type {WebPackage} from '@x2p2p/site/data/products';
import {grade} from './grade.ts';
import {checks, type Check} from './judge.ts';
import {passed, toRun, withRun, type Series} from './series.ts';
import {gradedPackages, taskFor} from './task.ts';

// `npm run grade -- <folder>` tries out what somebody made of a package, with `--package x2-shaka` of another; `--series <file>` keeps the
// outcome. `npm run grade -- --task x2-hlsjs` prints what they are asked for.

const PROGRAM = 'npm run grade';

async function main(): Promise<boolean> {
  const {values, positionals} = parseArgs({
    options: {package: {type: 'string', default: 'x2-hlsjs'}, task: {type: 'string'}, series: {type: 'string'}},
    allowPositionals: true,
  });
  if (values.task !== undefined) {
    process.stdout.write(taskFor(graded(values.task)));
    return true;
  }
  const [folder] = positionals;
  if (folder === undefined || positionals.length > 1) throw new Trouble(`要写一个目录：${PROGRAM} -- <目录>。`);
  const name = graded(values.package);
  const series = values.series === undefined ? undefined : readSeries(values.series);
  const {grades, version} = await grade(folder, name);
  for (const [check, title] of Object.entries(checks)) {
    const reason = grades[check as Check];
    console.log(reason === undefined ? `✓ ${title}` : `✗ ${title}：${reason}`);
  }
  const run = toRun(grades);
  if (series) writeFileSync(values.series!, `${JSON.stringify(withRun(series, name, version, run), null, 2)}\n`);
  return passed(run);
}

function graded(name: string): WebPackage {
  const found = gradedPackages.find((known) => known === name);
  if (found === undefined) throw new Trouble(`不评 ${name}，只评 ${gradedPackages.join('、')}。`);
  return found;
}

function readSeries(file: string): Series {
  if (!existsSync(file)) throw new Trouble(`没有 ${file}：先写好这组结果的开头，runs 留空。`);
  return JSON.parse(readFileSync(file, 'utf8')) as Series;
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  console.error(sentenceOf(error, PROGRAM));
  process.exitCode = 2;
}
