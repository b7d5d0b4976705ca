import {parseArgs} from 'node:util';
import {expect, test} from 'vitest';
import {sentenceOf} from './sentenceOf.ts';
import {Trouble} from './Trouble.ts';

function said(args: readonly string[]): string {
  try {
    parseArgs({args: [...args], options: {port: {type: 'string'}, json: {type: 'boolean', short: 'j'}}});
    return 'nothing';
  } catch (error) {
    return sentenceOf(error, 'x2');
  }
}

test.each([
  [['--prt', '1'], '没有 --prt 这个选项；x2 --help 查看用法。'],
  [['-p'], '没有 -p 这个选项；x2 --help 查看用法。'],
  [['--port'], '--port 的写法不对：要看它后面该不该跟一个值；x2 --help 查看用法。'],
  [['--port', '--json'], '--port 的写法不对：要看它后面该不该跟一个值；x2 --help 查看用法。'],
  [['--json=yes'], '--json 的写法不对：要看它后面该不该跟一个值；x2 --help 查看用法。'],
  [['now'], '多写了一个词；x2 --help 查看用法。'],
])('%j', (args, sentence) => {
  expect(said(args)).toBe(sentence);
});

test('what a command says itself is left as it is, and what nobody foresaw is one line', () => {
  expect(sentenceOf(new Trouble('端口 8000 已被占用。'), 'x2')).toBe('端口 8000 已被占用。');
  expect(sentenceOf(new Error('disk\n full'), 'x2')).toBe('没有执行成功：disk full。');
});
