import {expect, test, TOKEN} from './fixtures.ts';
import {SEGMENT_BYTES} from './media.ts';
import {EAGER, HOLDING, PATIENT, type Viewer} from './viewers.ts';

declare global {
  interface Window {
    /** What the engine has told of itself. */
    told: string[];
    /** Makes the browser say that the network has become one of this kind. */
    changeNetwork(type: string): void;
  }
}

const watch = ({page}: Viewer) =>
  page.evaluate(() => {
    const engine = window.viewer.engine as never as {addEventListener(name: string, listener: (event: never) => void): void};
    window.told = [];
    engine.addEventListener('onStateChange', ({state, reason}: {state: string; reason?: string}) =>
      window.told.push(reason ? `${state} ${reason}` : state),
    );
  });

const told = ({page}: Viewer) => page.evaluate(() => window.told);

/** A browser that tells the kind of its network, as Chromium does on phones. */
function tellNetwork(): void {
  const connection = Object.assign(new EventTarget(), {type: 'wifi'});
  Object.defineProperty(navigator, 'connection', {value: connection, configurable: true});
  window.changeNetwork = (type) => {
    connection.type = type;
    connection.dispatchEvent(new Event('change'));
  };
}

for (const player of ['hls', 'shaka'] as const) {
  test(`the state follows what happens to the viewer (${player})`, async ({open, tracker}) => {
    const viewer = await open({player, withTracker: true, core: HOLDING});
    await viewer.untilState('alone');
    await watch(viewer);
    const other = await open({withTracker: true, core: HOLDING});
    await viewer.untilState('sharing');
    await other.page.context().close();
    await viewer.untilState('alone');
    await tracker.close();
    await viewer.untilState('degraded', 'tracker-unreachable');
    await viewer.apply({isP2PDisabled: true});
    await viewer.apply({isP2PDisabled: false});
    await viewer.untilState('degraded', 'tracker-unreachable');
    await viewer.read(({engine}) => engine.destroy());
    expect(await viewer.state()).toEqual({state: 'off', reason: 'destroyed'});
    expect(await told(viewer)).toEqual([
      'sharing',
      'alone',
      'degraded tracker-unreachable',
      'off disabled',
      'connecting',
      'degraded tracker-unreachable',
      'off destroyed',
    ]);
    expect(viewer.uncaught).toEqual([]);
  });
}

test('a token that is refused: the state says so', async ({open, tracker}) => {
  const viewer = await open({token: 'wrong', core: {...HOLDING, announceTrackers: [tracker.url]}});
  await viewer.untilState('degraded', 'tracker-refused');
});

test('one tracker that answers is enough', async ({open, tracker}) => {
  const viewer = await open({token: TOKEN, core: {...HOLDING, announceTrackers: ['ws://127.0.0.1:9/announce', tracker.url]}});
  await expect.poll(() => viewer.said.length).toBeGreaterThan(0);
  await viewer.untilState('alone');
});

test('nothing to connect to: off, with the reason', async ({open}) => {
  expect(await (await open({core: EAGER})).state()).toEqual({state: 'off', reason: 'no-tracker'});
  expect(await (await open({withTracker: true, core: {...EAGER, isP2PDisabled: true}})).state()).toEqual({
    state: 'off',
    reason: 'disabled',
  });
});

test('traffic is told at the interval that was asked for', async ({open}) => {
  const viewer = await open({core: {...EAGER, statsIntervalMs: 250}});
  const last = await viewer.page.evaluate(
    () =>
      new Promise((resolve) => {
        const engine = window.viewer.engine as never as {addEventListener(name: string, listener: (event: never) => void): void};
        engine.addEventListener('onStats', (stats: {httpBytes: number}) => {
          if (stats.httpBytes > 0) resolve({stats, now: window.viewer.engine.getStats()});
        });
      }),
  );
  expect(last).toMatchObject({stats: (last as {now: object}).now});
});

test('a limit on uploads holds for all peers together, and can be lifted', async ({open}) => {
  const bytesPerSecond = 50_000;
  const giver = await open({withTracker: true, core: {...EAGER, p2pUploadLimit: (bytesPerSecond * 8) / 1000}});
  await giver.expectWholeStream();
  const takers = await Promise.all([0, 1].map(() => open({withTracker: true, core: PATIENT})));
  // What is not played soon comes from peers or not at all.
  await Promise.all(takers.map((taker) => taker.read(({video}) => video.pause())));
  await giver.until(({engine}) => engine.getStats().uploadBytes > 0);
  const before = (await giver.stats()).uploadBytes;
  const started = Date.now();
  await giver.until(({engine}, least) => engine.getStats().uploadBytes > least, before + 4 * bytesPerSecond, 20_000);
  const seconds = (Date.now() - started) / 1000;
  const sent = (await giver.stats()).uploadBytes - before;
  // What upstream has counted as sent may still wait: one message for each of the two.
  expect(sent).toBeLessThan(bytesPerSecond * seconds + 3 * 65_536);
  await giver.apply({p2pUploadLimit: 1_000_000});
  await giver.until(({engine}, least) => engine.getStats().uploadBytes > least, 6 * SEGMENT_BYTES, 20_000);
  expect(takers.flatMap(({uncaught}) => uncaught)).toEqual([]);
});

test('on a cellular network a viewer takes and does not give, by default; another network opens it again', async ({open}) => {
  const giver = await open({withTracker: true, core: EAGER, initScript: tellNetwork});
  await giver.expectWholeStream();
  await giver.page.evaluate(() => window.changeNetwork('cellular'));
  const taker = await open({withTracker: true, core: PATIENT});
  await taker.untilConnected();
  await taker.expectPlaying();
  expect((await giver.stats()).uploadBytes).toBe(0);
  expect(await giver.state()).toMatchObject({state: 'sharing'});
  await giver.page.evaluate(() => window.changeNetwork('wifi'));
  await giver.until(({engine}) => engine.getStats().uploadBytes > 0, undefined, 20_000);
});

test('on a cellular network where nothing is allowed, the viewer leaves the swarm; the app’s word goes before the browser’s', async ({
  open,
}) => {
  const viewer = await open({withTracker: true, core: {...HOLDING, p2pOnCellular: 'none'}, initScript: tellNetwork});
  const other = await open({withTracker: true, core: HOLDING});
  await viewer.untilState('sharing');
  await viewer.page.evaluate(() => window.changeNetwork('cellular'));
  await viewer.untilState('off', 'cellular');
  await other.untilState('alone');
  await viewer.apply({isCellular: false});
  await viewer.untilState('sharing');
});
