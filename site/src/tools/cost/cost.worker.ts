import {bordersOf} from './borders';
import type {Message} from './messages';
import type {Settings} from './settings';
import {histogram, simulate, toCsv} from './simulate';

// Thousands of months with hundreds of channels: seconds of work that must not hold up the page. Cancelling means ending the worker.
const answer = (message: Message): void => self.postMessage(message);

self.addEventListener('message', ({data: settings}: MessageEvent<Settings>) => {
  const simulation = simulate(settings, (share) => answer({kind: 'progress', share: share * 0.95}));
  const {worlds, ...ranges} = simulation;
  const bars = histogram(worlds.map(({share}) => share));
  answer({kind: 'done', outcome: {...ranges, settings, bars, borders: bordersOf(settings), csv: toCsv(simulation)}});
});
