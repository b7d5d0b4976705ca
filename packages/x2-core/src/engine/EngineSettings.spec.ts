import {describe, expect, test} from 'vitest';
import {options, streamOptionNames} from '../options/optionTable.ts';
import {EngineSettings} from './EngineSettings.ts';

/** Both switches, where neither the integrator nor the network closes anything. */
const OPEN = {isP2PDisabled: false, isP2PUploadDisabled: false};
/** What every change hands on, where no condition changes it. */
const AS_SAID = {...OPEN, simultaneousHttpDownloads: 2};

const TRACKER = 'wss://tracker.x2p2p.example/announce';

test('what the integrator does to their objects afterwards changes nothing', () => {
  const announceTrackers = [TRACKER];
  const iceServers = [{urls: ['stun:stun.x2p2p.example']}];
  const settings = new EngineSettings({token: 't', core: {announceTrackers, rtcConfig: {iceServers}}});
  announceTrackers.push('wss://other.x2p2p.example');
  iceServers[0]!.urls.push('stun:other.x2p2p.example');
  const {mainStream} = settings.getCore();
  (mainStream.rtcConfig.iceServers![0]!.urls as string[]).push('stun:third.x2p2p.example');
  mainStream.announceTrackers.push('wss://third.x2p2p.example');
  for (const stream of [settings.getCore().mainStream, settings.getCore().secondaryStream]) {
    expect(stream).toMatchObject({announceTrackers: [TRACKER], rtcConfig: {iceServers: [{urls: ['stun:stun.x2p2p.example']}]}});
  }
});

describe('token', () => {
  test.each([
    ['in core', {core: {announceTrackers: [TRACKER]}}],
    ['in mainStream', {core: {mainStream: {announceTrackers: [TRACKER]}}}],
    ['in secondaryStream', {core: {secondaryStream: {announceTrackers: [TRACKER]}}}],
    ['with an empty token', {token: '', core: {announceTrackers: [TRACKER]}}],
  ])('a tracker %s needs one', (_place, config) => {
    expect(() => new EngineSettings(config)).toThrow(expect.objectContaining({id: 'X2-1001'}));
  });

  test('without a tracker none is needed', () => {
    expect(new EngineSettings().hasTracker).toBe(false);
    expect(new EngineSettings({token: 'unused'}).token).toBe('unused');
  });

  test('must be a string', () => {
    expect(() => new EngineSettings({token: 1 as never})).toThrow(expect.objectContaining({id: 'X2-1003'}));
  });

  test('goes into every announce address, and stays out of what the integrator reads back', () => {
    const settings = new EngineSettings({token: 'a b&c', core: {announceTrackers: [TRACKER, `${TRACKER}?token=old&x=1`]}});
    expect(settings.toUpstream().mainStream?.announceTrackers).toEqual([`${TRACKER}?token=a+b%26c`, `${TRACKER}?token=a+b%26c&x=1`]);
    expect(settings.toUpstream().secondaryStream?.announceTrackers).toEqual(settings.toUpstream().mainStream?.announceTrackers);
    expect(settings.getCore().mainStream.announceTrackers).toEqual([TRACKER, `${TRACKER}?token=old&x=1`]);
  });
});

describe('levels', () => {
  test('the top level applies to both streams, a stream of its own wins', () => {
    const {mainStream, secondaryStream} = new EngineSettings({
      core: {highDemandTimeWindow: 20, secondaryStream: {highDemandTimeWindow: 30}},
    }).core;
    expect([mainStream.highDemandTimeWindow, secondaryStream.highDemandTimeWindow]).toEqual([20, 30]);
  });

  test('undefined means the default', () => {
    const {mainStream} = new EngineSettings({core: {highDemandTimeWindow: 20, mainStream: {highDemandTimeWindow: undefined as never}}})
      .core;
    expect(mainStream.highDemandTimeWindow).toBe(20);
  });

  test('two engines do not share their default lists', () => {
    new EngineSettings().core.mainStream.announceTrackers.push(TRACKER);
    expect(new EngineSettings().core.mainStream.announceTrackers).toEqual([]);
  });

  test('with no config, every option has its default', () => {
    const {mainStream, secondaryStream} = new EngineSettings().core;
    for (const name of streamOptionNames) {
      expect(mainStream[name], name).toEqual(options[name].default);
      expect(secondaryStream[name], name).toEqual(options[name].default);
    }
  });
});

describe('change', () => {
  test('applies to both streams, and hands the engine the same', () => {
    const settings = new EngineSettings();
    const change = settings.change({core: {highDemandTimeWindow: 5, mainStream: {p2pErrorRetries: 7}}});
    expect(change.mainStream).toEqual({...AS_SAID, highDemandTimeWindow: 5, p2pErrorRetries: 7});
    expect(change.secondaryStream).toEqual({...AS_SAID, highDemandTimeWindow: 5});
    expect(settings.core.mainStream).toMatchObject({highDemandTimeWindow: 5, p2pErrorRetries: 7});
    expect(settings.core.secondaryStream).toMatchObject({highDemandTimeWindow: 5, p2pErrorRetries: 3});
  });

  test.each([
    ['a new value', {segmentMemoryStorageLimit: 64}, {segmentMemoryStorageLimit: 64}],
    ['nothing', {}, {}],
  ])('a common option is kept, and handed to the engine: %s', (_, core, handed) => {
    const settings = new EngineSettings({core: {segmentMemoryStorageLimit: 32}});
    expect(settings.change({core})).toEqual({...handed, mainStream: AS_SAID, secondaryStream: AS_SAID});
    const kept = {segmentMemoryStorageLimit: 32, ...handed};
    expect(settings.getCore()).toMatchObject(kept);
    expect(settings.toUpstream()).toMatchObject(kept);
  });

  test('without a limit of the memory, the engine is handed that of the device, at any time', () => {
    const settings = new EngineSettings({core: {segmentMemoryStorageLimit: 32}});
    const core = {segmentMemoryStorageLimit: undefined};
    expect(settings.change({core})).toMatchObject({segmentMemoryStorageLimit: 400});
    expect(settings.getCore()).toMatchObject(core);
    expect(settings.toUpstream()).toMatchObject({segmentMemoryStorageLimit: 400});
    expect(new EngineSettings().toUpstream()).toMatchObject({segmentMemoryStorageLimit: 400});
  });

  test('undefined brings the default back', () => {
    const settings = new EngineSettings({core: {highDemandTimeWindow: 5}});
    expect(settings.change({core: {highDemandTimeWindow: undefined as never}}).mainStream).toEqual({...AS_SAID, highDemandTimeWindow: 15});
  });

  test('a refused change changes nothing', () => {
    const settings = new EngineSettings();
    expect(() => settings.change({core: {highDemandTimeWindow: 5, p2pErrorRetries: 0}})).toThrow();
    expect(settings.core.mainStream.highDemandTimeWindow).toBe(15);
  });

  test('a new validator is used by the guard installed at creation', async () => {
    const settings = new EngineSettings();
    const guard = settings.toUpstream().mainStream!.validateP2PSegment!;
    expect(await guard('https://cdn.x2p2p.example/1.ts', undefined, new ArrayBuffer(1))).toBe(true);
    const change = settings.change({core: {validateP2PSegment: async () => false}});
    expect(change.mainStream).toEqual(AS_SAID);
    expect(await guard('https://cdn.x2p2p.example/1.ts', undefined, new ArrayBuffer(1))).toBe(false);
  });

  // Passed to the engine, one of these would replace its guard, and changes after that would have no effect.
  test.each(['validateP2PSegment', 'httpRequestSetup'])('%s never reaches the engine by a change, whatever the level', (name) => {
    const own = async () => undefined;
    const settings = new EngineSettings();
    const guards = settings.toUpstream();
    expect(guards.mainStream).toHaveProperty(name);
    for (const core of [{[name]: own}, {mainStream: {[name]: own}, secondaryStream: {[name]: own}}]) {
      expect(settings.change({core})).toEqual({mainStream: AS_SAID, secondaryStream: AS_SAID});
      expect(settings.core.mainStream).toMatchObject({[name]: own});
      expect(settings.core.secondaryStream).toMatchObject({[name]: own});
    }
  });

  test('the token is fixed', () => {
    expect(() => new EngineSettings().change({token: 'x'} as never)).toThrow(expect.objectContaining({id: 'X2-1006'}));
  });
});

/** What the browser says of the network, while the player has enough to show. */
const network = (isOnCellular: () => boolean) => ({isOnCellular, isPlaybackShort: () => false});

describe('what the network allows', () => {
  const switchesOf = (settings: EngineSettings) => settings.toUpstream().mainStream;

  test.each([
    ['none', {isP2PDisabled: true, isP2PUploadDisabled: true}],
    ['download', {isP2PDisabled: false, isP2PUploadDisabled: true}],
    ['share', OPEN],
    [undefined, {isP2PDisabled: false, isP2PUploadDisabled: true}],
  ] as const)('cellular, with a policy of %s', (p2pOnCellular, expected) => {
    const settings = new EngineSettings({core: {isCellular: true, p2pOnCellular}});
    expect(switchesOf(settings)).toMatchObject(expected);
    expect(settings.conditional().secondaryStream).toMatchObject(expected);
    expect(settings.getCore().mainStream).toMatchObject(OPEN);
  });

  test('the integrator’s word on the network goes before the browser’s, and can be taken back', () => {
    const settings = new EngineSettings(
      {},
      network(() => true),
    );
    expect(settings.allowed).toBe('download');
    expect(settings.change({core: {isCellular: false}}).mainStream).toMatchObject(OPEN);
    expect(settings.allowed).toBe('share');
    settings.change({core: {isCellular: undefined}});
    expect(settings.allowed).toBe('download');
  });

  test('another network, without a change of settings', () => {
    let isOnCellular = false;
    const settings = new EngineSettings(
      {core: {p2pOnCellular: 'none'}},
      network(() => isOnCellular),
    );
    expect(settings.conditional().mainStream).toMatchObject(OPEN);
    isOnCellular = true;
    expect(settings.conditional().mainStream).toMatchObject({isP2PDisabled: true, isP2PUploadDisabled: true});
  });

  test('a stricter switch of the integrator stays closed', () => {
    const settings = new EngineSettings({core: {isCellular: false, mainStream: {isP2PUploadDisabled: true}}});
    expect(settings.conditional()).toMatchObject({mainStream: {...OPEN, isP2PUploadDisabled: true}, secondaryStream: OPEN});
  });

  test('a policy of another name is refused, with the names there are', () => {
    expect(() => new EngineSettings({core: {p2pOnCellular: 'off' as never}})).toThrow('none、download、share');
  });
});

describe('while less is buffered than two segments', () => {
  const downloadsOf = (change: {mainStream?: object; secondaryStream?: object}) =>
    [change.mainStream, change.secondaryStream].map((stream) => (stream as {simultaneousHttpDownloads: number}).simultaneousHttpDownloads);

  test('one segment is fetched from the origin at a time, and afterwards as many as the integrator allows', () => {
    let isPlaybackShort = true;
    const settings = new EngineSettings(
      {core: {simultaneousHttpDownloads: 3, secondaryStream: {simultaneousHttpDownloads: 4}}},
      {isOnCellular: () => false, isPlaybackShort: () => isPlaybackShort},
    );
    expect(downloadsOf(settings.toUpstream())).toEqual([1, 1]);
    expect(downloadsOf(settings.change({core: {simultaneousHttpDownloads: 5}}))).toEqual([1, 1]);
    expect(settings.getCore().mainStream.simultaneousHttpDownloads).toBe(5);
    isPlaybackShort = false;
    expect(downloadsOf(settings.conditional())).toEqual([5, 5]);
  });
});
