import {fieldLabels} from './fieldLabels.ts';
import type {Release} from './schema.ts';

type Field = keyof typeof fieldLabels;
export type ReleaseRow = {
  readonly field: Field;
  readonly label: string;
  readonly form: 'text' | 'list' | 'steps';
  readonly lines: readonly string[];
};

const fields = Object.keys(fieldLabels) as Field[];

/** What a release says, field by field, for the history page and for the changelog of the package. */
export function releaseRows(release: Release): ReleaseRow[] {
  return fields.flatMap((field) => {
    const lines = linesOf(release, field);
    return lines.length > 0 ? [{field, label: fieldLabels[field], form: formOf(field), lines}] : [];
  });
}

function linesOf(release: Release, field: Field): readonly string[] {
  if (field === 'fixed')
    return (release.fixed ?? []).map(({symptom, cause, affects}) => `${symptom}；原因：${cause}；影响版本：${affects}。`);
  if (field === 'dependencies')
    return (release.dependencies ?? []).map(({name, from, to}) => `\`${name}\` ${from ? `${from} → ` : ''}${to}`);
  return [release[field] ?? []].flat();
}

function formOf(field: Field): ReleaseRow['form'] {
  if (field === 'upgrade') return 'steps';
  return field === 'interop' || field === 'permissions' || field === 'size' ? 'text' : 'list';
}
