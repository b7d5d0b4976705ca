import {expect, test} from 'vitest';
import {breakable} from './breakable.ts';

test.each([
  ['StreamConfig', 'Stream|Config'],
  ['p2pInactiveLoaderDestroyTimeoutMs', 'p2p|Inactive|Loader|Destroy|Timeout|Ms'],
  ['simultaneousP2PDownloads', 'simultaneous|P2P|Downloads'],
  ['isP2PDisabled', 'is|P2P|Disabled'],
  ['validateHTTPSegment', 'validate|HTTP|Segment'],
  ['getStats().ratio', 'get|Stats()|.ratio'],
  ['x2.search.recent', 'x2|.search|.recent'],
  ['X2P2P_EVENT_PROXY_STATE_CHANGE', 'X2P2P_|EVENT_|PROXY_|STATE_|CHANGE'],
  ['wss://tracker.x2p2p.example/announce', 'wss://tracker|.x2p2p|.example/|announce'],
  ['stun:stun.x2p2p.example:3478', 'stun:stun|.x2p2p|.example|:3478'],
  ['privacy@x2p2p.example', 'privacy|@x2p2p|.example'],
  ['用 announceTrackers 换成 StreamConfig', '用 announce|Trackers 换成 Stream|Config'],
  ['iceServers', 'ice|Servers'],
])('%s breaks where its parts meet', (text, pieces) => {
  expect(breakable(text).join('|')).toBe(pieces);
});

test.each(['token', 'hls.js', '2.2.2', 'localhost', '一段没有长名字的中文', ''])('「%s」 stays whole', (text) => {
  expect(breakable(text)).toEqual([text]);
});
