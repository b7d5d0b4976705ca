import type {Stage} from './Stage.ts';

type Asked = Pick<Stage, 'name' | 'needs' | 'reads'>;

/** Files and folders (with a slash at the end) that a stage reads. */
export const under =
  (...places: readonly string[]): Stage['reads'] =>
  (file) =>
    places.some((place) => (place.endsWith('/') ? file.startsWith(place) : file === place));

export const anyOf =
  (...all: readonly Stage['reads'][]): Stage['reads'] =>
  (file) =>
    all.some((reads) => reads(file));

/** What specs test, without the specs beside it. */
export const product =
  (...places: readonly string[]): Stage['reads'] =>
  (file) =>
    under(...places)(file) && !file.endsWith('.spec.ts');

/** The stages whose outcome a change of these files can change, with the stages that they need; all of them for a file that no stage names. */
export function affected(stages: readonly Asked[], files: readonly string[]): string[] {
  const isKnown = (file: string) => stages.some(({reads}) => reads(file));
  if (!files.every(isKnown)) return stages.map(({name}) => name);
  const chosen = new Set<string>();
  const choose = (name: string): void => {
    if (chosen.has(name)) return;
    chosen.add(name);
    stages.find((stage) => stage.name === name)?.needs.forEach(choose);
  };
  for (const {name, reads} of stages) if (files.some(reads)) choose(name);
  return stages.map(({name}) => name).filter((name) => chosen.has(name));
}
