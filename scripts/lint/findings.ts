/** One thing to mend in a page. `line` counts from 1. */
export type Finding = {readonly line: number; readonly rule: string; readonly message: string};
