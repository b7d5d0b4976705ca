import type {CoreConfig, DefinedCoreConfig, DynamicCoreConfig} from 'x2-core';

/** 正在使用的完整配置，由 `getConfig()` 返回。 */
export type ShakaP2PEngineConfig = {
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
 * import type {PartialShakaEngineConfig} from 'x2-shaka';
 *
 * const config: PartialShakaEngineConfig = {
 *   token: 'YOUR_TOKEN',
 *   core: {announceTrackers: ['wss://tracker.x2p2p.example/announce']},
 * };
 * ```
 */
export type PartialShakaEngineConfig = {
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
 * import type {DynamicShakaP2PEngineConfig} from 'x2-shaka';
 *
 * const change: DynamicShakaP2PEngineConfig = {core: {isP2PUploadDisabled: true}};
 * ```
 */
export type DynamicShakaP2PEngineConfig = {
  /** 要修改的选项。 */
  core?: DynamicCoreConfig;
};
