import {mkdirSync, writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import type {Browser} from '@playwright/test';
import {bundleText} from '@x2p2p/test-tools/upstream/bundleText';
import {startTracker} from '@x2p2p/tracker';
import {expect, test, TOKEN} from './fixtures.ts';
import {livePlaylist} from './media.ts';
import type {Origin} from './originServer.ts';
import {removeWebRtc} from './removeWebRtc.ts';
import {listenSilently} from './silentServer.ts';
import {EAGER, HOLDING, PATIENT, type Viewer, type ViewerOptions} from './viewers.ts';

// Every step of the ladder in /docs/no-p2p, broken for real: the tool must name it from what a reader would paste. With RECORD=1 what was
// pasted goes to tests/fixtures/no-p2p, where a spec reads it again.

type Given = {
  readonly open: (options?: ViewerOptions & {withTracker?: boolean}) => Promise<Viewer>;
  readonly origin: Origin;
  readonly tracker: {readonly url: string; close(): Promise<void>};
  readonly browser: Browser;
};
type Failure = {
  readonly level: number;
  readonly cause: string;
  /** What the readers at the two viewers paste, or the one reader. */
  readonly pasted: (given: Given) => Promise<readonly string[]>;
};

/** As `copy()` in the console gives them. */
const printed = (viewer: Viewer, ...names: readonly ('getState' | 'getStats')[]): Promise<string> =>
  viewer.read(({engine}, methods) => methods.map((method) => JSON.stringify(engine[method](), undefined, 2)).join('\n'), names);

const both = (viewer: Viewer): Promise<string> => printed(viewer, 'getState', 'getStats');
const messagesOf = (...viewers: readonly Viewer[]): string[] => viewers.map(({messages}) => messages.join('\n'));

/** The tracker has counted so many viewers for this one. */
const untilCounted = (viewer: Viewer, count: number) =>
  expect
    .poll(() =>
      Math.max(
        0,
        ...viewer.messages.map((message) => {
          const {complete = 0, incomplete = 0} = JSON.parse(message) as {complete?: number; incomplete?: number};
          return complete + incomplete;
        }),
      ),
    )
    .toBeGreaterThanOrEqual(count);

const untilPlaying = (viewer: Viewer) =>
  viewer.until(({video, engine}) => video.currentTime > 0.5 && (engine.getStats().httpBytes > 0 || engine.getState().state === 'off'));

/** A player with an engine that an integrator has wired up wrongly: what `wire` does in the page, and what the engine then says. */
async function wiredWrongly({browser, origin, tracker}: Given, wire: string): Promise<string> {
  const page = await browser.newPage();
  try {
    await page.goto(`${origin.url}/hls.html`);
    return await page.evaluate(
      async ([code, url, trackerUrl, token]) => {
        const video = document.body.appendChild(Object.assign(document.createElement('video'), {muted: true}));
        const core = {announceTrackers: [trackerUrl]};
        const start = new Function('video', 'url', 'options', `${code}; void video.play(); return engine;`) as (...given: unknown[]) => {
          getState(): object;
          getStats(): object;
        };
        const engine = start(video, url, {token, core});
        while (video.currentTime < 1) await new Promise((resolve) => setTimeout(resolve, 100));
        return `${JSON.stringify(engine.getState())}\n${JSON.stringify(engine.getStats(), undefined, 2)}`;
      },
      [wire, `${origin.url}/vod/index.m3u8`, tracker.url, TOKEN] as const,
    );
  } finally {
    await page.close();
  }
}

/** As where a policy or a filter lets no UDP through: candidates of a relay alone, and there is no relay. */
function blockPeers(): void {
  window.RTCPeerConnection = new Proxy(RTCPeerConnection, {
    construct: (Original, [config]: [RTCConfiguration?]) => new Original({...config, iceTransportPolicy: 'relay'}),
  });
}

function beCellular(): void {
  Object.defineProperty(navigator, 'connection', {value: Object.assign(new EventTarget(), {type: 'cellular'})});
}

/** Five segments of a live stream: all of it within the window in which HTTP goes first. */
const SHORT_LIVE = livePlaylist()
  .split(/(?=#EXTINF)/)
  .slice(0, 6)
  .join('');

async function shortLive({open, origin}: Given): Promise<[Viewer, Viewer]> {
  origin.writePlaylist('/short/index.m3u8', () => SHORT_LIVE);
  const watching = {withTracker: true, path: '/short/index.m3u8'};
  const [one, other] = [await open(watching), await open(watching)];
  await Promise.all([one.untilConnected(), other.untilConnected(), untilPlaying(one), untilPlaying(other)]);
  return [one, other];
}

const twoWithout = async ({open}: Given): Promise<[Viewer, Viewer]> => {
  const blocked = {withTracker: true, core: HOLDING, initScript: blockPeers};
  const one = await open(blocked);
  await untilCounted(one, 1);
  const other = await open(blocked);
  await Promise.all([untilCounted(other, 2), untilPlaying(one), untilPlaying(other)]);
  return [one, other];
};

const failures: Readonly<Record<string, Failure>> = {
  'unknown-option': {
    level: 0,
    cause: 'thrown',
    pasted: async ({open}) => [
      await open({core: {isP2PDisable: true}}).then(
        () => '',
        ({message}: Error) => message,
      ),
    ],
  },
  'nobody-else': {
    level: 1,
    cause: 'nobody-else',
    pasted: async ({open}) => {
      const viewer = await open({withTracker: true, core: EAGER});
      await Promise.all([viewer.untilState('alone'), untilPlaying(viewer)]);
      return [await both(viewer)];
    },
  },
  'other-has-left': {
    level: 1,
    cause: 'nobody-else',
    pasted: async ({open}) => {
      const other = await open({player: 'shaka', withTracker: true, core: EAGER});
      await untilCounted(other, 1);
      await other.page.context().close();
      const viewer = await open({player: 'shaka', withTracker: true, core: EAGER});
      await untilCounted(viewer, 1);
      return messagesOf(viewer);
    },
  },
  disabled: {
    level: 2,
    cause: 'disabled',
    pasted: async ({open}) => {
      const viewer = await open({withTracker: true, core: {...EAGER, isP2PDisabled: true}});
      await untilPlaying(viewer);
      return [await both(viewer)];
    },
  },
  'not-bound': {
    level: 2,
    cause: 'not-bound',
    pasted: async (given) => [
      await wiredWrongly(
        given,
        'const engine = new X2Hls.HlsJsP2PEngine(options); const hls = new Hls(); hls.loadSource(url); hls.attachMedia(video)',
      ),
    ],
  },
  'loaders-replaced': {
    level: 2,
    cause: 'not-bound',
    pasted: async (given) => [
      await wiredWrongly(
        given,
        `const Mixed = X2Hls.HlsJsP2PEngine.injectMixin(Hls); const hls = new Mixed({p2p: options}); const engine = hls.p2pEngine;
         hls.config.fLoader = hls.config.pLoader = undefined; hls.loadSource(url); hls.attachMedia(video)`,
      ),
    ],
  },
  cellular: {
    level: 2,
    cause: 'cellular',
    pasted: async ({open}) => {
      const viewer = await open({withTracker: true, core: {...EAGER, p2pOnCellular: 'none'}, initScript: beCellular});
      await untilPlaying(viewer);
      return [await both(viewer)];
    },
  },
  'no-webrtc': {
    level: 3,
    cause: 'unsupported',
    pasted: async ({open}) => {
      const viewer = await open({player: 'shaka', withTracker: true, core: EAGER, initScript: removeWebRtc});
      await expect.poll(() => viewer.said.length).toBe(1);
      return [viewer.said.join('\n')];
    },
  },
  'no-tracker': {
    level: 3,
    cause: 'no-tracker',
    pasted: async ({open}) => {
      const viewer = await open({core: EAGER});
      await untilPlaying(viewer);
      return [await printed(viewer, 'getState')];
    },
  },
  'token-missing': {
    level: 3,
    cause: 'token-missing',
    pasted: async ({open, tracker}) => [
      await open({core: {announceTrackers: [tracker.url]}}).then(
        () => '',
        ({message}: Error) => message,
      ),
    ],
  },
  'tracker-down': {
    level: 4,
    cause: 'unreachable',
    pasted: async ({open, tracker}) => {
      await tracker.close();
      const viewer = await open({withTracker: true, core: EAGER});
      await expect.poll(() => viewer.said.length).toBe(1);
      return [viewer.said.join('\n')];
    },
  },
  'token-refused': {
    level: 4,
    cause: 'refused',
    pasted: async ({open, tracker}) => {
      const viewer = await open({token: 'wrong', core: {...EAGER, announceTrackers: [tracker.url]}});
      await viewer.untilState('degraded', 'tracker-refused');
      return messagesOf(viewer);
    },
  },
  'tracker-hangs': {
    level: 4,
    cause: 'silent-tracker',
    pasted: async ({open}) => {
      const silent = await listenSilently();
      try {
        const viewer = await open({token: TOKEN, core: {...EAGER, announceTrackers: [`ws://127.0.0.1:${silent.port}/announce`]}});
        await untilPlaying(viewer);
        return [await both(viewer)];
      } finally {
        await silent.close();
      }
    },
  },
  'other-swarm-id': {
    level: 5,
    cause: 'other-swarm',
    pasted: async ({open}) => {
      const viewers = await Promise.all(
        ['channel-1', 'channel-2'].map((swarmId) => open({withTracker: true, core: {...HOLDING, swarmId}})),
      );
      await Promise.all(viewers.map((viewer) => untilCounted(viewer, 1)));
      return messagesOf(...viewers);
    },
  },
  'token-in-path': {
    level: 5,
    cause: 'other-swarm',
    pasted: async ({open}) => {
      const viewers = await Promise.all(['6f1ed002', 'c20ad4d7'].map((sign) => open({withTracker: true, path: `/${sign}/index.m3u8`})));
      await Promise.all(viewers.map((viewer) => untilCounted(viewer, 1)));
      return messagesOf(...viewers);
    },
  },
  'other-rendition': {
    level: 5,
    cause: 'other-swarm',
    pasted: async ({open}) => {
      const viewers = await Promise.all(
        [0, 1].map(async (startLevel) => {
          const viewer = await open({withTracker: true, path: '/master.m3u8', hlsConfig: {startLevel}, core: HOLDING});
          await viewer.read(({hls}, level) => (hls.currentLevel = level), startLevel);
          return viewer;
        }),
      );
      await Promise.all(viewers.map((viewer) => untilCounted(viewer, 1)));
      return messagesOf(...viewers);
    },
  },
  'both-alone': {
    level: 5,
    cause: 'apart',
    pasted: async ({open}) => {
      const viewers = await Promise.all(['a', 'b'].map((swarmId) => open({withTracker: true, core: {...HOLDING, swarmId}})));
      await Promise.all(viewers.flatMap((viewer) => [viewer.untilState('alone'), untilPlaying(viewer)]));
      return Promise.all(viewers.map(both));
    },
  },
  'two-trackers': {
    level: 5,
    cause: 'other-tracker',
    pasted: async ({open}) => {
      const other = await startTracker({tokens: [TOKEN]});
      try {
        const one = await open({withTracker: true, core: HOLDING});
        const apart = await open({token: TOKEN, core: {...HOLDING, announceTrackers: [other.url]}});
        await Promise.all([untilCounted(one, 1), untilCounted(apart, 1)]);
        return messagesOf(one, apart);
      } finally {
        await other.close();
      }
    },
  },
  'peers-blocked': {
    level: 6,
    cause: 'not-connected',
    pasted: async (given) => messagesOf(...(await twoWithout(given))),
  },
  'peers-blocked-on-one-side': {
    level: 6,
    cause: 'not-connected',
    pasted: async (given) => {
      const [, later] = await twoWithout(given);
      return [[await both(later), ...later.messages].join('\n')];
    },
  },
  'short-live-list': {
    level: 7,
    cause: 'no-room',
    pasted: async (given) => {
      const [one] = await shortLive(given);
      return [`${await printed(one, 'getStats')}\n${SHORT_LIVE}`];
    },
  },
  'short-live-readings': {
    level: 7,
    cause: 'idle',
    pasted: async (given) => Promise.all((await shortLive(given)).map(both)),
  },
  'positions-apart': {
    level: 7,
    cause: 'idle',
    pasted: async ({open}) => {
      const [one, other] = [await open({withTracker: true, core: HOLDING}), await open({withTracker: true, core: HOLDING})];
      await other.read(({video}) => (video.currentTime = 20));
      await Promise.all([one.untilConnected(), other.untilConnected(), untilPlaying(one), untilPlaying(other)]);
      return Promise.all([one, other].map(both));
    },
  },
  'no-upload': {
    level: 8,
    cause: 'no-upload',
    pasted: async ({open}) => {
      const giver = await open({withTracker: true, core: {...EAGER, isP2PUploadDisabled: true}});
      await giver.expectWholeStream();
      const taker = await open({withTracker: true, core: PATIENT});
      await Promise.all([taker.untilConnected(), untilPlaying(taker)]);
      const config = await giver.read(({engine}) => JSON.stringify((engine as never as {getConfig(): object}).getConfig(), undefined, 2));
      return [await both(taker), config];
    },
  },
  'peer-falls-silent': {
    level: 8,
    cause: 'late',
    pasted: async ({open}) => {
      const giver = await open({withTracker: true, core: EAGER, sabotage: {kind: 'silentAfter', bytes: 100_000}});
      await giver.expectWholeStream();
      const taker = await open({withTracker: true, core: {...PATIENT, p2pNotReceivingBytesTimeoutMs: 500}});
      await expect.poll(() => taker.said.length).toBeGreaterThan(0);
      return [`${taker.said.join('\n')}\n${await printed(taker, 'getStats')}`];
    },
  },
  'segments-differ': {
    level: 8,
    cause: 'invalid',
    pasted: async ({open}) => {
      const giver = await open({withTracker: true, core: EAGER, sabotage: {kind: 'corrupt'}});
      await giver.expectWholeStream();
      const taker = await open({withTracker: true, core: PATIENT, extras: {validate: true}});
      await expect.poll(() => taker.said.length).toBeGreaterThan(0);
      return [`${taker.said.join('\n')}\n${await both(taker)}`];
    },
  },
};

/** The tool's own judgement. Bundled, because Playwright gives modules of the site to Node as CommonJS, and what they import is none. */
const ENTRY = fileURLToPath(new URL('../../site/src/tools/no-p2p/causeOf.ts', import.meta.url));
const {causeOf} = (await import(`data:text/javascript,${encodeURIComponent(await bundleText({entryPoints: [ENTRY]}))}`)) as {
  causeOf(texts: readonly string[]): object;
};

const RECORDINGS = fileURLToPath(new URL('../fixtures/no-p2p/', import.meta.url));

/** Descriptions of connections hold the addresses of the machine, and nothing that is judged. */
const withoutDescriptions = (text: string): string => text.replace(/"sdp":"[^"]*"/g, '"sdp":"v=0"');

for (const [name, {level, cause, pasted}] of Object.entries(failures)) {
  test(`${name}: step ${level} of the ladder is named`, async ({open, origin, tracker, browser}) => {
    const texts = await pasted({open, origin, tracker, browser});
    expect(texts.every((text) => text.trim() !== '')).toBe(true);
    expect(causeOf(texts), texts.join('\n\n')).toMatchObject({cause: {id: cause, level}});
    if (!process.env.RECORD) return;
    mkdirSync(RECORDINGS, {recursive: true});
    writeFileSync(`${RECORDINGS}${name}.json`, `${JSON.stringify({level, cause, pasted: texts.map(withoutDescriptions)}, undefined, 2)}\n`);
  });
}

test('two viewers that exchange segments have no such trouble', async ({open}) => {
  const giver = await open({withTracker: true, core: EAGER});
  await giver.expectWholeStream();
  const taker = await open({withTracker: true, core: PATIENT});
  await taker.untilFromPeers(2);
  expect(causeOf([await both(taker), await both(giver)])).toMatchObject({kind: 'works'});
});
