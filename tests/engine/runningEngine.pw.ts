import {createHash} from 'node:crypto';
import {options, optionNames, streamOptionNames, type OptionSpec} from 'x2-core/options';
import {expect, test} from './fixtures.ts';
import {segmentNames} from './media.ts';
import {EAGER, HOLDING} from './viewers.ts';

type Running = {common: Record<string, unknown>; main: Record<string, unknown>; secondary: Record<string, unknown>};

/** A packet of a transport stream that players skip: with it, a segment plays as before and is another one. */
const NULL_PACKET = Buffer.concat([Buffer.from([0x47, 0x1f, 0xff, 0x10]), Buffer.alloc(184, 0xff)]);

declare global {
  interface Window {
    running?: Running;
  }
}

for (const player of ['hls', 'shaka'] as const) {
  test(`every documented default is what the running engine works with (${player})`, async ({open}) => {
    // The engine hands its settings to its segment storage when it starts to work: that is where they are taken from.
    const viewer = await open({player, extras: {spyOnStorage: true}});
    await viewer.page.waitForFunction(() => window.running);
    const {common, main, secondary} = (await viewer.page.evaluate(() => window.running))!;
    // The core does not know the engine's own options.
    const own = await viewer.read(({engine}) => (engine as never as {getConfig(): {core: Record<string, unknown>}}).getConfig().core);
    for (const name of optionNames) {
      const spec: OptionSpec = options[name];
      if (spec.type === 'function') continue;
      // It is 1 until two segments are buffered: `EngineSettings.spec.ts`.
      if (name === 'simultaneousHttpDownloads') continue;
      // This one depends on the device, here a desktop computer.
      const expected = name === 'segmentMemoryStorageLimit' ? 400 : spec.default;
      if (spec.scope === 'common') expect(name in common ? common[name] : own[name], name).toEqual(expected);
      else expect([main[name], secondary[name]], name).toEqual([expected, expected]);
    }
    expect(Object.keys(main).sort()).toEqual([...streamOptionNames].sort());
    await viewer.expectPlaying();
  });
}

test('bad input throws, names the option, and starts nothing', async ({page, origin, tracker}) => {
  await page.goto(`${origin.url}/hls.html`);
  const outcomes = await page.evaluate((trackerUrl) => {
    const {HlsJsP2PEngine} = (
      window as never as {
        X2Hls: {
          HlsJsP2PEngine: {
            new (config?: unknown): Record<string, (argument?: unknown) => unknown>;
            injectMixin(hls: unknown): new (config: unknown) => object;
          };
        };
      }
    ).X2Hls;
    const {Hls} = window as never as {Hls: new (config?: unknown) => {destroy(): void}};
    const idOf = (action: () => unknown) => {
      try {
        action();
        return 'nothing thrown';
      } catch (error) {
        const {id, message, name} = error as {id: string; message: string; name: string};
        return `${name} ${id} ${message}`;
      }
    };
    const bound = new HlsJsP2PEngine();
    const hls = new Hls();
    bound.bindHls!(hls);
    const destroyed = new HlsJsP2PEngine();
    destroyed.destroy!();
    destroyed.destroy!();
    const ofPlayer = new HlsJsP2PEngine();
    const shortLived = new Hls({...(ofPlayer.getConfigForHlsJs!() as object)});
    ofPlayer.bindHls!(shortLived);
    (shortLived as never as {loadSource(url: string): void}).loadSource('/vod/index.m3u8');
    shortLived.destroy();
    const ofIdle = new HlsJsP2PEngine();
    const idle = new Hls({...(ofIdle.getConfigForHlsJs!() as object)});
    ofIdle.bindHls!(idle);
    idle.destroy();
    return {
      unknown: idOf(() => new HlsJsP2PEngine({core: {swarmid: 'x'}})),
      unknownTop: idOf(() => new HlsJsP2PEngine({announceTrackers: []})),
      type: idOf(() => new HlsJsP2PEngine({core: {isP2PDisabled: 1}})),
      range: idOf(() => new HlsJsP2PEngine({core: {mainStream: {highDemandTimeWindow: -1}}})),
      noToken: idOf(() => new HlsJsP2PEngine({core: {announceTrackers: [trackerUrl]}})),
      mixin: idOf(() => new (HlsJsP2PEngine.injectMixin(Hls))({p2p: {core: {announceTrackers: [trackerUrl]}}})),
      mixinCallback: idOf(() => new (HlsJsP2PEngine.injectMixin(Hls))({p2p: {onHlsJsCreated: 1}})),
      fixed: idOf(() => new HlsJsP2PEngine().applyDynamicConfig!({core: {swarmId: 'x'}})),
      twice: idOf(() => bound.bindHls!(hls)),
      ...Object.fromEntries(
        ['addEventListener', 'applyDynamicConfig', 'bindHls', 'getConfig', 'getConfigForHlsJs'].map((method) => [
          `destroyed.${method}`,
          idOf(() => destroyed[method]!({})),
        ]),
      ),
      ...Object.fromEntries(
        ['getStats', 'removeEventListener', 'destroy'].map((method) => [
          `destroyed.${method}`,
          idOf(() => destroyed[method]!('onPeerClose')),
        ]),
      ),
      playerDestroyed: idOf(() => ofPlayer.getConfig!()),
      idlePlayerDestroyed: idOf(() => ofIdle.getConfig!()),
    };
  }, tracker.url);
  const expected = {
    unknown: 'X2-1002',
    unknownTop: 'X2-1002',
    type: 'X2-1003',
    range: 'X2-1004',
    noToken: 'X2-1001',
    mixin: 'X2-1001',
    mixinCallback: 'X2-1003',
    fixed: 'X2-1006',
    twice: 'X2-1101',
    'destroyed.addEventListener': 'X2-1102',
    'destroyed.applyDynamicConfig': 'X2-1102',
    'destroyed.bindHls': 'X2-1102',
    'destroyed.getConfig': 'X2-1102',
    'destroyed.getConfigForHlsJs': 'X2-1102',
    playerDestroyed: 'X2-1102',
    idlePlayerDestroyed: 'X2-1102',
  };
  for (const [action, id] of Object.entries(expected))
    expect(outcomes[action as keyof typeof outcomes], action).toMatch(new RegExp(`^X2Error ${id} ${id} [\\u4e00-\\u9fff]`));
  for (const method of ['getStats', 'removeEventListener', 'destroy'])
    expect(outcomes[`destroyed.${method}` as keyof typeof outcomes]).toBe('nothing thrown');
  expect(outcomes.range).toContain('core.mainStream.highDemandTimeWindow');
  expect(tracker.seenTokens).toEqual([]);
  expect(origin.segmentRequests).toEqual([]);
});

test('on an https page a ws:// tracker is refused', async ({page}) => {
  await page.route('https://viewer.x2p2p.example/**', (route) => route.fulfill({contentType: 'text/html', body: '<!doctype html>'}));
  await page.goto('https://viewer.x2p2p.example/');
  await page.addScriptTag({path: 'packages/x2-hlsjs/dist/x2-hlsjs.iife.js'});
  const id = await page.evaluate(`(() => {
    try { new X2Hls.HlsJsP2PEngine({token: 't', core: {announceTrackers: ['ws://tracker.x2p2p.example/announce']}}); } catch (error) { return error.id; }
  })()`);
  expect(id).toBe('X2-1005');
});

test('an engine destroyed while it plays: the player goes on over HTTP', async ({open}) => {
  for (const player of ['hls', 'shaka'] as const) {
    const viewer = await open({player, core: {highDemandTimeWindow: 4}});
    await viewer.expectPlaying();
    await viewer.page.evaluate(() => (window.viewer.engine as never as {destroy(): void}).destroy());
    await viewer.expectWholeStream();
    await viewer.expectPlaying();
  }
});

for (const player of ['hls', 'shaka'] as const) {
  for (const storageFails of ['at once', 'while it starts'] as const) {
    test(`a storage that fails ${storageFails}: plays over HTTP, and its error is thrown once (${player})`, async ({open}) => {
      const viewer = await open({player, core: {highDemandTimeWindow: 4}, extras: {storageFails}});
      await viewer.expectWholeStream();
      await viewer.expectPlaying();
      expect(viewer.uncaught).toEqual(['no storage here']);
    });
  }

  test(`an engine destroyed while its storage starts: plays over HTTP, and the storage is destroyed (${player})`, async ({open}) => {
    const viewer = await open({player, core: {highDemandTimeWindow: 4}, extras: {storageIsSlow: true}});
    await viewer.page.waitForFunction(() => 'startStorage' in window);
    await viewer.page.evaluate(() => {
      (window.viewer.engine as never as {destroy(): void}).destroy();
      (window as never as {startStorage(): void}).startStorage();
    });
    await viewer.expectWholeStream();
    await viewer.expectPlaying();
    expect(await viewer.page.evaluate(() => 'storageIsGone' in window)).toBe(true);
    expect(viewer.uncaught).toEqual([]);
  });

  test(`listeners that throw: plays and shares as ever (${player})`, async ({open}) => {
    const giver = await open({withTracker: true, core: EAGER, extras: {listenersThrow: true}});
    await giver.expectWholeStream();
    const viewer = await open({player, withTracker: true, core: HOLDING, extras: {listenersThrow: true}});
    await viewer.untilConnected();
    await viewer.apply({p2pDownloadTimeWindow: 6000});
    await viewer.untilFromPeers(6);
    await viewer.expectWholeStream();
    await viewer.expectPlaying();
    expect(viewer.said).toEqual([]);
    expect(new Set(viewer.uncaught)).toContain('a mistake in onSegmentLoaded');
  });
}

test('a player whose onHlsJsCreated callback throws is destroyed, because nobody else could', async ({page, origin}) => {
  await page.goto(`${origin.url}/hls.html`);
  const seen = await page.evaluate(() => {
    const {Hls, X2Hls} = window as never as {
      Hls: unknown;
      X2Hls: {HlsJsP2PEngine: {injectMixin(hls: unknown): new (config: object) => unknown}};
    };
    const WithP2P = X2Hls.HlsJsP2PEngine.injectMixin(Hls);
    let created: {p2pEngine: {getConfig(): unknown}} | undefined;
    const thrownBy = (act: () => unknown) => {
      try {
        act();
      } catch (error) {
        return (error as Error).message;
      }
      return undefined;
    };
    const thrown = thrownBy(
      () =>
        new WithP2P({
          p2p: {
            onHlsJsCreated: (player: never) => {
              created = player;
              throw new Error('a mistake');
            },
          },
        }),
    );
    return {thrown, after: thrownBy(() => created!.p2pEngine.getConfig())};
  });
  expect(seen).toEqual({thrown: 'a mistake', after: expect.stringContaining('X2-1102')});
});

test('an engine destroyed while its player lives on: loading another source does not revive it', async ({open, origin, tracker}) => {
  const viewer = await open({withTracker: true});
  await viewer.expectPlaying();
  await expect.poll(() => tracker.seenTokens.length).toBeGreaterThan(0);
  const before = await viewer.page.evaluate(() => {
    const {engine, hls} = window.viewer as never as {engine: {destroy(): void; getStats(): object}; hls: {loadSource(url: string): void}};
    engine.destroy();
    hls.loadSource('/vod/index.m3u8?another');
    return engine.getStats();
  });
  const connections = tracker.seenTokens.length;
  const requests = origin.segmentRequests.length;
  await expect.poll(() => origin.segmentRequests.length).toBeGreaterThan(requests + 3);
  expect(await viewer.stats()).toEqual({...before, peers: 0});
  expect(tracker.seenTokens.length).toBe(connections);
});

test('quality changed during a storage read: segments that arrive meanwhile are stored under their own quality', async ({open}) => {
  const viewer = await open({
    path: '/master.m3u8',
    core: EAGER,
    extras: {storageReadsSlowly: true},
    hlsConfig: {startLevel: 1, maxBufferLength: 4, maxMaxBufferLength: 4},
  });
  const stored = (count: number) =>
    viewer.page.waitForFunction((wanted) => (window as never as {stored?: string[]}).stored!.length >= wanted, count);
  const changeTo = (level: number) =>
    viewer.page.evaluate((wanted) => void ((window.viewer.hls as never as {currentLevel: number}).currentLevel = wanted), level);
  await viewer.page.waitForFunction(() => 'stored' in window);
  await stored(segmentNames.length);
  let underway = 0;
  const ofLow = new Set<string>();
  await viewer.page.route('**/low/*.ts', async (route) => {
    underway += 1;
    const body = Buffer.concat([await (await route.fetch()).body(), NULL_PACKET]);
    ofLow.add(createHash('sha256').update(body).digest('hex'));
    await new Promise((resolve) => setTimeout(resolve, 200));
    await route.fulfill({body}).catch(() => undefined);
    underway -= 1;
  });
  await changeTo(0);
  await stored(segmentNames.length + 2);
  // The next low-quality segment arrives while a stored high-quality one is being read.
  const begun = await viewer.page.evaluate<number>('window.readsBegun');
  await changeTo(1);
  // The read during which it was to arrive has ended, and so has the one after it.
  await viewer.page.waitForFunction((before) => (window as never as {lastRead: number}).lastRead > before + 1, begun);
  await expect.poll(() => underway).toBe(0);
  const names = await viewer.page.evaluate(() => (window as never as {stored: string[]}).stored);
  const lowUnder = (rendition: string) => names.filter((name) => name.startsWith(`${rendition}/`) && ofLow.has(name.split(' ').at(-1)!));
  expect(lowUnder('main-400000')).toEqual([]);
  expect(lowUnder('main-200000').length).toBeGreaterThan(1);
});

for (const [name, stop] of Object.entries({
  'an engine destroyed': (engine: {destroy(): void}) => engine.destroy(),
  'P2P switched off': (engine: {applyDynamicConfig(change: object): void}) => engine.applyDynamicConfig({core: {isP2PDisabled: true}}),
})) {
  for (const event of ['onSegmentLoaded', 'onSegmentStart']) {
    test(`${name} in a listener of ${event}: nothing more is downloaded`, async ({open}) => {
      const viewer = await open({core: {highDemandTimeWindow: 2}});
      await viewer.page.evaluate(`(() => {
        const {engine} = window.viewer;
        const stop = () => {
          engine.removeEventListener('${event}', stop);
          window.startedAfter = 0;
          (${stop.toString()})(engine);
        };
        engine.addEventListener('onSegmentStart', () => (window.startedAfter += 1));
        engine.addEventListener('${event}', stop);
        // Wider windows give the engine much to download.
        engine.applyDynamicConfig({core: ${JSON.stringify(EAGER)}});
      })()`);
      await viewer.expectWholeStream();
      expect(await viewer.page.evaluate('window.startedAfter')).toBe(0);
    });
  }
}

test('a playlist that does not load: load() of Shaka Player rejects, and nothing else is thrown in the page', async ({open}) => {
  const viewer = await open({player: 'shaka'});
  const told = await viewer.page.evaluate(() =>
    (window.viewer as never as {player: {load(url: string): Promise<void>}}).player
      .load('/missing/list.m3u8')
      .catch(({code}: {code: number}) => code),
  );
  expect(told).toBe(1001);
  expect(viewer.uncaught).toEqual([]);
});

test('switching back to a quality that is in memory does not spoil the bandwidth estimate of hls.js', async ({open}) => {
  const viewer = await open({path: '/master.m3u8', core: {highDemandTimeWindow: 8}, hlsConfig: {startLevel: 1}});
  const changeTo = (level: number) =>
    viewer.page.evaluate(
      (wanted) =>
        new Promise<void>((resolve) => {
          const {hls} = window.viewer as never as {
            hls: {currentLevel: number; on(event: string, listener: (event: string, data: {frag: {level: number}}) => void): void};
          };
          let buffered = 0;
          hls.on('hlsFragBuffered', (_event, {frag}) => {
            if (frag.level === wanted && (buffered += 1) === 2) resolve();
          });
          hls.currentLevel = wanted;
        }),
      level,
    );
  await viewer.page.waitForFunction(() => window.viewer.loadedFrom['03.ts']);
  await changeTo(0);
  await changeTo(1);
  // From this machine everything comes much faster than the 0.5 Mbit/s that hls.js begins with.
  expect(await viewer.read(({hls}) => (hls as never as {bandwidthEstimate: number}).bandwidthEstimate)).toBeGreaterThan(1_000_000);
});

test('the download times that Shaka Player is told are not rounded to seconds', async ({open}) => {
  const viewer = await open({player: 'shaka'});
  await viewer.page.evaluate(() => {
    const times: number[] = ((window as never as {times: number[]}).times = []);
    const {player} = window.viewer as never as {
      player: {getNetworkingEngine(): {registerResponseFilter(filter: (type: number, response: {timeMs: number}) => void): void}};
    };
    player.getNetworkingEngine().registerResponseFilter((_type, {timeMs}) => void times.push(timeMs));
  });
  await viewer.expectWholeStream();
  const times = await viewer.page.evaluate(() => (window as never as {times: number[]}).times);
  expect(times.filter((time) => time % 1000 !== 0).length).toBeGreaterThan(times.length / 2);
});

test('an engine destroyed after its successor was bound to the same Shaka player: the successor goes on', async ({open, origin}) => {
  const viewer = await open({player: 'shaka'});
  const successor = await viewer.page.evaluateHandle((url) => {
    const {
      X2Shaka,
      viewer: {engine, player},
    } = window as never as {
      X2Shaka: {ShakaP2PEngine: new () => {bindShakaPlayer(player: unknown): void; getStats(): {httpBytes: number}}};
      viewer: {engine: {destroy(): void}; player: {load(url: string): Promise<void>}};
    };
    const next = new X2Shaka.ShakaP2PEngine();
    next.bindShakaPlayer(player);
    engine.destroy();
    void player.load(url);
    return next;
  }, `${origin.url}/vod/index.m3u8`);
  await expect.poll(() => successor.evaluate((engine) => engine.getStats().httpBytes)).toBeGreaterThan(0);
});

test('plugins unregistered: Shaka Player plays as before', async ({open}) => {
  const viewer = await open({player: 'shaka', extras: {unregister: true}});
  await viewer.expectWholeStream();
  await viewer.expectPlaying();
  expect((await viewer.stats()).httpBytes).toBe(0);
});
