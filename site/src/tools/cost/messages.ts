import type {Border} from './borders.ts';
import type {Settings} from './settings.ts';
import type {Bar, Simulation} from './simulate.ts';

export type Outcome = Omit<Simulation, 'worlds'> & {
  readonly settings: Settings;
  readonly bars: readonly Bar[];
  readonly borders: readonly Border[];
  readonly csv: string;
};

/** From the worker to the page. */
export type Message = {readonly kind: 'progress'; readonly share: number} | {readonly kind: 'done'; readonly outcome: Outcome};
