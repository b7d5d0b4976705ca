import {quote} from '../inSentence.ts';
import {MAX_PLAYLIST_LENGTH, tooLarge} from './checkText.ts';
import {readAttributes} from './attributes.ts';
import type {Refusal} from './types.ts';

/** Values of `EXT-X-DEFINE`. */
export type Variables = ReadonlyMap<string, string>;

/** Where `QUERYPARAM` and `IMPORT` take their values from. */
export type VariableSources = {
  /** Of the playlist, after redirects. */
  readonly address?: string;
  /** Of the multivariant playlist that names this one. */
  readonly imported?: Variables;
};

/** A variable without a value; `from` says where it should have come from. */
export type MissingVariable = {readonly name: string; readonly from: 'NAME' | 'QUERYPARAM' | 'IMPORT'};

type Substituted = {
  readonly lines: readonly string[];
  readonly variables: Variables;
  readonly missing: readonly MissingVariable[];
  readonly refusals: readonly Refusal[];
};

const REFERENCE = /\{\$([a-zA-Z0-9_-]+)\}/g;

/** Line by line as hls.js does it (`variable-substitution.ts`): a variable has its value from the line of its definition on. */
export function substituteVariables(lines: readonly string[], {address, imported}: VariableSources): Substituted {
  const variables = new Map<string, string>();
  const missing = new Map<string, MissingVariable>();
  let length = 0;
  const fill = (line: string): string =>
    line.replace(REFERENCE, (reference, name: string) => {
      const value = variables.get(name);
      if (value === undefined && !missing.has(name)) missing.set(name, {name, from: 'NAME'});
      // A long value named many times would fill the memory.
      if ((length += value?.length ?? 0) > MAX_PLAYLIST_LENGTH) throw tooLarge();
      return value ?? reference;
    });
  const refusals: Refusal[] = [];
  const define = (text: string, line: number): void => {
    const attributes = readAttributes(text);
    const from = (['QUERYPARAM', 'IMPORT', 'NAME'] as const).find((key) => attributes.has(key));
    if (!from) return;
    const name = attributes.get(from)!;
    const value = {
      QUERYPARAM: () => queryValue(address, name),
      IMPORT: () => imported?.get(name),
      NAME: () => attributes.get('VALUE') ?? '',
    }[from]();
    if (value === undefined) missing.set(name, {name, from});
    else if (variables.has(name) && from !== 'IMPORT') refusals.push({line, tag: `EXT-X-DEFINE 的${quote(name, 40)}`, reason: 'repeated'});
    else variables.set(name, value);
  };
  const filled = lines.map((line, index) => {
    const text = line.includes('{$') ? fill(line) : line;
    if (text.startsWith(DEFINE)) define(text.slice(DEFINE.length), index + 1);
    return text;
  });
  return {lines: filled, variables, missing: [...missing.values()], refusals};
}

const DEFINE = '#EXT-X-DEFINE:';

function queryValue(address: string | undefined, name: string): string | undefined {
  try {
    return new URL(address ?? '').searchParams.get(name) ?? undefined;
  } catch {
    return undefined;
  }
}
