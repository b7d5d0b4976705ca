import {parseArgs} from 'node:util';
import {Trouble} from '@x2p2p/command/Trouble';
import {describeRange, optionNames} from 'x2-core/options';
import {allOptions, optionOf, type NamedOption} from '../answers/optionsOf.ts';
import {json} from '../json.ts';

/** Options of the web engines: all of them in a line each, or one in full. */
export function options(args: readonly string[]): string {
  const {values, positionals} = parseArgs({args: [...args], allowPositionals: true, options: {json: {type: 'boolean'}}});
  const [asked] = positionals;
  if (positionals.length > 1) throw new Trouble('一次只能查一个选项。');
  if (asked === undefined)
    return values.json ? json(allOptions) : optionNames.map((name) => `${name}  ${allOptions[name].summary}`).join('\n');
  return values.json ? json(optionOf(asked)) : inFull(optionOf(asked));
}

const inFull = (option: NamedOption): string =>
  [
    `${option.name}  ${option.summary}`,
    `取值：${describeRange(option)}`,
    `默认：${option.default === undefined ? '不设' : JSON.stringify(option.default)}`,
    `位置：${option.scope === 'common' ? 'core 的顶层' : 'core 的顶层、mainStream、secondaryStream'}`,
    `运行中修改：${option.dynamic ? '可以，用 applyDynamicConfig()' : '不可以，创建时设置'}`,
  ].join('\n');
