import {expect, test} from 'vitest';
import {isStunUrl} from './lists.ts';

test.each([
  'stun:stun.x2p2p.example',
  'stun:stun.x2p2p.example:3478',
  'STUNS:stun.x2p2p.example:5349',
  'stun:192.0.2.1:65535',
  'stun:[2001:db8::1]:3478',
])('%s is one', (text) => {
  expect(isStunUrl(text)).toBe(true);
});

// Browsers throw for each of these; `transport` is for TURN.
test.each([
  'stun.x2p2p.example',
  'stun://stun.x2p2p.example',
  'stun:',
  'stun:stun.x2p2p.example:0',
  'stun:stun.x2p2p.example:65536',
  'stun:stun.x2p2p.example?transport=udp',
  'stuns:stun.x2p2p.example:5349?transport=tcp',
  'turn:turn.x2p2p.example',
])('%s is none', (text) => {
  expect(isStunUrl(text)).toBe(false);
});
