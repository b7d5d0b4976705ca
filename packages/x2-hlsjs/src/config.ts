import type {FragmentLoaderConstructor, PlaylistLoaderConstructor} from 'hls.js';
import type {CoreConfig, DefinedCoreConfig, DynamicCoreConfig} from 'x2-core';
import type {HlsJsP2PEngine} from './HlsJsP2PEngine.ts';

/** 正在使用的完整配置，由 `getConfig()` 返回。 */
export type HlsJsP2PEngineConfig = {
  /** 创建引擎时给出的令牌；没有给出时为 `undefined`。 */
  token: string | undefined;
  /** 默认值已补全的配置。`announceTrackers` 是你写的地址，不含令牌。 */
  core: DefinedCoreConfig;
};

/**
 * 创建引擎时的配置，各项都可省略。
 *
 * @example
 * ```ts
 * import type {PartialHlsJsP2PEngineConfig} from 'x2-hlsjs';
 *
 * const config: PartialHlsJsP2PEngineConfig = {
 *   token: 'YOUR_TOKEN',
 *   core: {announceTrackers: ['wss://tracker.x2p2p.example/announce']},
 * };
 * ```
 */
export type PartialHlsJsP2PEngineConfig = {
  /**
   * 接入令牌，在 X2 控制台创建。作为查询参数 `token` 附加到每个 Tracker 地址。
   *
   * 非空字符串，不可在运行中修改。设置了 `announceTrackers` 而没有它，抛出 X2-1001。
   */
  token?: string;
  /** 引擎的选项。 */
  core?: Partial<CoreConfig>;
};

/**
 * `applyDynamicConfig()` 的参数。
 *
 * @example
 * ```ts
 * import type {DynamicHlsJsP2PEngineConfig} from 'x2-hlsjs';
 *
 * const change: DynamicHlsJsP2PEngineConfig = {core: {isP2PUploadDisabled: true}};
 * ```
 */
export type DynamicHlsJsP2PEngineConfig = {
  /** 要修改的选项。 */
  core?: DynamicCoreConfig;
};

/**
 * 带 P2P 的播放器实例：原来的 hls.js 实例，加上 `p2pEngine`。
 * @typeParam HlsType hls.js 的实例类型
 */
export type HlsWithP2PInstance<HlsType> = HlsType & {
  /** 这个播放器的引擎。播放器销毁时引擎一同销毁。 */
  readonly p2pEngine: HlsJsP2PEngine;
};

/** hls.js 的构造函数，或它的子类。 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- what TypeScript requires of the constructor that a mixin extends
export type HlsConstructor = new (config?: any) => object;

/**
 * 带 P2P 的播放器的配置：hls.js 自己的配置，加上 `p2p`。
 * @typeParam HlsType hls.js 的构造函数类型，即 `typeof Hls`
 *
 * @example
 * ```ts
 * import Hls from 'hls.js';
 * import type {HlsWithP2PConfig} from 'x2-hlsjs';
 *
 * const config: HlsWithP2PConfig<typeof Hls> = {
 *   maxBufferLength: 60, // hls.js 的选项，单位 s
 *   p2p: {
 *     token: 'YOUR_TOKEN',
 *     core: {announceTrackers: ['wss://tracker.x2p2p.example/announce']},
 *     onHlsJsCreated(hls) {
 *       hls.on(Hls.Events.ERROR, (_event, data) => console.warn(data.details));
 *       console.log(hls.p2pEngine.getStats());
 *     },
 *   },
 * };
 * ```
 */
export type HlsWithP2PConfig<HlsType extends HlsConstructor> = NonNullable<ConstructorParameters<HlsType>[0]> & {
  /** P2P 的配置；不写时按默认值创建引擎，播放全部走 HTTP。 */
  p2p?: PartialHlsJsP2PEngineConfig & {
    /**
     * 播放器创建完成后调用一次，得到带 `p2pEngine` 的实例。
     * @param hls 播放器实例
     */
    onHlsJsCreated?: (hls: HlsWithP2PInstance<InstanceType<HlsType>>) => void;
  };
};

/**
 * `injectMixin()` 返回的类：静态成员与原来的 hls.js 相同，构造函数多接受 `p2p`。
 * @typeParam HlsType hls.js 的构造函数类型
 */
export type HlsWithP2PClass<HlsType extends HlsConstructor> = Omit<HlsType, 'prototype'> & {
  /** 创建带 P2P 的播放器。 */
  new (config?: HlsWithP2PConfig<HlsType>): HlsWithP2PInstance<InstanceType<HlsType>>;
  /** 原型，与播放器实例的类型一致。 */
  prototype: HlsWithP2PInstance<InstanceType<HlsType>>;
};

/** 不用 `injectMixin()` 时，交给 hls.js 的加载器。 */
export type HlsJsLoaders = {
  /** 切片加载器，对应 hls.js 的 `fLoader`。 */
  fLoader: FragmentLoaderConstructor;
  /** 播放列表加载器，对应 hls.js 的 `pLoader`。 */
  pLoader: PlaylistLoaderConstructor;
};
