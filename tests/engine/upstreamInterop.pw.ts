import {TOKEN, test} from './fixtures.ts';
import {bundleUpstreamEngine} from './upstreamEngine.ts';
import {EAGER, PATIENT, type ViewerOptions} from './viewers.ts';

let engineScript: string;

test.beforeAll(async () => {
  engineScript = await bundleUpstreamEngine();
});

/** Adds what x2-hlsjs does by itself: the token in the tracker's address, and no ICE servers of third parties. */
const upstream = (announce: string, core: object): ViewerOptions => ({
  scripts: {'/x2-hlsjs.js': engineScript},
  core: {announceTrackers: [`${announce}?token=${TOKEN}`], rtcConfig: {iceServers: []}, ...core},
});

test('a viewer with the engine from npm gets segments from ours', async ({open, tracker}) => {
  const giver = await open({withTracker: true, core: EAGER});
  await giver.expectWholeStream();
  const taker = await open(upstream(tracker.url, PATIENT));
  await taker.expectServedBy(giver);
});

test('our viewer gets segments from one with the engine from npm', async ({open, tracker}) => {
  // With its worker, hls.js would transfer away the bytes that the unpatched engine keeps for peers.
  const giver = await open({...upstream(tracker.url, EAGER), hlsConfig: {enableWorker: false}});
  await giver.expectWholeStream();
  const taker = await open({withTracker: true, core: PATIENT});
  await taker.expectServedBy(giver);
});

test('empty segments sent by the engine from npm are refused', async ({open, tracker}) => {
  const giver = await open(upstream(tracker.url, EAGER));
  await giver.expectWholeStream();
  const taker = await open({withTracker: true, core: PATIENT});
  await taker.untilSegmentError('peer-protocol-violation');
  await taker.expectWholeStream();
  await taker.expectPlaying();
});
