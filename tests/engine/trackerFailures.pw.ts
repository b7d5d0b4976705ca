import {expect, test, TOKEN} from './fixtures.ts';
import {removeWebRtc} from './removeWebRtc.ts';
import {listenSilently} from './silentServer.ts';
import {EAGER, HOLDING} from './viewers.ts';

/** Without peers everything comes over HTTP; these viewers fetch the whole stream at once, so that the test is short. */
const alone = (announceTrackers: string[]) => ({token: TOKEN, core: {...EAGER, announceTrackers}});

for (const player of ['hls', 'shaka'] as const) {
  test(`no tracker: plays over HTTP and says so once (${player})`, async ({open}) => {
    const viewer = await open({player, core: EAGER});
    await viewer.expectWholeStream();
    await viewer.expectPlaying();
    viewer.expectSaidOnce('info', 'X2-2003');
    expect(viewer.said).toHaveLength(1);
    expect(await viewer.stats()).toMatchObject({p2pBytes: 0, uploadBytes: 0, peers: 0, ratio: 0});
  });

  test(`tracker closed: plays over HTTP and says so once (${player})`, async ({open, tracker}) => {
    await tracker.close();
    const viewer = await open({player, ...alone([tracker.url])});
    await viewer.expectWholeStream();
    await viewer.expectPlaying();
    await expect.poll(() => viewer.said.length).toBe(1);
    viewer.expectSaidOnce('warning', 'X2-2001');
  });

  test(`tracker name that does not resolve: plays over HTTP and says so once (${player})`, async ({open}) => {
    const viewer = await open({player, ...alone(['ws://tracker.invalid/announce'])});
    await viewer.expectWholeStream();
    await viewer.expectPlaying();
    await expect.poll(() => viewer.said.length).toBe(1);
    viewer.expectSaidOnce('warning', 'X2-2001');
  });

  test(`tracker that accepts and hangs: plays over HTTP (${player})`, async ({open}) => {
    const silent = await listenSilently();
    const viewer = await open({player, ...alone([`ws://127.0.0.1:${silent.port}/announce`])});
    await viewer.expectWholeStream();
    await viewer.expectPlaying();
    expect(silent.connections()).toBeGreaterThan(0);
    await silent.close();
  });

  test(`token refused: plays over HTTP, says so once, meets nobody (${player})`, async ({open, tracker}) => {
    const good = await open({withTracker: true, core: EAGER});
    const bad = await open({player, token: 'wrong', core: {...EAGER, announceTrackers: [tracker.url]}});
    await bad.expectWholeStream();
    await bad.expectPlaying();
    await expect.poll(() => bad.said.length).toBe(1);
    bad.expectSaidOnce('warning', 'X2-2002');
    await good.expectWholeStream();
    expect((await bad.stats()).peers).toBe(0);
    expect(new Set(tracker.seenTokens)).toEqual(new Set([TOKEN, 'wrong']));
  });

  test(`no WebRTC: isSupported() is false, plays over HTTP and says so once (${player})`, async ({open}) => {
    const viewer = await open({player, withTracker: true, core: EAGER, initScript: removeWebRtc});
    await viewer.expectWholeStream();
    await viewer.expectPlaying();
    viewer.expectSaidOnce('info', 'X2-1103');
    expect(viewer.said, 'nothing about a token').toHaveLength(1);
    expect(await viewer.isSupported()).toBe(false);
  });

  test(`a browser with WebRTC is supported (${player})`, async ({open}) => {
    const viewer = await open({player});
    expect(await viewer.isSupported()).toBe(true);
  });
}

for (const [trackerSays, id] of [
  // Refusals: both repeat nothing of the request, and the second does not even name the action it answers.
  ['{"action":"announce","failure reason":"token expired"}', 'X2-2002'],
  ['{"failure reason":"token expired"}', 'X2-2002'],
  ['null', 'X2-2001'],
  ['[]', 'X2-2001'],
  ['{}', 'X2-2001'],
  ['<html>', 'X2-2001'],
  ['{"action":"announce"}', 'X2-2001'],
  ['{"action":"announce","info_hash":null}', 'X2-2001'],
] as const) {
  test(`a tracker that answers ${trackerSays}: plays over HTTP and says ${id} once`, async ({open}) => {
    const viewer = await open({withTracker: true, core: EAGER, trackerSays});
    await viewer.expectWholeStream();
    await viewer.expectPlaying();
    await expect.poll(() => viewer.said.length).toBe(1);
    viewer.expectSaidOnce('warning', id);
    expect(viewer.uncaught).toEqual([]);
  });
}

for (const [interval, delay] of [
  [1, 1000],
  // Invalid intervals leave the engine's own, 30 s.
  ['120s', 30_000],
  [-1, 30_000],
  [0.001, 30_000],
  // The longest delay of a browser's timers; they treat a longer one as 0.
  [3_000_000, 2 ** 31 - 1],
] as const) {
  test(`a tracker that wants to hear every ${interval} seconds hears every ${delay} ms`, async ({open}) => {
    const viewer = await open({
      withTracker: true,
      initScript: noteAnnounceTimers,
      // The warning tells that the answer has been read.
      trackerSays: (message) =>
        JSON.stringify({...JSON.parse(message), peer_id: undefined, offers: undefined, interval, 'warning message': 'read'}),
    });
    await expect.poll(() => viewer.said.length).toBe(1);
    expect(await viewer.page.evaluate(() => [...window.announceTimers.values()])).toEqual([delay]);
  });
}

for (const [name, stop] of Object.entries({
  'P2P switched off': () => window.viewer.engine.applyDynamicConfig({core: {isP2PDisabled: true}}),
  'the engine destroyed': () => (window.viewer.engine as never as {destroy(): void}).destroy(),
})) {
  test(`${name} while the tracker is unreachable: no reconnection stays scheduled`, async ({open, tracker}) => {
    await tracker.close();
    const viewer = await open({initScript: countReconnects, ...alone([tracker.url])});
    await viewer.expectWholeStream();
    const waiting = () => viewer.page.evaluate(() => window.reconnects.size);
    await expect.poll(waiting).toBe(1);
    await viewer.page.evaluate(stop);
    expect(await waiting()).toBe(0);
  });
}

test('the engine destroyed in a listener of onTrackerWarning: no reconnection stays scheduled', async ({open, tracker}) => {
  await tracker.close();
  const viewer = await open({initScript: countReconnects, ...alone([tracker.url]), extras: {destroysOnWarning: true}});
  await expect(viewer.page).toHaveTitle('destroyed');
  expect(await viewer.page.evaluate(() => window.reconnects.size)).toBe(0);
  await viewer.expectPlaying();
});

test('tracker that dies while viewers are connected: they keep exchanging segments', async ({open, tracker}) => {
  const first = await open({withTracker: true, core: EAGER});
  await first.expectWholeStream();
  const second = await open({withTracker: true, core: HOLDING});
  await second.untilConnected();
  await tracker.close();
  await second.apply({p2pDownloadTimeWindow: 6000});
  await second.untilFromPeers(6);
  await second.expectWholeStream();
});

declare global {
  interface Window {
    /** Pending timers that would reconnect to the tracker. */
    reconnects: Set<unknown>;
    /** Intervals that announce to the tracker: timer to delay. */
    announceTimers: Map<unknown, unknown>;
  }
}

function countReconnects(): void {
  const reconnects = (window.reconnects = new Set<unknown>());
  window.setTimeout = new Proxy(window.setTimeout, {
    apply(setTimeout, _self, values) {
      const timer: unknown = Reflect.apply(setTimeout, window, values);
      if (new Error().stack?.includes('_startReconnectTimer')) reconnects.add(timer);
      return timer;
    },
  });
  window.clearTimeout = new Proxy(window.clearTimeout, {
    apply(clearTimeout, _self, [timer]: unknown[]) {
      reconnects.delete(timer);
      Reflect.apply(clearTimeout, window, [timer]);
    },
  });
}

function noteAnnounceTimers(): void {
  const announceTimers = (window.announceTimers = new Map<unknown, unknown>());
  window.setInterval = new Proxy(window.setInterval, {
    apply(setInterval, _self, values: unknown[]) {
      const timer: unknown = Reflect.apply(setInterval, window, values);
      if (String(values[0]).includes('_defaultAnnounceOpts')) announceTimers.set(timer, values[1]);
      return timer;
    },
  });
  window.clearInterval = new Proxy(window.clearInterval, {
    apply(clearInterval, _self, [timer]: unknown[]) {
      announceTimers.delete(timer);
      Reflect.apply(clearInterval, window, [timer]);
    },
  });
}
