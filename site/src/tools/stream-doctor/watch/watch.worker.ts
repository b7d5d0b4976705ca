import {StreamProblem} from 'stream-doctor/text';
import {follow} from 'stream-doctor/watch';
import type {WatchAnswer, WatchOrder} from './messages.ts';

// A worker of its own: the examination next to it may be ended at any time. Stopping means ending it.
const answer = (message: WatchAnswer): void => self.postMessage(message);

let isHidden = false;
let onShown: (() => void) | undefined;

self.addEventListener('message', ({data}: MessageEvent<WatchOrder>) => {
  ({isHidden} = data);
  if (!isHidden) onShown?.();
  if (data.kind === 'visibility') return;
  const {address, settings} = data;
  follow(address, {
    fetch: (url, init) => fetch(url, init),
    pageProtocol: self.location.protocol,
    settings,
    mayAsk: () => (isHidden ? new Promise((resolve) => (onShown = resolve)) : Promise.resolve()),
    onEvent: (event) => answer({kind: 'event', event}),
  }).catch((error: unknown) => {
    if (error instanceof StreamProblem) answer({kind: 'problem', id: error.id, message: error.message});
    else answer({kind: 'problem', id: 'crash', message: '盯着看的程序出了错，是我们的缺陷。请把地址发到页脚「联系我们」里的邮箱。'});
  });
});
