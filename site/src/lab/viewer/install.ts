/** Runs before hls.js and the engine are evaluated: both keep references to the globals they find. */
import {openBroadcastChannel, type SignalChannel} from '../tracker/signalChannel.ts';
import type {Envelope} from '../tracker/TrackerNode.ts';
import {installTrackerSocket} from '../tracker/TrackerSocket.ts';
import {installChannelTap} from './channelTap.ts';
import {installNetworkTap} from './networkTap.ts';
import {sendToPage} from './sendToPage.ts';

/** What the tracker socket may ask; the viewer's main module keeps it up to date. */
export const viewerState: {isTrackerCut: boolean; isConnected: (peerId: string) => boolean} = {
  isTrackerCut: false,
  isConnected: () => false,
};

const signalListeners = new Set<(envelope: Envelope) => void>();

/** Without BroadcastChannel the page relays between its own viewers; other tabs stay out of reach. */
function relayThroughPage(): SignalChannel {
  const own: ((envelope: Envelope) => void)[] = [];
  return {
    post: (envelope) => sendToPage({type: 'signal', envelope}),
    listen: (listener) => {
      own.push(listener);
      signalListeners.add(listener);
    },
    close: () => own.forEach((listener) => signalListeners.delete(listener)),
  };
}

export function receiveSignal(envelope: unknown): void {
  for (const listener of signalListeners) listener(envelope as Envelope);
}

installTrackerSocket({
  isCut: () => viewerState.isTrackerCut,
  isConnected: (peerId) => viewerState.isConnected(peerId),
  channel: () => {
    try {
      return openBroadcastChannel();
    } catch {
      return relayThroughPage();
    }
  },
});
installNetworkTap();
installChannelTap(() => sendToPage({type: 'incident', incident: 'corrupted-upload'}));
