import shaka from 'shaka-player';
import {ShakaP2PEngine, type EngineStats, type PartialShakaEngineConfig} from 'x2-shaka';
import {play, STREAM, type Bench, type BenchHost} from './bench.ts';
import {EventListeners} from './EventListeners.ts';
import {EXAMPLE_CONFIG} from './methods.ts';

export class ShakaBench implements Bench {
  #player?: shaka.Player;
  #engine?: ShakaP2PEngine;
  #listeners?: EventListeners;
  /** A player lets go of the video element only after a while; the next one must wait for that. */
  #closing: Promise<unknown> | undefined;

  readonly #methods: Readonly<Record<string, (argument: unknown) => unknown>> = {
    isSupported: () => ShakaP2PEngine.isSupported(),
    registerPlugins: () => ShakaP2PEngine.registerPlugins(shaka),
    unregisterPlugins: () => ShakaP2PEngine.unregisterPlugins(shaka),
    constructor: (config: unknown) => this.#take(new ShakaP2PEngine(config as PartialShakaEngineConfig, shaka)),
    bindShakaPlayer: () => this.#bind(this.#engine ?? this.#create()),
    applyDynamicConfig: async (config) => (await this.#live()).applyDynamicConfig(config as never),
    getConfig: async () => (await this.#live()).getConfig(),
    getState: async () => (await this.#live()).getState(),
    getStats: async () => (await this.#live()).getStats(),
    addEventListener: async (name) => (await this.#liveListeners()).add(name),
    removeEventListener: async (name) => (await this.#liveListeners()).remove(name),
    destroy: async () => (await this.#live()).destroy(),
  };

  constructor(private readonly host: BenchHost) {
    ShakaP2PEngine.registerPlugins(shaka);
  }

  run(method: string, argument: unknown): unknown {
    return this.#methods[method]!(argument);
  }

  get stats(): EngineStats | undefined {
    return this.#engine?.getStats();
  }

  dispose(): void {
    this.#engine?.destroy();
    this.#closing = this.#player?.destroy();
    this.#player = undefined;
    this.#engine = undefined;
    this.#listeners = undefined;
  }

  #take(engine: ShakaP2PEngine): ShakaP2PEngine {
    this.dispose();
    this.#engine = engine;
    this.#listeners = new EventListeners(engine, this.host);
    return engine;
  }

  #create(): ShakaP2PEngine {
    return this.#take(new ShakaP2PEngine(EXAMPLE_CONFIG as PartialShakaEngineConfig, shaka));
  }

  async #bind(engine: ShakaP2PEngine): Promise<void> {
    const player = new shaka.Player();
    try {
      engine.bindShakaPlayer(player);
    } catch (error) {
      void player.destroy();
      throw error;
    }
    this.#player = player;
    player.configure('streaming.bufferingGoal', 20);
    await this.#closing;
    await player.attach(this.host.video);
    await player.load(STREAM);
    play(this.host);
  }

  async #live(): Promise<ShakaP2PEngine> {
    if (this.#engine) return this.#engine;
    this.host.onNote('还没有引擎：测试台先用示例配置创建了引擎，绑定播放器并开始播放。');
    const engine = this.#create();
    await this.#bind(engine);
    return engine;
  }

  async #liveListeners(): Promise<EventListeners> {
    await this.#live();
    return this.#listeners!;
  }
}
