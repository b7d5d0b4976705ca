import {beforeAll, expect, test} from 'vitest';
import {loadCore, type UpstreamCore} from '@x2p2p/test-tools/upstream/loadCore';
import {SAYS, SEGMENT_BYTES, segment, settled, startEngine} from '@x2p2p/test-tools/upstream/startEngine';
import {wholeAsBundled} from '../asBundled.mjs';

let upstream: UpstreamCore;

beforeAll(async () => {
  upstream = await loadCore(...wholeAsBundled());
});

test('a segment that has left the list, but not the memory, is given to who asks for it', async () => {
  const {core, load, askedFor, join, dropFromList} = startEngine(upstream);
  load(segment(0));
  await settled();
  askedFor(segment(0)).answer();
  await settled();
  dropFromList(segment(0));
  const peer = join();
  peer.says({c: SAYS.asks, i: 0, r: 5});
  await settled();
  expect(peer.heard).toContainEqual(expect.objectContaining({c: SAYS.sends, i: 0, r: 5, s: SEGMENT_BYTES}));
  expect(peer.receivedBytes).toBe(SEGMENT_BYTES);
  core.destroy();
});
