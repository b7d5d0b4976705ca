import type {Message} from './messages.ts';
import {outcomeOf} from './outcomeOf.ts';
import type {Settings} from './settings.ts';

// Thousands of months with hundreds of channels: seconds of work that must not hold up the page. Cancelling means ending the worker.
const answer = (message: Message): void => self.postMessage(message);

self.addEventListener('message', ({data: settings}: MessageEvent<Settings>) => {
  const outcome = outcomeOf(settings, (share) => answer({kind: 'progress', share: share * 0.95}));
  answer({kind: 'done', outcome});
});
