import {test} from './fixtures.ts';
import {EAGER, HOLDING, PATIENT} from './viewers.ts';

// Upstream's own integration forgets the stream whenever a video element is attached; ours must not.

test('after recovery from a media error: the connections hold and segments still come from peers', async ({open}) => {
  const giver = await open({withTracker: true, core: EAGER});
  await giver.expectWholeStream();
  const taker = await open({withTracker: true, core: HOLDING});
  await taker.untilConnected();
  await taker.expectPlaying();
  await taker.page.evaluate(() => window.viewer.hls.recoverMediaError());
  await taker.apply({p2pDownloadTimeWindow: 6000});
  await taker.untilFromPeers(12);
  await taker.expectWholeStream();
  await taker.expectPlaying();
});

test('a video element attached after the playlist was loaded: segments come from peers', async ({open}) => {
  const giver = await open({withTracker: true, core: EAGER});
  await giver.expectWholeStream();
  const taker = await open({withTracker: true, core: PATIENT, extras: {attachLate: true}});
  await taker.page.waitForFunction(() => window.viewer.hls.media);
  await taker.page.evaluate(() => void window.viewer.video.play());
  await taker.untilFromPeers(12);
  await taker.expectWholeStream();
  await taker.expectPlaying();
});
