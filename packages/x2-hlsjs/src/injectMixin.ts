import type Hls from 'hls.js';
import {requireObject, show, X2Error} from 'x2-core';
import type {HlsConstructor, HlsWithP2PClass, HlsWithP2PConfig} from './config.ts';
import {HlsJsP2PEngine} from './HlsJsP2PEngine.ts';

export function injectMixin<HlsType extends HlsConstructor>(Base: HlsType): HlsWithP2PClass<HlsType> {
  class HlsWithP2P extends (Base as HlsConstructor) {
    readonly #p2pEngine: HlsJsP2PEngine;

    constructor(config: HlsWithP2PConfig<HlsType> = {}) {
      const {p2p = {}, ...hlsConfig} = config;
      requireObject('p2p', p2p);
      const {onHlsJsCreated, ...engineConfig} = p2p;
      if (onHlsJsCreated !== undefined && typeof onHlsJsCreated !== 'function') {
        throw new X2Error('X2-1003', `p2p.onHlsJsCreated 应为函数，收到 ${show(onHlsJsCreated)}`);
      }
      const engine = new HlsJsP2PEngine(engineConfig);
      super({...hlsConfig, ...engine.getConfigForHlsJs()});
      this.#p2pEngine = engine;
      engine.bindHls(this);
      try {
        onHlsJsCreated?.(this);
      } catch (error) {
        // Nobody gets hold of a player whose constructor threw, so nobody else could destroy it.
        (this as unknown as Hls).destroy();
        throw error;
      }
    }

    get p2pEngine() {
      return this.#p2pEngine;
    }
  }
  return HlsWithP2P as unknown as HlsWithP2PClass<HlsType>;
}
