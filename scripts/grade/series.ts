import {Trouble} from '@x2p2p/command/Trouble';
import {checks, type Check, type Grades} from './judge.ts';

/** Whether each check passed. */
export type Run = Readonly<Record<Check, boolean>>;

/** What several got who were asked for the same, with the same at hand; a file of `results/`. */
export type Series = {
  readonly package: string;
  readonly version: string;
  /** The documentation was at hand, besides what the package carries. */
  readonly docs: boolean;
  /** `reference` is our own solution. */
  readonly writtenBy: 'assistant' | 'unknown' | 'reference';
  readonly date: string;
  readonly runs: readonly Run[];
};

const names = Object.keys(checks) as Check[];

export const toRun = (grades: Grades): Run =>
  Object.fromEntries(names.map((name) => [name, grades[name] === undefined])) as Record<Check, boolean>;

/** A series is about one version of one package. */
export function withRun(series: Series, name: string, version: string, run: Run): Series {
  if (series.package !== name || series.version !== version) {
    throw new Trouble(`这组结果记的是 ${series.package} ${series.version}，目录里装的是 ${name} ${version}，没有记下。`);
  }
  return {...series, runs: [...series.runs, run]};
}

export const passed = (run: Run): boolean => names.every((name) => run[name]);
