import {parseArgs} from 'node:util';

export type Choices = {
  /** The stages to run. */
  readonly only: readonly string[];
  /** Run what is affected by changes since this commit; empty for the usual one. */
  readonly changed?: string;
};

/** What the arguments ask for. */
export function choices(args: readonly string[], known: readonly string[]): Choices {
  const {values} = parseArgs({
    // Of an option with a value, `parseArgs` wants the value.
    args: args.map((arg) => (arg === '--changed' ? '--changed=' : arg)),
    options: {only: {type: 'string'}, changed: {type: 'string'}},
  });
  const only = values.only?.split(',') ?? known;
  const unknown = only.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`No stage named ${unknown.join(', ')}; there are: ${known.join(', ')}.`);
  return values.changed === undefined ? {only} : {only, changed: values.changed};
}
