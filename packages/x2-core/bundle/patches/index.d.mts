/** One text of a file of upstream's, and what stands in its place. */
export type Place = {readonly file: string; readonly find: string; readonly replace: string};

export type Patch = {
  /** By which `npm run test:patches` calls it. */
  readonly name: string;
  /** What goes wrong without it. */
  readonly why: string;
  /** The test, or group of tests, that fails without it, and without each of its places. */
  readonly heldBy: {readonly file: string; readonly title: string};
  /** What upstream has written about the same fault: repository, number, title. */
  readonly upstream?: string;
  readonly places: readonly Place[];
};

export const patches: readonly Patch[];
