import {parseArgs} from 'node:util';
import {nearestName} from 'x2-core/nearestName';
import {describeRange, optionNames, options as table, type OptionName, type OptionSpec} from 'x2-core/options';
import {Trouble} from '../Trouble.ts';

/** Options of the web engines: all of them in a line each, or one in full. */
export function options(args: readonly string[]): string {
  const {values, positionals} = parseArgs({args: [...args], allowPositionals: true, options: {json: {type: 'boolean'}}});
  const [asked] = positionals;
  if (positionals.length > 1) throw new Trouble('一次只能查一个选项。');
  if (asked === undefined) return values.json ? JSON.stringify(table, undefined, 2) : optionNames.map(inOneLine).join('\n');
  if (!isOption(asked)) {
    const nearest = nearestName(asked, optionNames);
    throw new Trouble(`没有 ${asked} 这个选项${nearest ? `，是不是 ${nearest}` : ''}；x2 options 列出全部。`);
  }
  return values.json ? JSON.stringify({name: asked, ...table[asked]}, undefined, 2) : inFull(asked);
}

const isOption = (name: string): name is OptionName => (optionNames as readonly string[]).includes(name);

const inOneLine = (name: OptionName): string => `${name}  ${table[name].summary}`;

function inFull(name: OptionName): string {
  const spec: OptionSpec = table[name];
  return [
    `${name}  ${spec.summary}`,
    `取值：${describeRange(spec)}`,
    `默认：${spec.default === undefined ? '不设' : JSON.stringify(spec.default)}`,
    `位置：${spec.scope === 'common' ? 'core 的顶层' : 'core 的顶层、mainStream、secondaryStream'}`,
    `运行中修改：${spec.dynamic ? '可以，用 applyDynamicConfig()' : '不可以，创建时设置'}`,
  ].join('\n');
}
