import type {SdkContract, SdkOption} from '../types.ts';

export const engineOptions = ({options}: SdkContract): SdkOption[] => options.filter(({group}) => group !== 'stream');
export const streamOptions = ({options}: SdkContract): SdkOption[] => options.filter(({group}) => group === 'stream');

/** The values of an option that has a list of them, as the page prints it. */
export const enumNames = ({options}: SdkContract, kind: SdkOption['kind']): string[] =>
  [...options.find((option) => option.kind === kind)!.range!.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);
