import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import type {EngineCallbacks, Segment, Stream} from 'p2p-media-loader-core';
import {ShakaEngine} from './ShakaEngine.ts';
import {registerPlugins, unregisterPlugins} from './shakaPlugins.ts';
import type {ShakaNamespace, ShakaPlayer} from './shakaTypes.ts';

const RequestType = {MANIFEST: 0, SEGMENT: 1};
const AdvancedRequestType = {INIT_SEGMENT: 0, MEDIA_SEGMENT: 1, MEDIA_PLAYLIST: 2, MASTER_PLAYLIST: 3, MPD: 4};
const SOURCE = 'https://cdn.example/index.m3u8';
const SEGMENT = 'https://cdn.example/0.ts';
const PLAYLIST = '#EXTM3U\n#EXT-X-TARGETDURATION:2\n#EXT-X-MEDIA-SEQUENCE:3\n#EXTINF:2,\n0.ts\n';

let cores: FakeCore[] = [];

class FakeCore {
  readonly said: unknown[][] = [];
  readonly loads = new Map<string, EngineCallbacks>();
  readonly streams = new Map<string, Stream & {segments: Map<string, Segment>}>();

  constructor() {
    cores.push(this);
  }

  addStreamIfNoneExists(stream: Stream): void {
    if (!this.streams.has(stream.runtimeId)) this.streams.set(stream.runtimeId, {...stream, segments: new Map()});
  }
  getStream(id: string) {
    return this.streams.get(id);
  }
  updateStream(id: string, added: Iterable<Segment>): void {
    for (const segment of added) this.streams.get(id)!.segments.set(segment.runtimeId, segment);
  }
  hasSegment(id: string): boolean {
    return [...this.streams.values()].some(({segments}) => segments.has(id));
  }
  isSegmentLoadable(): boolean {
    return true;
  }
  async loadSegment(id: string, callbacks: EngineCallbacks): Promise<void> {
    this.said.push(['loadSegment', id]);
    this.loads.set(id, callbacks);
  }
  abortSegmentLoading(id: string): void {
    this.loads.get(id)?.onError(new Error('aborted') as never);
  }
  setIsLive(isLive: boolean): void {
    this.said.push(['setIsLive', isLive]);
  }
  setManifestResponseUrl(url: string): void {
    this.said.push(['setManifestResponseUrl', url]);
  }
  setActiveLevelBitrate(bitrate: number): void {
    this.said.push(['setActiveLevelBitrate', bitrate]);
  }
  destroy(): void {
    this.streams.clear();
    this.said.push(['destroy']);
  }
}

class ShakaError extends Error {
  static Severity = {RECOVERABLE: 1};
  static Category = {NETWORK: 1};
  static Code = {OPERATION_ABORTED: 7001};
  readonly code: number;

  constructor(_severity: number, _category: number, code: number) {
    super(`Shaka ${code}`);
    this.code = code;
  }
}

class Operation {
  readonly promise: Promise<{data: ArrayBuffer; timeMs?: number}>;
  readonly abort: () => Promise<unknown>;

  constructor(promise: Operation['promise'], abort: Operation['abort']) {
    this.promise = promise;
    this.abort = abort;
  }
}

type Plugin = (url: string, request: object) => Operation;

const HTTP_BYTES = 77;
const overHttp: Plugin = () => new Operation(Promise.resolve({data: new ArrayBuffer(HTTP_BYTES)}), () => Promise.resolve());

function fakeShaka(version: string) {
  const schemes = new Map<string, unknown[]>();
  const shaka = {
    Player: {version},
    net: {
      HttpFetchPlugin: {parse: overHttp},
      NetworkingEngine: {
        RequestType,
        AdvancedRequestType,
        PluginPriority: {PREFERRED: 2},
        registerScheme: (scheme: string, ...how: unknown[]) => schemes.set(scheme, how),
        unregisterScheme: (scheme: string) => schemes.delete(scheme),
      },
    },
    util: {Error: ShakaError, AbortableOperation: Operation},
  } as unknown as ShakaNamespace;
  return {shaka, schemes};
}

type Filter = (type: number, message: object, context?: object) => void;

class FakePlayer extends EventTarget {
  readonly configured = new Map<string, unknown>();
  readonly requestFilters = new Set<Filter>();
  readonly responseFilters = new Set<Filter>();
  readonly media = new EventTarget();

  configure(name: string, value: unknown): void {
    this.configured.set(name, value);
  }
  getNetworkingEngine() {
    return {
      registerRequestFilter: (filter: Filter) => this.requestFilters.add(filter),
      unregisterRequestFilter: (filter: Filter) => this.requestFilters.delete(filter),
      registerResponseFilter: (filter: Filter) => this.responseFilters.add(filter),
      unregisterResponseFilter: (filter: Filter) => this.responseFilters.delete(filter),
    };
  }
  getMediaElement() {
    return this.media;
  }
  getVariantTracks() {
    return [
      {active: false, bandwidth: 1},
      {active: true, bandwidth: 2},
    ];
  }
  isLive(): boolean {
    return true;
  }
  say(name: string): void {
    this.dispatchEvent(new Event(name));
  }

  /** As Shaka does once a response is there. */
  respond(text: string, type = AdvancedRequestType.MASTER_PLAYLIST, url = SOURCE): void {
    const response = {data: new TextEncoder().encode(text).buffer, uri: url, originalUri: url};
    for (const filter of this.responseFilters) filter(RequestType.MANIFEST, response, {type});
  }
}

function onePage(version = 'v5.2.12') {
  const {shaka, schemes} = fakeShaka(version);
  registerPlugins(shaka);
  const player = new FakePlayer();
  const fallbackBytes: number[] = [];
  const unknown: string[] = [];
  const followed: unknown[] = [];
  const bind = () => {
    const engine = new ShakaEngine(shaka, {
      core: new FakeCore() as never,
      ownLoads: {
        onFallback: (bytes) => fallbackBytes.push(bytes),
        onUnknown: (url, bytes) => unknown.push(`${url} ${bytes}`),
      },
      playback: {follow: (media) => followed.push(media)},
    });
    engine.bindShakaPlayer(player as unknown as ShakaPlayer);
    return {engine, core: cores.at(-1)!};
  };
  const reference = {
    getUris: () => [SEGMENT],
    getStartByte: () => 0,
    getEndByte: () => null,
    getStartTime: () => 0,
    getEndTime: () => 2,
    getStatus: () => 0,
    isPartial: () => false,
  };
  const stream = {type: 'video', segmentIndex: {find: () => 0, get: (position: number) => (position === 0 ? reference : null)}};
  const ask = (url = SEGMENT, context: object = {stream, segment: reference}): Operation => {
    const request = {headers: {}};
    for (const filter of player.requestFilters) filter(RequestType.SEGMENT, request, context);
    const [plugin] = schemes.get('https') as [Plugin];
    return plugin(url, request);
  };
  return {shaka, schemes, player, fallbackBytes, unknown, followed, bind, ask, stream, reference};
}

const reported = vi.fn();

beforeEach(() => {
  cores = [];
  vi.stubGlobal('reportError', reported.mockReset());
});
afterEach(() => vi.unstubAllGlobals());

describe('a segment that the engine has', () => {
  function asked() {
    const page = onePage();
    const {engine, core} = page.bind();
    page.player.respond(PLAYLIST);
    const operation = page.ask();
    return {...page, engine, core, operation, callbacks: core.loads.get(SEGMENT)!};
  }

  test('is known to the core by its media sequence number before it is loaded, and so is whether the stream is live', () => {
    const {core} = asked();
    expect([...core.streams.values()]).toMatchObject([{type: 'main', index: 'only'}]);
    expect(core.streams.get('main only')?.segments.get(SEGMENT)).toMatchObject({externalId: 3, url: SEGMENT});
    expect(core.said).toEqual([
      ['setManifestResponseUrl', SOURCE],
      ['setIsLive', true],
      ['loadSegment', SEGMENT],
    ]);
  });

  test('reaches the player as a copy, with the time that the bytes take', async () => {
    const {operation, callbacks} = asked();
    const data = new ArrayBuffer(1000);
    callbacks.onSuccess({data, bandwidth: 80_000});
    const response = await operation.promise;
    expect(response).toMatchObject({timeMs: 100, uri: SEGMENT, originalUri: SEGMENT});
    expect(response.data).toEqual(data);
    expect(response.data).not.toBe(data);
  });

  test('takes no time where nothing has been measured', async () => {
    const {operation, callbacks} = asked();
    callbacks.onSuccess({data: new ArrayBuffer(1000), bandwidth: 0});
    expect((await operation.promise).timeMs).toBe(0);
  });

  test('is fetched by Shaka, and counted, when the engine gives up', async () => {
    const {operation, callbacks, fallbackBytes} = asked();
    callbacks.onError(new Error('aborted') as never);
    expect((await operation.promise).data.byteLength).toBe(HTTP_BYTES);
    expect(fallbackBytes).toEqual([HTTP_BYTES]);
  });

  test('is not fetched at all once Shaka has aborted it', async () => {
    const {operation, fallbackBytes} = asked();
    void operation.abort();
    await expect(operation.promise).rejects.toMatchObject({code: ShakaError.Code.OPERATION_ABORTED});
    expect(fallbackBytes).toEqual([]);
  });
});

describe('everything else is Shaka’s', () => {
  const bytesOf = async ({promise}: Operation) => (await promise).data.byteLength;

  test('what no playlist lists, and requests without a stream', async () => {
    const {player, ask, bind, fallbackBytes, unknown, stream, reference} = onePage();
    const {core} = bind();
    expect(await bytesOf(ask())).toBe(HTTP_BYTES);
    player.respond(PLAYLIST);
    expect(await bytesOf(ask('https://cdn.example/other.ts'))).toBe(HTTP_BYTES);
    // The engine is told what it should have known.
    expect(unknown).toEqual([`${SEGMENT} ${HTTP_BYTES}`, `https://cdn.example/other.ts ${HTTP_BYTES}`]);
    const part = {...reference, isPartial: () => true};
    expect(await bytesOf(ask('https://cdn.example/part.ts', {stream, segment: part}))).toBe(HTTP_BYTES);
    expect(await bytesOf(ask('https://cdn.example/text.vtt', {stream: {...stream, type: 'text'}, segment: reference}))).toBe(HTTP_BYTES);
    expect(unknown).toHaveLength(2);
    for (const context of [{}, {stream}, {segment: reference}]) expect(await bytesOf(ask(SEGMENT, context))).toBe(HTTP_BYTES);
    expect(fallbackBytes).toEqual([]);
    expect(core.loads.size).toBe(0);
  });

  test('a reloaded media playlist is no source, so that an engine bound too late waits for the next stream', () => {
    const {player, ask, bind} = onePage();
    const {core} = bind();
    player.respond(PLAYLIST, AdvancedRequestType.MEDIA_PLAYLIST);
    ask();
    expect(core.loads.size).toBe(0);
  });

  test('an index that cannot be read', async () => {
    const {player, ask, bind, reference} = onePage();
    bind();
    player.respond(PLAYLIST);
    const find = () => {
      throw new Error('a mistake');
    };
    expect(await bytesOf(ask(SEGMENT, {stream: {type: 'video', segmentIndex: {find}}, segment: reference}))).toBe(HTTP_BYTES);
    expect(reported).toHaveBeenCalledOnce();
  });

  test('plugins unregistered: its loaders stand as it registers them itself', () => {
    const {shaka, schemes} = onePage();
    unregisterPlugins(shaka);
    expect([...schemes.keys()]).toEqual(['http', 'https']);
    for (const how of schemes.values()) expect(how).toEqual([overHttp, 2, true]);
  });
});

describe('the life of an engine', () => {
  test.each(['v4.16.7', 'v5.2.12'])('sets what Shaka %s knows', (version) => {
    const {bind, player} = onePage(version);
    bind();
    expect(Object.fromEntries(player.configured)).toEqual({
      'manifest.defaultPresentationDelay': 25,
      'manifest.dash.ignoreSuggestedPresentationDelay': true,
      'streaming.segmentPrefetchLimit': 0,
      ...(version.startsWith('v4') && {'streaming.useNativeHlsOnSafari': false}),
    });
  });

  test('a destroyed engine lets go of everything, and of nothing that its successor has', () => {
    const {bind, player, ask, followed} = onePage();
    const first = bind();
    const second = bind();
    first.engine.destroy();
    player.say('loading');
    player.respond(PLAYLIST);
    player.say('loaded');
    ask();
    expect(first.core.said).toEqual([['destroy']]);
    expect(second.core.loads.has(SEGMENT)).toBe(true);
    expect(followed.at(-1)).toBe(player.media);
    second.engine.destroy();
    const {length} = second.core.said;
    player.say('adaptation');
    expect(second.core.said).toHaveLength(length);
    expect(followed.at(-1)).toBeUndefined();
    expect([player.requestFilters.size, player.responseFilters.size]).toEqual([0, 0]);
  });

  test('filters that were copied into another network mark nothing after destruction', () => {
    const {bind, player, ask} = onePage();
    const {engine, core} = bind();
    const copies = [...player.requestFilters];
    engine.destroy();
    for (const filter of copies) player.requestFilters.add(filter);
    player.respond(PLAYLIST);
    ask();
    expect(core.loads.size).toBe(0);
  });

  test('the next stream begins with nothing from the one before', () => {
    const {bind, player, ask} = onePage();
    const {core} = bind();
    player.respond(PLAYLIST);
    player.say('unloading');
    player.say('loading');
    player.respond('<MPD/>', AdvancedRequestType.MPD, 'https://cdn.example/next.mpd');
    ask(SEGMENT, {});
    expect(core.said.at(-1)).toEqual(['setManifestResponseUrl', 'https://cdn.example/next.mpd']);
    expect(core.streams.size).toBe(0);
  });

  test('playlists are read as filters of the page leave them, if these are there before the stream is loaded', () => {
    const {bind, player, ask} = onePage();
    const {core} = bind();
    player.responseFilters.add((_type, message) => {
      Object.assign(message, {data: new TextEncoder().encode(PLAYLIST).buffer});
    });
    player.say('loading');
    player.respond('scrambled');
    ask();
    expect(core.loads.has(SEGMENT)).toBe(true);
  });

  test('the bitrate of the active variant is told', () => {
    const {bind, player} = onePage();
    const {core} = bind();
    player.say('variantchanged');
    expect(core.said).toEqual([['setActiveLevelBitrate', 2]]);
  });
});
