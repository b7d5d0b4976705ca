/** A test that has to be spoken about: where it stands and what it is called, and what went wrong. */
export type Told = {readonly name: string; readonly reason: string};

/** What came of a stage. */
export type Count = {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly Told[];
  /** Passed only when tried again: bugs to look into, no reasons to stop. */
  readonly flaky: readonly Told[];
  /** Why a test did not run: a reason for each. */
  readonly skipped: readonly string[];
};

export const nothing: Count = {passed: 0, failed: 0, failures: [], flaky: [], skipped: []};
