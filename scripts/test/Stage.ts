import type {Count} from './Count.ts';

export type Env = NodeJS.ProcessEnv;

export type Stage = {
  readonly name: string;
  /** Stages whose results it reads. Where they are not part of a run, what is on disk is used. */
  readonly needs: readonly string[];
  /** How many cores it keeps busy; `Infinity` where it measures time, and nothing may run beside it. */
  readonly cores: number;
  /** Whether a changed file can change its outcome. */
  readonly reads: (file: string) => boolean;
  readonly run: (env: Env) => Promise<Count>;
};
