import {EngineSession, isP2PSupported, X2Error, type CoreEventMap, type EngineStateDetails, type EngineStats} from 'x2-core';
import type {DynamicShakaP2PEngineConfig, PartialShakaEngineConfig, ShakaP2PEngineConfig} from './config.ts';
import {ShakaEngine} from './ShakaEngine.ts';
import {registerPlugins, unregisterPlugins} from './shakaPlugins.ts';
import type {ShakaNamespace, ShakaPlayer} from './shakaTypes.ts';

/**
 * Shaka Player 的 P2P 引擎：让观看同一内容的观众互传切片，拿不到的切片照常从 CDN 下载。支持 HLS 与 DASH。
 *
 * 与 `x2-hlsjs` 基于同一版本的内核，HLS 内容的观众可以跨播放器互传。清晰度与音轨按主播放列表里写明的属性辨认，
 * 与书写次序、播放器无关：主播放列表里别的清晰度有多有少，同一清晰度的观众照样互传。
 *
 * P2P 的任何故障都不中断播放：Tracker 连不上、令牌被拒绝、节点断开或发来错误数据时，切片改走 HTTP；
 * 引擎的 HTTP 尝试用完后，再交给 Shaka Player 自己的加载器。这些情况在浏览器控制台各说明一次。
 *
 * @example
 * ```ts
 * import shaka from 'shaka-player';
 * import {ShakaP2PEngine} from 'x2-shaka';
 *
 * ShakaP2PEngine.registerPlugins(shaka);
 * const engine = new ShakaP2PEngine(
 *   {
 *     token: 'YOUR_TOKEN',
 *     core: {
 *       announceTrackers: ['wss://tracker.x2p2p.example/announce'],
 *       // 没有 STUN，通常只有同一局域网里的观众能互传
 *       rtcConfig: {iceServers: [{urls: 'stun:stun.x2p2p.example:3478'}]},
 *     },
 *   },
 *   shaka,
 * );
 * const player = new shaka.Player();
 * await player.attach(document.querySelector('video')!);
 * engine.bindShakaPlayer(player);
 * await player.load('https://cdn.x2p2p.example/live/index.m3u8');
 * ```
 */
export class ShakaP2PEngine {
  readonly #session: EngineSession<ShakaEngine>;

  /**
   * 创建引擎。配置全部检查通过之后才开始工作；抛出错误时什么都没有开始。
   *
   * 没有 Tracker（X2-2003）或浏览器不支持 P2P（X2-1103）时不抛出，播放走 HTTP，并在浏览器控制台说明一次。
   *
   * @param config 令牌与选项，可省略
   * @param shaka Shaka Player 的命名空间，默认 `window.shaka`
   * @throws {@link X2Error} X2-1001：有 Tracker 但没有令牌。
   * @throws {@link X2Error} X2-1002：出现未知选项。
   * @throws {@link X2Error} X2-1003：类型不对，或没有找到 Shaka Player。
   * @throws {@link X2Error} X2-1004：取值超出范围。
   * @throws {@link X2Error} X2-1005：HTTPS 页面上的 Tracker 不是 `wss://`。
   * @example
   * ```ts
   * import shaka from 'shaka-player';
   * import {ShakaP2PEngine} from 'x2-shaka';
   *
   * const engine = new ShakaP2PEngine({core: {highDemandTimeWindow: 20}}, shaka); // s
   * ```
   */
  constructor(config?: PartialShakaEngineConfig, shaka: ShakaNamespace = globalShaka()) {
    requireShaka(shaka);
    this.#session = new EngineSession('x2-shaka', config, (means) => new ShakaEngine(shaka, means));
  }

  /**
   * 向 Shaka Player 注册 P2P 所需的加载器。每个页面一次，在创建播放器之前调用。
   *
   * 没有绑定引擎的播放器照旧用 Shaka 自己的加载器；但注册后，全页的请求不再受 `retryParameters` 的 `connectionTimeout` 与 `stallTimeout` 约束，只剩 `timeout`。
   *
   * @param shaka Shaka Player 的命名空间，默认 `window.shaka`
   * @throws {@link X2Error} X2-1003：没有找到 Shaka Player。
   * @example
   * ```ts
   * import shaka from 'shaka-player';
   * import {ShakaP2PEngine} from 'x2-shaka';
   *
   * ShakaP2PEngine.registerPlugins(shaka);
   * ```
   */
  static registerPlugins(shaka: ShakaNamespace = globalShaka()): void {
    requireShaka(shaka);
    registerPlugins(shaka);
  }

  /**
   * 撤销 `registerPlugins()`，恢复 Shaka Player 自带的加载器。先销毁正在使用的引擎。
   *
   * @param shaka Shaka Player 的命名空间，默认 `window.shaka`
   * @throws {@link X2Error} X2-1003：没有找到 Shaka Player。
   * @example
   * ```ts
   * import shaka from 'shaka-player';
   * import {ShakaP2PEngine} from 'x2-shaka';
   *
   * ShakaP2PEngine.registerPlugins(shaka);
   * ShakaP2PEngine.unregisterPlugins(shaka);
   * ```
   */
  static unregisterPlugins(shaka: ShakaNamespace = globalShaka()): void {
    requireShaka(shaka);
    unregisterPlugins(shaka);
  }

  /**
   * 当前环境能否使用 P2P：需要 WebRTC 数据通道、MSE（或 iOS 的 ManagedMediaSource）、WebSocket 与 fetch 流。
   *
   * 返回 `false` 时也可以照常创建引擎，播放走 HTTP。它不检查网络，也不代替 `shaka.Player.isBrowserSupported()`。
   *
   * @returns 能用时为 `true`
   * @example
   * ```ts
   * import {ShakaP2PEngine} from 'x2-shaka';
   *
   * if (!ShakaP2PEngine.isSupported()) console.info('此浏览器将全部走 HTTP');
   * ```
   */
  static isSupported(): boolean {
    return isP2PSupported();
  }

  /**
   * 绑定播放器。一个引擎只绑定一次，在 `player.load()` 之前调用。
   *
   * 绑定会修改播放器的配置：`manifest.defaultPresentationDelay` 设为 25 s（直播延迟随之变化），
   * `manifest.dash.ignoreSuggestedPresentationDelay` 设为 `true`，`streaming.useNativeHlsOnSafari` 设为 `false`（只在 4.x，5.x 没有这一项），
   * `streaming.segmentPrefetchLimit` 设为 0：预取由引擎负责，播放器再预取会与它争抢，让切片改走 HTTP。
   *
   * @param player 播放器实例
   * @throws {@link X2Error} X2-1101：已经绑定过。
   * @throws {@link X2Error} X2-1102：引擎已销毁。
   * @example
   * ```ts
   * import shaka from 'shaka-player';
   * import {ShakaP2PEngine} from 'x2-shaka';
   *
   * ShakaP2PEngine.registerPlugins(shaka);
   * const engine = new ShakaP2PEngine({}, shaka);
   * const player = new shaka.Player();
   * engine.bindShakaPlayer(player);
   * ```
   */
  bindShakaPlayer(player: ShakaPlayer): void {
    this.#session.claimBinding('bindShakaPlayer()');
    this.#session.integration.bindShakaPlayer(player);
  }

  /**
   * 监听一个事件。同一个函数加两次会被调用两次。回调抛出的异常交给 `reportError()`，不影响下载与播放。
   *
   * @typeParam K 事件的名字
   * @param eventName 事件的名字
   * @param listener 回调
   * @throws {@link X2Error} X2-1003：回调不是函数。
   * @throws {@link X2Error} X2-1102：引擎已销毁。
   * @example
   * ```ts
   * import shaka from 'shaka-player';
   * import {ShakaP2PEngine} from 'x2-shaka';
   *
   * const engine = new ShakaP2PEngine({}, shaka);
   * engine.addEventListener('onChunkDownloaded', (bytesLength, downloadSource) => {
   *   console.log(downloadSource, bytesLength);
   * });
   * ```
   */
  addEventListener<K extends keyof CoreEventMap>(eventName: K, listener: CoreEventMap[K]): void {
    this.#session.addEventListener(eventName, listener);
  }

  /**
   * 取消监听。引擎销毁后也可以调用。
   *
   * @typeParam K 事件的名字
   * @param eventName 事件的名字
   * @param listener 添加时的同一个函数
   * @example
   * ```ts
   * import shaka from 'shaka-player';
   * import {ShakaP2PEngine, type CoreEventMap} from 'x2-shaka';
   *
   * const engine = new ShakaP2PEngine({}, shaka);
   * const listener: CoreEventMap['onPeerConnect'] = ({peerId}) => console.log(peerId);
   * engine.addEventListener('onPeerConnect', listener);
   * engine.removeEventListener('onPeerConnect', listener);
   * ```
   */
  removeEventListener<K extends keyof CoreEventMap>(eventName: K, listener: CoreEventMap[K]): void {
    this.#session.removeEventListener(eventName, listener);
  }

  /**
   * 在运行中修改选项，立即生效；切片存储的两项除外，下次加载新地址时生效。没有写出的选项不变，值为 `undefined` 的选项恢复默认值；写在顶层的流选项同时改两种流。
   *
   * 检查没有通过时一项也不会修改。能否在运行中修改，见各选项的说明。
   *
   * @param dynamicConfig 要修改的选项
   * @throws {@link X2Error} X2-1002、X2-1003、X2-1004：选项未知、类型不对或超出范围。
   * @throws {@link X2Error} X2-1006：该选项（或 `token`）不能在运行中修改。
   * @throws {@link X2Error} X2-1102：引擎已销毁。
   * @example
   * ```ts
   * import shaka from 'shaka-player';
   * import {ShakaP2PEngine} from 'x2-shaka';
   *
   * const engine = new ShakaP2PEngine({}, shaka);
   * engine.applyDynamicConfig({core: {isP2PUploadDisabled: true}});
   * engine.applyDynamicConfig({core: {mainStream: {highDemandTimeWindow: 10}}}); // s
   * ```
   */
  applyDynamicConfig(dynamicConfig: DynamicShakaP2PEngineConfig): void {
    this.#session.applyDynamicConfig(dynamicConfig);
  }

  /**
   * 取得正在使用的配置的副本，修改它不影响引擎。
   *
   * @returns 默认值已补全、按流分开的配置
   * @throws {@link X2Error} X2-1102：引擎已销毁。
   * @example
   * ```ts
   * import shaka from 'shaka-player';
   * import {ShakaP2PEngine} from 'x2-shaka';
   *
   * const engine = new ShakaP2PEngine({}, shaka);
   * console.log(engine.getConfig().core.mainStream.highDemandTimeWindow); // 15
   * ```
   */
  getConfig(): ShakaP2PEngineConfig {
    return this.#session.getConfig();
  }

  /**
   * 取得流量统计。从引擎创建起累计，换播放地址不清零；销毁后仍可读取最后的数字。
   *
   * @returns HTTP、P2P、上传的字节数，节点数与分享率
   * @example
   * ```ts
   * import shaka from 'shaka-player';
   * import {ShakaP2PEngine} from 'x2-shaka';
   *
   * const engine = new ShakaP2PEngine({}, shaka);
   * const {p2pBytes, ratio} = engine.getStats();
   * console.log(`P2P ${p2pBytes} 字节，分享率 ${(ratio * 100).toFixed(1)}%`);
   * ```
   */
  getStats(): EngineStats {
    return this.#session.stats;
  }

  /**
   * 取得 P2P 现在的状态与原因。变化时触发 `onStateChange`，不必轮询。销毁后仍可调用，得到 `off`、`destroyed`。
   *
   * @returns 状态与原因
   * @example
   * ```ts
   * import shaka from 'shaka-player';
   * import {ShakaP2PEngine} from 'x2-shaka';
   *
   * const engine = new ShakaP2PEngine({}, shaka);
   * const {state, reason} = engine.getState();
   * console.log(state, reason);
   * engine.addEventListener('onStateChange', (now) => console.log(now.state, now.reason));
   * ```
   */
  getState(): EngineStateDetails {
    return this.#session.state;
  }

  /**
   * 销毁引擎：断开全部节点与 Tracker，释放内存中的切片。可以重复调用。播放器不会随之销毁，播放继续走 HTTP。
   *
   * 之后除 `destroy()`、`getState()`、`getStats()` 与 `removeEventListener()` 外，其他方法都会抛出 X2-1102。
   *
   * @example
   * ```ts
   * import shaka from 'shaka-player';
   * import {ShakaP2PEngine} from 'x2-shaka';
   *
   * const engine = new ShakaP2PEngine({}, shaka);
   * engine.destroy();
   * ```
   */
  destroy(): void {
    this.#session.destroy();
  }
}

function globalShaka(): ShakaNamespace {
  return (globalThis as {shaka?: ShakaNamespace}).shaka as ShakaNamespace;
}

function requireShaka(shaka: unknown): void {
  if (!shaka) throw new X2Error('X2-1003', '没有找到 Shaka Player：先加载它，或把命名空间作为 shaka 参数传入');
}
