import type {SampleRecord, SampleState} from './SampleRecord.ts';

/** By the name of a sample. */
export type Named<Value> = Readonly<Record<string, Value | undefined>>;

/** Why records no longer match what is on disk, a line for each reason; samples without a record are left out. */
export function outdated(records: Named<SampleRecord>, present: Named<SampleState>): string[] {
  return Object.entries(records).flatMap(([name, record]) => {
    const state = present[name];
    if (!record) return [];
    if (!state) return [`${name}: there is no such sample`];
    const changed = Object.entries(state.packages).filter(([library, version]) => record.packages[library] !== version);
    return [
      ...(record.sources === state.sources ? [] : [`${name}: its files have changed since it was tested`]),
      ...(record.engine === state.engine ? [] : [`${name}: the engine has changed since it was tested`]),
      ...changed.map(([library, version]) => `${name}: tested with ${library} ${record.packages[library] ?? '(none)'}, now ${version}`),
    ];
  });
}

/** Samples that have not passed their test. */
export const unrecorded = (records: Named<SampleRecord>, present: Named<SampleState>): string[] =>
  Object.keys(present)
    .filter((name) => !records[name])
    .map((name) => `${name}: has not passed its test`);
