import {bordersOf} from './borders.ts';
import type {Outcome} from './messages.ts';
import type {Settings} from './settings.ts';
import {histogram, simulate, toCsv} from './simulate.ts';

/** Everything the page shows of a simulation. */
export function outcomeOf(settings: Settings, onProgress?: (share: number) => void): Outcome {
  const simulation = simulate(settings, onProgress);
  const {worlds, ...ranges} = simulation;
  return {...ranges, settings, bars: histogram(worlds.map(({share}) => share)), borders: bordersOf(settings), csv: toCsv(simulation)};
}
