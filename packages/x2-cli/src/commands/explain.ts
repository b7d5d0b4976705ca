import {parseArgs} from 'node:util';
import {Trouble} from '@x2p2p/command/Trouble';
import type {ErrorEntry} from 'x2-core/errors';
import {errorOf} from '../answers/errorOf.ts';
import {json} from '../json.ts';

const effects: Readonly<Record<ErrorEntry['effect'], string>> = {throw: '抛出，什么都没有改变', record: '只作记录，不抛出'};

/** What an error number means and what to do. */
export function explain(args: readonly string[]): string {
  const {values, positionals} = parseArgs({args: [...args], allowPositionals: true, options: {json: {type: 'boolean'}}});
  const [asked] = positionals;
  if (asked === undefined || positionals.length > 1) throw new Trouble('要给出一个错误编号，例如 x2 explain X2-2002。');
  const entry = errorOf(asked);
  return values.json ? json(entry) : `${entry.id} ${entry.title}\n处理：${entry.remedy}\n效果：${effects[entry.effect]}`;
}
