import {expect, test} from './fixtures.ts';
import {EAGER, HOLDING, type Viewer} from './viewers.ts';

declare global {
  interface Window {
    isRestored: boolean;
  }
}

// Playwright disables the back/forward cache.
test.use({launchOptions: async ({launchOptions}, use) => use({...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache']})});

/** Goes to another page and back; gives the reasons why the browser had not kept this page, `undefined` if it had. */
async function leaveAndReturn({page}: Viewer): Promise<string[] | undefined> {
  await page.evaluate(() => addEventListener('pageshow', ({persisted}) => (window.isRestored = persisted)));
  await page.goto('about:blank');
  await page.goBack({waitUntil: 'commit'});
  await page.waitForFunction(() => document.readyState === 'complete');
  return page.evaluate(() => {
    const [{notRestoredReasons}] = performance.getEntriesByType('navigation') as never as [
      {notRestoredReasons?: {reasons: {reason: string}[]}},
    ];
    return window.isRestored ? undefined : [...new Set(notRestoredReasons?.reasons.map(({reason}) => reason))];
  });
}

test('a page with peer connections is not kept in the back/forward cache, so it starts anew', async ({open}) => {
  await open({withTracker: true, core: HOLDING});
  const viewer = await open({withTracker: true, core: HOLDING});
  await viewer.untilConnected();
  expect(await leaveAndReturn(viewer)).toEqual(['rtc']);
});

test('a page without peer connections is kept, and plays on', async ({open}) => {
  const viewer = await open({core: HOLDING});
  await viewer.expectPlaying();
  expect(await leaveAndReturn(viewer)).toBeUndefined();
  await viewer.expectWholeStream();
  await viewer.expectPlaying();
});

test('a page whose P2P is off is kept, and shares again once P2P is on', async ({open}) => {
  const giver = await open({withTracker: true, core: EAGER});
  await giver.expectWholeStream();
  // The player asks for nothing that it has buffered, so its buffer is kept small.
  const viewer = await open({withTracker: true, core: HOLDING, hlsConfig: {maxBufferLength: 4, maxMaxBufferLength: 4}});
  await viewer.untilConnected();
  await viewer.apply({isP2PDisabled: true});
  expect(await leaveAndReturn(viewer)).toBeUndefined();
  await viewer.apply({isP2PDisabled: false, p2pDownloadTimeWindow: 6000});
  await viewer.untilFromPeers(4);
  await viewer.expectWholeStream();
  await viewer.expectPlaying();
});
