import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {sentenceOf} from '@x2p2p/command/sentenceOf';
import {Trouble} from '@x2p2p/command/Trouble';
import type {WebPackage} from '@x2p2p/site/data/products';
import {grade} from './grade.ts';
import {checks, type Check} from './judge.ts';
import {passed, toRun, withRun, type Series} from './series.ts';
import {gradedPackages, taskFor} from './task.ts';

const PROGRAM = 'npm run grade --';

const USAGE = `用法：
  ${PROGRAM} <目录>             评一个用 x2-hlsjs 做的 Vite 项目；退出码：0 通过，1 没通过，2 评不了
    --package x2-shaka                评用 x2-shaka 做的
    --series <文件>                   把结果记进一组结果
  ${PROGRAM} --task x2-hlsjs    打印交给对方的任务`;

type Output = {readonly say: (line: string) => void; readonly complain: (line: string) => void};

/** Does what the arguments ask for, and returns the exit code. */
export async function command(args: readonly string[], {say, complain}: Output): Promise<0 | 1 | 2> {
  try {
    const {values, positionals} = parseArgs({
      args: [...args],
      options: {
        package: {type: 'string', default: 'x2-hlsjs'},
        task: {type: 'string'},
        series: {type: 'string'},
        help: {type: 'boolean', default: false},
      },
      allowPositionals: true,
    });
    const text = values.help ? USAGE : values.task && taskFor(graded(values.task));
    if (text) {
      say(text);
      return 0;
    }
    const [folder] = positionals;
    if (folder === undefined || positionals.length > 1) throw new Trouble(`要写一个目录：${PROGRAM} <目录>。`);
    return (await gradeOne(folder, graded(values.package), values.series, say)) ? 0 : 1;
  } catch (error) {
    complain(sentenceOf(error, PROGRAM));
    return 2;
  }
}

async function gradeOne(folder: string, name: WebPackage, file: string | undefined, say: Output['say']): Promise<boolean> {
  const series = file === undefined ? undefined : readSeries(file);
  const {grades, version} = await grade(folder, name);
  for (const [check, title] of Object.entries(checks)) {
    const reason = grades[check as Check];
    say(reason === undefined ? `✓ ${title}` : `✗ ${title}：${reason}`);
  }
  const run = toRun(grades);
  if (file && series) writeFileSync(file, `${JSON.stringify(withRun(series, name, version, run), null, 2)}\n`);
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
