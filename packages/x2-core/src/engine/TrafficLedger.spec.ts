import {expect, test} from 'vitest';
import {TrafficLedger} from './TrafficLedger.ts';

test('starts at zero, with a ratio of 0', () => {
  expect(new TrafficLedger().stats).toEqual({httpBytes: 0, p2pBytes: 0, uploadBytes: 0, peers: 0, ratio: 0});
});

test('adds up by source', () => {
  const ledger = new TrafficLedger();
  ledger.listeners.onChunkDownloaded(30, 'http');
  ledger.listeners.onChunkDownloaded(70, 'p2p');
  ledger.listeners.onChunkUploaded(5);
  ledger.addHttpBytes(100);
  expect(ledger.stats).toEqual({httpBytes: 130, p2pBytes: 70, uploadBytes: 5, peers: 0, ratio: 0.35});
});

test('a viewer with two streams is one peer, and closing twice counts once', () => {
  const ledger = new TrafficLedger();
  ledger.listeners.onPeerConnect({peerId: 'a', streamType: 'main'});
  ledger.listeners.onPeerConnect({peerId: 'b', streamType: 'main'});
  ledger.listeners.onPeerConnect({peerId: 'c', streamType: 'secondary'});
  expect(ledger.stats.peers).toBe(2);
  ledger.listeners.onPeerClose({peerId: 'a', streamType: 'main'});
  ledger.listeners.onPeerClose({peerId: 'a', streamType: 'main'});
  expect(ledger.stats.peers).toBe(1);
});
