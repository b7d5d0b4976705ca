import Hls from 'hls.js';
import {HlsJsP2PEngine, type EngineStats, type PartialHlsJsP2PEngineConfig} from 'x2-hlsjs';
import {play, STREAM, type Bench, type BenchHost} from './bench.ts';
import {EventListeners} from './EventListeners.ts';
import {EXAMPLE_CONFIG} from './methods.ts';

/** hls.js would take the whole minute at once; with less buffer there is something left to watch. */
const PLAYER_CONFIG = {maxBufferLength: 20, maxMaxBufferLength: 20};

export class HlsBench implements Bench {
  #hls?: Hls;
  #engine?: HlsJsP2PEngine;
  #listeners?: EventListeners;

  readonly #methods: Readonly<Record<string, (argument: unknown) => unknown>> = {
    isSupported: () => HlsJsP2PEngine.isSupported(),
    constructor: (config: unknown) => this.#take(new HlsJsP2PEngine(config as PartialHlsJsP2PEngineConfig)),
    injectMixin: (config) => this.#playWithMixin(config),
    getConfigForHlsJs: () => this.#live().getConfigForHlsJs(),
    bindHls: () => this.#bind(),
    applyDynamicConfig: (config) => this.#live().applyDynamicConfig(config as never),
    getConfig: () => this.#live().getConfig(),
    getState: () => this.#live().getState(),
    getStats: () => this.#live().getStats(),
    addEventListener: (name) => this.#liveListeners().add(name),
    removeEventListener: (name) => this.#liveListeners().remove(name),
    destroy: () => this.#live().destroy(),
  };

  constructor(private readonly host: BenchHost) {}

  run(method: string, argument: unknown): unknown {
    return this.#methods[method]!(argument);
  }

  get stats(): EngineStats | undefined {
    return this.#engine?.getStats();
  }

  dispose(): void {
    this.#hls?.destroy();
    this.#engine?.destroy();
    this.#hls = undefined;
    this.#engine = undefined;
    this.#listeners = undefined;
  }

  /** Called only once the new engine exists: a bad configuration throws earlier and leaves the old one running. */
  #take(engine: HlsJsP2PEngine): HlsJsP2PEngine {
    this.dispose();
    this.#engine = engine;
    this.#listeners = new EventListeners(engine, this.host);
    return engine;
  }

  #playWithMixin(config: unknown): Hls {
    const HlsWithP2P = HlsJsP2PEngine.injectMixin(Hls);
    const hls = new HlsWithP2P({...PLAYER_CONFIG, p2p: config as PartialHlsJsP2PEngineConfig});
    this.#take(hls.p2pEngine);
    this.#play(hls);
    return hls;
  }

  #bind(): void {
    const engine = this.#engine ?? this.#take(new HlsJsP2PEngine(EXAMPLE_CONFIG as PartialHlsJsP2PEngineConfig));
    const hls = new Hls({...PLAYER_CONFIG, ...engine.getConfigForHlsJs()});
    try {
      engine.bindHls(hls);
    } catch (error) {
      hls.destroy();
      throw error;
    }
    this.#play(hls);
  }

  #play(hls: Hls): void {
    this.#hls = hls;
    hls.attachMedia(this.host.video);
    hls.loadSource(STREAM);
    play(this.host);
  }

  #live(): HlsJsP2PEngine {
    if (this.#engine) return this.#engine;
    this.host.onNote('还没有引擎：测试台先用示例配置执行了 injectMixin，并开始播放。');
    this.#playWithMixin(EXAMPLE_CONFIG);
    return this.#engine!;
  }

  #liveListeners(): EventListeners {
    this.#live();
    return this.#listeners!;
  }
}
