// Runs inside the viewer pages. Everything that a test wants to know about a viewer is on `window.viewer`, or, where a page has
// several, in `window.viewers`.
/* global Hls, X2Hls, X2Shaka, shaka */

window.viewers = [];

function newViewer() {
  const video = document.body.appendChild(Object.assign(document.createElement('video'), {muted: true, playsInline: true}));
  const viewer = {video, engine: undefined, hashes: {}, segmentErrors: [], segmentAborts: [], playerErrors: [], loadedFrom: {}};
  window.viewers.push(viewer);
  window.viewer ??= viewer;
  return viewer;
}

async function sha256(buffer) {
  const digest = await crypto.subtle.digest('SHA-256', buffer);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const fileName = (url) => url.slice(url.lastIndexOf('/') + 1).split('?')[0];

async function remember(viewer, url, buffer) {
  viewer.hashes[fileName(url)] = await sha256(buffer.slice(0));
}

/** Options that are functions cannot be sent into a page, so tests name them. */
async function completed(core, {validate, spyOnStorage, storageFails, storageIsSlow, storageReadsSlowly} = {}) {
  if (validate) {
    const expected = await (await fetch('/hashes.json')).json();
    core.validateP2PSegment = async (url, _range, data) => (await sha256(data)) === expected[fileName(url)];
  }
  if (spyOnStorage) core.customSegmentStorageFactory = () => new StorageSpy();
  if (storageFails) core.customSegmentStorageFactory = () => new BrokenStorage(storageFails);
  if (storageIsSlow) core.customSegmentStorageFactory = () => new SlowStorage();
  if (storageReadsSlowly) core.customSegmentStorageFactory = () => new SlowlyReadStorage();
  return core;
}

/** Stores nothing, but shows the settings that the engine works with. */
class StorageSpy {
  async initialize(common, main, secondary) {
    window.running = {common, main: {...main}, secondary: {...secondary}};
    for (const stream of [window.running.main, window.running.secondary]) {
      for (const [name, value] of Object.entries(stream)) if (typeof value === 'function') stream[name] = 'function';
    }
    window.running.common = {segmentMemoryStorageLimit: common.segmentMemoryStorageLimit};
  }
  onPlaybackUpdated() {}
  onSegmentRequested() {}
  async storeSegment() {}
  async getSegmentData() {}
  getUsage() {
    return {totalCapacity: 100, usedCapacity: 0};
  }
  hasSegment() {
    return false;
  }
  getStoredSegmentIds() {
    return [];
  }
  setSegmentChangeCallback() {}
  destroy() {}
}

/** Fails as storage does where IndexedDB is not available. */
class BrokenStorage extends StorageSpy {
  constructor(when) {
    super();
    if (when === 'at once') throw new Error('no storage here');
  }
  async initialize() {
    throw new Error('no storage here');
  }
}

/** Starts when the test says so, and records that it was destroyed. */
class SlowStorage extends StorageSpy {
  initialize() {
    return new Promise((resolve) => (window.startStorage = resolve));
  }
  destroy() {
    window.storageIsGone = true;
  }
}

/** What a stream is called after its swarm: `main-400000/avc/…`. */
const renditionOf = (stream) => /(?:main|secondary)-[^-]*$/.exec(stream)[0];

/** Reads slowly, as from a disk; records what was stored under which name and what was asked for. Tests can hold its reads. */
class SlowlyReadStorage extends StorageSpy {
  kept = new Map();
  async storeSegment(_swarm, stream, id, data) {
    const name = `${renditionOf(stream)} ${id}`;
    this.kept.set(name, data);
    (window.stored ??= []).push(`${name} ${await sha256(data)}`);
  }
  async getSegmentData(_swarm, stream, id) {
    (window.asked ??= []).push(id);
    const begun = (window.readsBegun = (window.readsBegun ?? 0) + 1);
    await (window.readsHeld ?? new Promise((resolve) => setTimeout(resolve, 400)));
    window.lastRead = begun;
    return this.kept.get(`${renditionOf(stream)} ${id}`);
  }
  hasSegment(_swarm, stream, id) {
    return this.kept.has(`${renditionOf(stream)} ${id}`);
  }
  getStoredSegmentIds(_swarm, stream) {
    const start = `${renditionOf(stream)} `;
    return [...this.kept.keys()].filter((name) => name.startsWith(start)).map((name) => Number(name.slice(start.length)));
  }
}

const EVENTS = [
  'onSegmentLoaded',
  'onSegmentError',
  'onSegmentAbort',
  'onSegmentStart',
  'onPeerConnect',
  'onPeerClose',
  'onPeerError',
  'onChunkDownloaded',
  'onChunkUploaded',
  'onTrackerError',
  'onTrackerWarning',
];

function watch(viewer, engine, {listenersThrow, destroysOnWarning} = {}) {
  viewer.engine = engine;
  if (destroysOnWarning) {
    engine.addEventListener('onTrackerWarning', () => {
      engine.destroy();
      // A reconnection would be scheduled right after the event.
      setTimeout(() => (document.title = 'destroyed'));
    });
  }
  for (const name of listenersThrow ? EVENTS : []) {
    engine.addEventListener(name, () => {
      throw new Error(`a mistake in ${name}`);
    });
  }
  engine.addEventListener('onSegmentError', ({error, segment, downloadSource}) => {
    viewer.segmentErrors.push({type: error.type, name: fileName(segment.url), source: downloadSource});
  });
  engine.addEventListener('onSegmentAbort', ({segment, downloadSource}) => {
    viewer.segmentAborts.push({name: fileName(segment.url), source: downloadSource});
  });
  engine.addEventListener('onSegmentLoaded', ({segmentUrl, downloadSource}) => {
    viewer.loadedFrom[fileName(segmentUrl)] = downloadSource;
  });
}

/** Hashes bytes as the engine hands them over: hls.js transfers them to its worker right after. */
const rememberingLoader = (viewer, Loader) =>
  class extends Loader {
    load(context, config, callbacks) {
      super.load(context, config, {
        ...callbacks,
        onSuccess(response, ...rest) {
          void remember(viewer, context.url, response.data);
          callbacks.onSuccess(response, ...rest);
        },
      });
    }
  };

window.startHls = async ({url, token, core = {}, extras, hlsConfig = {}}) => {
  const viewer = newViewer();
  const {video} = viewer;
  const HlsWithP2P = X2Hls.HlsJsP2PEngine.injectMixin(Hls);
  const hls = new HlsWithP2P({maxBufferLength: 120, ...hlsConfig, p2p: {token, core: await completed(core, extras)}});
  viewer.hls = hls;
  watch(viewer, hls.p2pEngine, extras);
  hls.config.fLoader = rememberingLoader(viewer, hls.config.fLoader);
  hls.on(Hls.Events.ERROR, (_event, {details, fatal, response}) => viewer.playerErrors.push({details, fatal, code: response?.code}));
  if (extras?.attachLate) hls.on(Hls.Events.LEVEL_LOADED, () => hls.media || hls.attachMedia(video));
  else hls.attachMedia(video);
  hls.loadSource(url);
  void video.play().catch(() => undefined);
};

window.startShaka = async ({url, token, core = {}, extras}) => {
  const viewer = newViewer();
  const {video} = viewer;
  shaka.polyfill.installAll();
  X2Shaka.ShakaP2PEngine.registerPlugins();
  const engine = new X2Shaka.ShakaP2PEngine({token, core: await completed(core, extras)});
  watch(viewer, engine, extras);
  const player = new shaka.Player();
  viewer.player = player;
  await player.attach(video);
  player.configure({streaming: {bufferingGoal: 120}});
  player.addEventListener('error', ({detail}) => viewer.playerErrors.push({details: String(detail?.code), fatal: detail?.severity === 2}));
  player.getNetworkingEngine().registerResponseFilter((type, response) => {
    if (type === shaka.net.NetworkingEngine.RequestType.SEGMENT) void remember(viewer, response.uri, response.data);
  });
  engine.bindShakaPlayer(player);
  if (extras?.unregister) {
    engine.destroy();
    X2Shaka.ShakaP2PEngine.unregisterPlugins();
  }
  await player.load(url);
  void video.play();
};
