import {isDeepStrictEqual} from 'node:util';
import type {OptionSpec} from 'x2-hlsjs/options';
import type {Declarations, Surface, SurfaceError} from './Surface.ts';

/** One name in two versions: added where there is no `before`, removed where there is no `after`. */
export type Change<Value> = {readonly name: string; readonly before?: Value; readonly after?: Value};

export type SurfaceDiff = {
  readonly options: readonly Change<OptionSpec>[];
  readonly errors: readonly Change<SurfaceError>[];
  /** By where it is imported from, each with what differs; what only one version has is apart. */
  readonly types: readonly {readonly entry: string; readonly changes: readonly Change<string>[]}[];
  readonly entries: readonly Change<Declarations>[];
};

/** What differs between two versions of an engine, each name in the order of the version that has it. */
export function surfaceDiff(older: Surface, newer: Surface): SurfaceDiff {
  const entries = changes(older.types, newer.types);
  return {
    // The same facts in other words are no change.
    options: changes(older.options, newer.options, ({summary: _summary, ...facts}) => facts),
    errors: changes(older.errors, newer.errors),
    types: entries.flatMap(({name, before, after}) => (before && after ? [{entry: name, changes: changes(before, after)}] : [])),
    entries: entries.filter(({before, after}) => !before || !after),
  };
}

type Named<Value> = Readonly<Record<string, Value>>;

function changes<Value>(older: Named<Value>, newer: Named<Value>, facts: (value: Value) => unknown = (value) => value): Change<Value>[] {
  const names = new Set([...Object.keys(older), ...Object.keys(newer)]);
  return [...names].flatMap((name) => {
    const [before, after] = [older[name], newer[name]];
    return isDeepStrictEqual(before && facts(before), after && facts(after))
      ? []
      : [{name, ...(before !== undefined && {before}), ...(after !== undefined && {after})}];
  });
}
