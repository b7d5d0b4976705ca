import {expect, test} from 'vitest';
import {isP2PSupported} from './isP2PSupported.ts';

class RTCPeerConnection {
  createDataChannel() {}
}
const browser = {RTCPeerConnection, MediaSource: class {}, WebSocket: class {}, fetch: () => undefined, ReadableStream: class {}};

test('a browser with everything', () => expect(isP2PSupported(browser)).toBe(true));

test('iOS has ManagedMediaSource instead', () => {
  expect(isP2PSupported({...browser, MediaSource: undefined, ManagedMediaSource: class {}})).toBe(true);
});

test.each(Object.keys(browser))('not without %s', (name) => {
  expect(isP2PSupported({...browser, [name]: undefined})).toBe(false);
});

test('not with connections that have no data channels', () => {
  expect(isP2PSupported({...browser, RTCPeerConnection: class {}})).toBe(false);
});

test('not on a server', () => expect(isP2PSupported()).toBe(false));
