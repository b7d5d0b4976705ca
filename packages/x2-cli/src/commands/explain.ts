import {parseArgs} from 'node:util';
import {errorCatalog, type ErrorEntry} from 'x2-core/errors';
import {Trouble} from '../Trouble.ts';

const effects: Readonly<Record<ErrorEntry['effect'], string>> = {throw: '抛出，什么都没有改变', record: '只作记录，不抛出'};

/** What an error number means and what to do. */
export function explain(args: readonly string[]): string {
  const {values, positionals} = parseArgs({args: [...args], allowPositionals: true, options: {json: {type: 'boolean'}}});
  const [asked] = positionals;
  if (asked === undefined || positionals.length > 1) throw new Trouble('要给出一个错误编号，例如 x2 explain X2-2002。');
  const id = asked.toUpperCase().replace(/^(?:X2-?)?/, 'X2-');
  if (!Object.hasOwn(errorCatalog, id)) throw new Trouble(`没有 ${asked} 这个编号，有的是 ${Object.keys(errorCatalog).join('、')}。`);
  const entry: ErrorEntry = errorCatalog[id as keyof typeof errorCatalog];
  if (values.json) return JSON.stringify({id, ...entry}, undefined, 2);
  return `${id} ${entry.title}\n处理：${entry.remedy}\n效果：${effects[entry.effect]}`;
}
