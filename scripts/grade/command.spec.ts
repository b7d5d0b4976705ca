import {expect, test} from 'vitest';
import {command} from './command.ts';
import {taskFor} from './task.ts';

async function run(...args: string[]) {
  const said: string[] = [];
  const complaints: string[] = [];
  const code = await command(args, {say: (line) => said.push(line), complain: (line) => complaints.push(line)});
  return {code, said, complaints};
}

test.each([
  [[], '要写一个目录：npm run grade -- <目录>。'],
  [['one', 'two'], '要写一个目录：npm run grade -- <目录>。'],
  [['no-such-folder'], '没有 no-such-folder 这个目录。'],
  [['.', '--package', 'left-pad'], '不评 left-pad，只评 x2-hlsjs、x2-shaka。'],
  [['--task', 'left-pad'], '不评 left-pad，只评 x2-hlsjs、x2-shaka。'],
  [['.', '--series', 'no-such.json'], '没有 no-such.json：先写好这组结果的开头，runs 留空。'],
  [['--tsk', 'x2-hlsjs'], '没有 --tsk 这个选项；npm run grade -- --help 查看用法。'],
])('%j is one sentence and exit code 2', async (args, sentence) => {
  expect(await run(...args)).toEqual({code: 2, said: [], complaints: [sentence]});
});

test('the task is printed as it is given', async () => {
  expect(await run('--task', 'x2-shaka')).toEqual({code: 0, said: [taskFor('x2-shaka')], complaints: []});
});
