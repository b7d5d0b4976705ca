import {Trouble} from '@x2p2p/command/Trouble';
import {nearestName} from 'x2-core/nearestName';
import {optionNames, options, type OptionName, type OptionSpec} from 'x2-core/options';

export type NamedOption = {readonly name: OptionName} & OptionSpec;

/** The table of all options of the web engines. */
export const allOptions: Readonly<Record<OptionName, OptionSpec>> = options;

export function optionOf(asked: string): NamedOption {
  if (isOption(asked)) return {name: asked, ...allOptions[asked]};
  const nearest = nearestName(asked, optionNames);
  throw new Trouble(`没有 ${asked} 这个选项${nearest ? `，是不是 ${nearest}` : ''}；x2 options 列出全部。`);
}

const isOption = (name: string): name is OptionName => (optionNames as readonly string[]).includes(name);
