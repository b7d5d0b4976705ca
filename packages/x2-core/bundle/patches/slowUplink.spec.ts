import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {loadConnection} from '@x2p2p/test-tools/upstream/loadCore';
import {asBundled} from '../asBundled.mjs';

const PIECE = new Uint8Array(16 * 1024);

/** A channel to a peer whose uplink takes nothing until the test lets it. */
class Channel {
  bufferedAmount = 0;
  bufferedAmountLowThreshold = 0;
  readyState = 'open';
  onopen!: () => void;
  onbufferedamountlow!: () => void;
  send(message: Uint8Array): void {
    this.bufferedAmount += message.length;
  }
  close(): void {
    this.readyState = 'closed';
  }
  drain(): void {
    this.bufferedAmount = 0;
    this.onbufferedamountlow();
  }
}

const channel = new Channel();

class PeerConnection {
  iceConnectionState = 'new';
  iceGatheringState = 'new';
  oniceconnectionstatechange!: () => void;
  createDataChannel = () => channel;
  createOffer = () => new Promise(() => undefined);
  getStats = async () => new Map([['pair', {id: 'pair', type: 'candidate-pair', selected: true}]]);
  close(): void {
    this.iceConnectionState = 'closed';
  }
}

type Connection = {
  readonly _pc: PeerConnection;
  readonly connected: boolean;
  once(name: string, listener: () => void): void;
  write(message: Uint8Array): boolean;
  destroy(): void;
};

beforeEach(() => {
  vi.stubGlobal('RTCPeerConnection', PeerConnection);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

test('two pieces of a segment wait in a slow channel, and no more', async () => {
  const loaded = await loadConnection<new (options: object) => Connection>(asBundled);
  const connection = new loaded.Connection({initiator: true});
  connection._pc.iceConnectionState = 'connected';
  connection._pc.oniceconnectionstatechange();
  channel.onopen();
  await new Promise<void>((resolve) => connection.once('connect', resolve));
  for (let count = 0; count < 10; count++) connection.write(PIECE);
  await settled();
  expect(channel.bufferedAmount).toBe(2 * PIECE.length);
  channel.drain();
  await settled();
  expect(channel.bufferedAmount).toBe(2 * PIECE.length);
  connection.destroy();
});
