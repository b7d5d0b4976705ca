import type {PeerDetails} from 'x2-hlsjs';
import type {WebId} from '../../data/products.ts';
import {openBroadcastChannel} from '../../lab/tracker/signalChannel.ts';
import {installTrackerSocket} from '../../lab/tracker/TrackerSocket.ts';
import type {Bench, BenchHost} from './bench.ts';

const benches: Readonly<Record<WebId, (host: BenchHost) => Promise<Bench>>> = {
  hls: async (host) => new (await import('./HlsBench.ts')).HlsBench(host),
  shaka: async (host) => new (await import('./ShakaBench.ts')).ShakaBench(host),
};

let isTrackerInstalled = false;

/** Peers that are already connected, which the tracker does not introduce again. */
const connectedPeers = new Set<string>();

/**
 * Loads engine and player, on the first call only. The laboratory's tracker comes first, because the engine's tracker
 * client keeps the WebSocket it finds; any address but the laboratory's own still goes to the real network.
 */
export async function openBench(engine: WebId, host: BenchHost): Promise<Bench> {
  if (!isTrackerInstalled) {
    installTrackerSocket({isCut: () => false, isConnected: (peerId) => connectedPeers.has(peerId), channel: openBroadcastChannel});
    isTrackerInstalled = true;
  }
  connectedPeers.clear();
  const watchedHost = {...host, onEvent: watchPeers(host.onEvent)};
  return benches[engine](watchedHost);
}

const watchPeers =
  (onEvent: BenchHost['onEvent']): BenchHost['onEvent'] =>
  (name, details, isYours) => {
    if (name === 'onPeerConnect') connectedPeers.add((details[0] as PeerDetails).peerId);
    if (name === 'onPeerClose') connectedPeers.delete((details[0] as PeerDetails).peerId);
    onEvent(name, details, isYours);
  };
