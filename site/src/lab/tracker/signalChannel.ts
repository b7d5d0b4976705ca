import type {Envelope} from './TrackerNode.ts';

/** The channel over which tracker nodes talk. */
export type SignalChannel = {
  readonly post: (envelope: Envelope) => void;
  readonly listen: (listener: (envelope: Envelope) => void) => void;
  readonly close: () => void;
};

const CHANNEL = 'x2-lab-tracker-1';

/** All tabs and frames of this browser; throws where the browser refuses (storage switched off). */
export function openBroadcastChannel(): SignalChannel {
  const channel = new BroadcastChannel(CHANNEL);
  return {
    post: (envelope) => channel.postMessage(envelope),
    listen: (listener) => channel.addEventListener('message', ({data}: MessageEvent<Envelope>) => listener(data)),
    close: () => channel.close(),
  };
}
