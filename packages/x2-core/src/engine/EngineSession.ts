import {createCore, type EngineCore} from './EngineCore.ts';
import {show} from '../options/checkValue.ts';
import {X2Error} from '../X2Error.ts';
import {SWARM_JOINED} from '../peers/swarmMember.ts';
import type {CoreEventMap, DefinedCoreConfig, DynamicCoreConfig, EngineStateDetails, EngineStats} from '../types/index.ts';
import {EngineSettings, type DynamicEngineConfig, type EngineConfig} from './EngineSettings.ts';
import {isP2PSupported} from './isP2PSupported.ts';
import {Monitor, type OwnEvent} from './Monitor.ts';
import {Network} from './Network.ts';
import {Playback} from './Playback.ts';
import {Reporter, withoutQuery} from './Reporter.ts';
import {stateOf} from './stateOf.ts';
import {Swarms} from './Swarms.ts';
import {TrafficLedger} from './TrafficLedger.ts';

/** Between one player and the core. Destroying it destroys the core. */
export type Integration = {destroy(): void};

/** Told of bytes that the player's own loader fetched. */
export type OwnLoads = {
  /** The core had given up. */
  readonly onFallback: (bytes: number) => void;
  /** The core has not heard of the segment. */
  readonly onUnknown: (url: string, bytes: number) => void;
};

/** What a session gives to its integration. */
export type Means = {readonly core: EngineCore; readonly ownLoads: OwnLoads; readonly playback: Pick<Playback, 'follow'>};

/** One engine's life: settings, ledger, reports, and what is allowed when. Each public engine holds one. */
export class EngineSession<Player extends Integration> {
  readonly integration: Player;
  readonly ledger = new TrafficLedger();
  readonly #core: EngineCore;
  readonly #settings: EngineSettings;
  readonly #reporter: Reporter;
  readonly #network = new Network();
  readonly #playback = new Playback({
    onMove: (media) => this.#core.updatePlayback(media.currentTime, media.playbackRate, media),
    onShort: () => this.#apply(this.#settings.conditional()),
  });
  readonly #swarms = new Swarms(() => this.#monitor.check());
  readonly #monitor: Monitor;
  readonly #isSupported = isP2PSupported();
  /** The wrapper added in place of each listener, so that it can be removed again. */
  readonly #guarded = new WeakMap<object, (...event: never[]) => void>();
  #isBound = false;
  #isDestroyed = false;

  readonly #ownLoads: OwnLoads = {
    onFallback: (bytes) => this.ledger.addHttpBytes(bytes),
    onUnknown: (url, bytes) => {
      if (this.#isDestroyed) return;
      this.ledger.addHttpBytes(bytes);
      this.#reporter.say('X2-3004', withoutQuery(url));
    },
  };

  constructor(packageName: string, config: EngineConfig | undefined, integrate: (means: Means) => Player) {
    // Everything that can throw comes first, so that a bad config leaves nothing behind.
    this.#settings = new EngineSettings(config, {
      isOnCellular: () => this.#network.isCellular,
      isPlaybackShort: () => this.#playback.isShort,
    });
    this.#swarms.uploadLimit.rate = this.#settings.core.p2pUploadLimit;
    this.#reporter = new Reporter(packageName);
    this.#core = createCore(this.#settings.toUpstream());
    this.integration = integrate({core: this.#core, ownLoads: this.#ownLoads, playback: this.#playback});
    this.#monitor = new Monitor({
      getState: () => this.state,
      getStats: () => this.stats,
      getInterval: () => this.#settings.core.statsIntervalMs,
    });
    this.#listen(this.#settings.peerStarts.listeners);
    this.#listen(this.ledger.listeners);
    this.#listen(this.#reporter.listeners);
    this.#listen({onSegmentStart: ({segment}) => this.#playback.onSegment(segment)});
    this.#listen({onPeerConnect: () => this.#monitor.check(), onPeerClose: () => this.#monitor.check()});
    this.#core.addEventListener(SWARM_JOINED, this.#swarms.join);
    this.#network.watch(() => this.#apply(this.#settings.conditional()));
    if (!this.#isSupported) this.#reporter.say('X2-1103');
    else if (!this.#settings.hasTracker) this.#reporter.say('X2-2003');
  }

  addEventListener<K extends keyof CoreEventMap>(name: K, listener: CoreEventMap[K]): void {
    this.requireAlive('addEventListener()');
    if (typeof listener !== 'function') throw new X2Error('X2-1003', `${name} 的回调应为函数，收到 ${show(listener)}`);
    if (Monitor.isOwn(name)) this.#monitor.add(name, this.#guard(listener) as never);
    else this.#core.addEventListener(name, this.#guard(listener) as never);
  }

  removeEventListener<K extends keyof CoreEventMap>(name: K, listener: CoreEventMap[K]): void {
    const guarded = (this.#guarded.get(listener) as CoreEventMap[K] | undefined) ?? listener;
    if (Monitor.isOwn(name)) this.#monitor.remove(name, guarded as never);
    else this.#core.removeEventListener(name, guarded as never);
  }

  applyDynamicConfig(config: DynamicEngineConfig): void {
    this.requireAlive('applyDynamicConfig()');
    this.#apply(this.#settings.change(config));
    this.#swarms.uploadLimit.rate = this.#settings.core.p2pUploadLimit;
    if (config.core && 'statsIntervalMs' in config.core) this.#monitor.restart();
  }

  getConfig(): {token: string | undefined; core: DefinedCoreConfig} {
    this.requireAlive('getConfig()');
    return {token: this.#settings.token, core: this.#settings.getCore()};
  }

  get stats(): EngineStats {
    return this.ledger.stats;
  }

  get state(): EngineStateDetails {
    const {core, hasTracker, allowed} = this.#settings;
    return stateOf({
      isDestroyed: this.#isDestroyed,
      isSupported: this.#isSupported,
      hasTracker,
      isDisabled: core.mainStream.isP2PDisabled,
      allowed,
      peers: this.stats.peers,
      reach: this.#swarms.reach,
    });
  }

  /** Call before binding to a player: one engine serves one player, once. */
  claimBinding(method: string): void {
    this.requireAlive(method);
    if (this.#isBound) throw new X2Error('X2-1101', method);
    this.#isBound = true;
  }

  requireAlive(method: string): void {
    if (this.#isDestroyed) throw new X2Error('X2-1102', method);
  }

  get isDestroyed(): boolean {
    return this.#isDestroyed;
  }

  destroy(): void {
    if (this.#isDestroyed) return;
    // First, so that what leaves the swarms on the way out is not taken for a change of state.
    this.#isDestroyed = true;
    try {
      this.integration.destroy();
    } finally {
      this.#network.stop();
      this.#monitor.stop();
    }
  }

  #apply(change: DynamicCoreConfig): void {
    this.#core.applyDynamicConfig(change);
    this.#monitor.check();
  }

  /**
   * The engine underneath calls listeners in the middle of its work: one that throws would stop a download half-way, and with
   * it playback. Its error is reported like an uncaught one instead.
   */
  #guard<Listener extends CoreEventMap[keyof CoreEventMap]>(listener: Listener): Listener {
    const known = this.#guarded.get(listener);
    if (known) return known as Listener;
    const guarded = (...event: never[]) => {
      try {
        (listener as (...event: never[]) => void)(...event);
      } catch (error) {
        reportError(error);
      }
    };
    this.#guarded.set(listener, guarded);
    return guarded as unknown as Listener;
  }

  #listen(listeners: Partial<Omit<CoreEventMap, OwnEvent>>): void {
    for (const name of Object.keys(listeners) as Exclude<keyof CoreEventMap, OwnEvent>[]) {
      this.#core.addEventListener(name, listeners[name] as never);
    }
  }
}
