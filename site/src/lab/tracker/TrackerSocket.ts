import {LOCAL_TRACKER} from '../protocol.ts';
import type {SignalChannel} from './signalChannel.ts';
import {TrackerNode, type TrackerMessage} from './TrackerNode.ts';

const OPEN_DELAY_MS = 5;

export type TrackerSocketHost = {
  readonly channel: () => SignalChannel;
  readonly isCut: () => boolean;
  readonly isConnected: (peerId: string) => boolean;
};

const openSockets = new Set<LocalTrackerSocket>();
const sniffedPeerIds = new Set<string>();

/** As much of WebSocket as the tracker client uses, with a tracker node behind it instead of a network. */
class LocalTrackerSocket {
  readyState: number = WebSocket.CONNECTING;
  readonly bufferedAmount = 0;
  binaryType = 'arraybuffer';
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent<string>) => void) | null = null;
  onclose: ((event: Event) => void) | null = null;
  onerror: ((event: Event) => void) | null = null;
  private readonly node: TrackerNode;
  private readonly channel: SignalChannel;

  constructor(
    readonly url: string,
    host: TrackerSocketHost,
  ) {
    const channel = (this.channel = host.channel());
    this.node = new TrackerNode({
      broadcast: channel.post,
      isConnected: host.isConnected,
      deliver: (message) => {
        if (this.readyState === WebSocket.OPEN) this.onmessage?.(new MessageEvent('message', {data: JSON.stringify(message)}));
      },
      now: () => performance.now(),
      schedule: (action, milliseconds) => setTimeout(action, milliseconds),
    });
    channel.listen((envelope) => this.node.fromNode(envelope));
    openSockets.add(this);
    setTimeout(() => this.setCut(host.isCut()), OPEN_DELAY_MS);
  }

  send(data: string): void {
    this.node.fromClient(JSON.parse(data) as TrackerMessage);
  }

  close(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.node.close();
    this.channel.close();
    openSockets.delete(this);
    setTimeout(() => this.onclose?.(new Event('close')));
  }

  /** A socket that is opened while the tracker is cut stays in "connecting" until the tracker is back. */
  setCut(isCut: boolean): void {
    this.node.setCut(isCut);
    if (isCut || this.readyState !== WebSocket.CONNECTING) return;
    this.readyState = WebSocket.OPEN;
    this.onopen?.(new Event('open'));
  }

  announceSoon(): void {
    this.node.announceSoon();
  }

  get peerIds(): string[] {
    return this.node.peerIds;
  }
}

/**
 * Puts a WebSocket in place that answers for the laboratory's own tracker address and is a plain one for any other.
 * Has to run before the engine is loaded: its tracker client keeps the global it finds at that moment.
 */
export function installTrackerSocket(host: TrackerSocketHost): void {
  const NativeWebSocket = globalThis.WebSocket;
  class ObservedWebSocket extends NativeWebSocket {
    override send(data: string | ArrayBufferLike | Blob | ArrayBufferView): void {
      // With a real tracker, this is the only place that shows the engine's own peer id, needed to draw who sent to whom.
      if (typeof data === 'string') notePeerId(data);
      super.send(data);
    }
  }
  globalThis.WebSocket = new Proxy(ObservedWebSocket, {
    construct: (target, [url, protocols]: [string | URL, (string | string[])?]) =>
      String(url).startsWith(LOCAL_TRACKER) ? new LocalTrackerSocket(String(url), host) : new target(url, protocols),
  });
}

export function setTrackerCut(isCut: boolean): void {
  for (const socket of openSockets) socket.setCut(isCut);
}

export function announceSoon(): void {
  for (const socket of openSockets) socket.announceSoon();
}

export function ownPeerIds(): string[] {
  return [...sniffedPeerIds, ...[...openSockets].flatMap(({peerIds}) => peerIds)];
}

/** A viewer that leaves properly says goodbye to the tracker. */
export function closeTrackerSockets(): void {
  for (const socket of [...openSockets]) socket.close();
}

function notePeerId(data: string): void {
  try {
    const {peer_id: peerId} = JSON.parse(data) as TrackerMessage;
    if (peerId) sniffedPeerIds.add(peerId);
  } catch {
    // Not a tracker message.
  }
}
