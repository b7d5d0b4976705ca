export {
  commonOptionNames,
  optionNames,
  options,
  streamOptionNames,
  type OptionName,
  type OptionSpec,
  type OptionType,
  type OptionUnit,
} from './optionTable.ts';
export {describeRange} from './describeRange.ts';
