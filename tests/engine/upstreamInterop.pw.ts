import {expect, test, TOKEN} from './fixtures.ts';
import {bundleUpstreamEngine} from './upstreamEngine.ts';
import {noteAnnounces} from './noteAnnounces.ts';
import type {Viewer} from './viewers.ts';

/** Waits for the first swarm that a viewer announces. */
async function swarmOf({page}: Viewer): Promise<string> {
  await page.waitForFunction(() => window.announced.length > 0);
  return page.evaluate(() => window.announced[0]!);
}

test('the engine from npm is in another swarm: it knows renditions by other names', async ({open, tracker}) => {
  const ours = await open({withTracker: true, initScript: noteAnnounces});
  const upstream = await open({
    scripts: {'/x2-hlsjs.js': await bundleUpstreamEngine()},
    // What x2-hlsjs does by itself: the token in the tracker's address, and no ICE servers of third parties.
    core: {announceTrackers: [`${tracker.url}?token=${TOKEN}`], rtcConfig: {iceServers: []}},
    initScript: noteAnnounces,
  });
  expect(await swarmOf(upstream)).not.toBe(await swarmOf(ours));
});
