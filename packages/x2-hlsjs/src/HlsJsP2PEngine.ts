import type Hls from 'hls.js';
import type {Events} from 'hls.js';
import {EngineSession, isP2PSupported, type CoreEventMap, type EngineStateDetails, type EngineStats} from 'x2-core';
import type {
  DynamicHlsJsP2PEngineConfig,
  HlsConstructor,
  HlsJsLoaders,
  HlsJsP2PEngineConfig,
  HlsWithP2PClass,
  PartialHlsJsP2PEngineConfig,
} from './config.ts';
import {HlsEngine} from './HlsEngine.ts';
import {injectMixin} from './injectMixin.ts';

/**
 * hls.js 的 P2P 引擎：让观看同一内容的观众互传切片，拿不到的切片照常从 CDN 下载。
 *
 * P2P 的任何故障都不中断播放：Tracker 连不上、令牌被拒绝、节点断开或发来错误数据时，切片改走 HTTP；
 * 引擎的 HTTP 尝试用完后，再交给 hls.js 自己的加载器。这些情况在浏览器控制台各说明一次。
 *
 * 直播的播放列表多于 4 个切片，且你没有设置 `liveSyncDuration` 或 `liveSyncDurationCount` 时，
 * 引擎会在播放器选择起播位置之前，把 `liveSyncDurationCount` 改为播放列表的切片数减 1（最多相当于 120 s），
 * 用直播延迟换取互传的时间。播放列表带 `HOLD-BACK` 时，hls.js 以 `HOLD-BACK` 为准。
 *
 * @example
 * ```ts
 * import Hls from 'hls.js';
 * import {HlsJsP2PEngine} from 'x2-hlsjs';
 *
 * const HlsWithP2P = HlsJsP2PEngine.injectMixin(Hls);
 * const hls = new HlsWithP2P({
 *   p2p: {
 *     token: 'YOUR_TOKEN',
 *     core: {
 *       announceTrackers: ['wss://tracker.x2p2p.example/announce'],
 *       // 没有 STUN，通常只有同一局域网里的观众能互传
 *       rtcConfig: {iceServers: [{urls: 'stun:stun.x2p2p.example:3478'}]},
 *     },
 *   },
 * });
 * hls.attachMedia(document.querySelector('video')!);
 * hls.loadSource('https://cdn.x2p2p.example/live/index.m3u8');
 * ```
 */
export class HlsJsP2PEngine {
  readonly #session: EngineSession<HlsEngine>;

  /**
   * 创建引擎。配置全部检查通过之后才开始工作；抛出错误时什么都没有开始。
   *
   * 没有 Tracker（X2-2003）或浏览器不支持 P2P（X2-1103）时不抛出，播放走 HTTP，并在浏览器控制台说明一次。
   *
   * @param config 令牌与选项，可省略
   * @throws {@link X2Error} X2-1001：有 Tracker 但没有令牌。
   * @throws {@link X2Error} X2-1002：出现未知选项。
   * @throws {@link X2Error} X2-1003：类型不对。
   * @throws {@link X2Error} X2-1004：取值超出范围。
   * @throws {@link X2Error} X2-1005：HTTPS 页面上的 Tracker 不是 `wss://`。
   * @example
   * ```ts
   * import Hls from 'hls.js';
   * import {HlsJsP2PEngine} from 'x2-hlsjs';
   *
   * const engine = new HlsJsP2PEngine({
   *   token: 'YOUR_TOKEN',
   *   core: {
   *     announceTrackers: ['wss://tracker.x2p2p.example/announce'],
   *     rtcConfig: {iceServers: [{urls: 'stun:stun.x2p2p.example:3478'}]},
   *   },
   * });
   * const hls = new Hls({...engine.getConfigForHlsJs()});
   * engine.bindHls(hls);
   * ```
   */
  constructor(config?: PartialHlsJsP2PEngineConfig) {
    this.#session = new EngineSession('x2-hlsjs', config, (means) => new HlsEngine(means));
  }

  /**
   * 由 hls.js 的类得到带 P2P 的类：构造时多接受 `p2p`，实例多一个 `p2pEngine`，其余不变。
   *
   * 配置里的 `fLoader` 与 `pLoader` 会被替换；自定义的 `loader` 保留，用于播放列表、密钥、初始化切片，以及引擎的 HTTP 尝试用完之后的切片下载。
   *
   * @typeParam HlsType hls.js 的构造函数类型
   * @param hls hls.js 的类，或它的子类
   * @returns 带 P2P 的类
   * @example
   * ```ts
   * import Hls from 'hls.js';
   * import {HlsJsP2PEngine} from 'x2-hlsjs';
   *
   * const HlsWithP2P = HlsJsP2PEngine.injectMixin(Hls);
   * const hls = new HlsWithP2P({
   *   p2p: {
   *     onHlsJsCreated: (created) => console.log(created.p2pEngine.getStats()),
   *   },
   * });
   * ```
   */
  static injectMixin<HlsType extends HlsConstructor = typeof Hls>(hls: HlsType): HlsWithP2PClass<HlsType> {
    return injectMixin(hls);
  }

  /**
   * 当前环境能否使用 P2P：需要 WebRTC 数据通道、MSE（或 iOS 的 ManagedMediaSource）、WebSocket 与 fetch 流。
   *
   * 返回 `false` 时也可以照常创建引擎，播放走 HTTP。它不检查网络，也不代替 `Hls.isSupported()`。
   *
   * @returns 能用时为 `true`
   * @example
   * ```ts
   * import {HlsJsP2PEngine} from 'x2-hlsjs';
   *
   * if (!HlsJsP2PEngine.isSupported()) console.info('此浏览器将全部走 HTTP');
   * ```
   */
  static isSupported(): boolean {
    return isP2PSupported();
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
   * import {HlsJsP2PEngine} from 'x2-hlsjs';
   *
   * const engine = new HlsJsP2PEngine();
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
   * import {HlsJsP2PEngine, type CoreEventMap} from 'x2-hlsjs';
   *
   * const engine = new HlsJsP2PEngine();
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
   * import {HlsJsP2PEngine} from 'x2-hlsjs';
   *
   * const engine = new HlsJsP2PEngine();
   * engine.applyDynamicConfig({core: {isP2PUploadDisabled: true}});
   * engine.applyDynamicConfig({core: {mainStream: {highDemandTimeWindow: 10}}}); // s
   * ```
   */
  applyDynamicConfig(dynamicConfig: DynamicHlsJsP2PEngineConfig): void {
    this.#session.applyDynamicConfig(dynamicConfig);
  }

  /**
   * 绑定播放器。一个引擎只绑定一次；用 `injectMixin()` 时已经绑定好，不要再调用。
   *
   * 在 `hls.loadSource()` 之前调用。播放器销毁时引擎一同销毁。
   *
   * @typeParam T 播放器的类型
   * @param hls 播放器实例，或返回它的函数（实例稍后才创建时使用）
   * @throws {@link X2Error} X2-1101：已经绑定过。
   * @throws {@link X2Error} X2-1102：引擎已销毁。
   * @example
   * ```ts
   * import Hls from 'hls.js';
   * import {HlsJsP2PEngine} from 'x2-hlsjs';
   *
   * const engine = new HlsJsP2PEngine();
   * const hls = new Hls({...engine.getConfigForHlsJs()});
   * engine.bindHls(hls);
   * ```
   */
  bindHls<T = Hls>(hls: T | (() => T)): void {
    this.#session.claimBinding('bindHls()');
    const getHls = typeof hls === 'function' ? (hls as () => T) : () => hls;
    let watched: unknown;
    const getPlayer = () => {
      // The loaders ask for the player at every source, and would join the swarm again if it got one after destroy().
      const player = this.#session.isDestroyed ? undefined : (getHls() as Hls | undefined);
      if (player && player !== watched) {
        watched = player;
        // The player's own constant would pull hls.js into the bundle for one string.
        // eslint-disable-next-line @typescript-eslint/no-unsafe-enum-assignment -- hls.js' own text for it
        player.on('hlsDestroying' as Events.DESTROYING, () => this.destroy());
      }
      return player;
    };
    // An existing player may be destroyed before it has a source, so it is watched now; one from a function comes later.
    if (typeof hls !== 'function') getPlayer();
    this.#session.integration.bind(getPlayer);
  }

  /**
   * 取得交给 hls.js 的两个加载器。用 `injectMixin()` 时不需要。
   *
   * @returns 可以展开到 hls.js 配置里的 `fLoader` 与 `pLoader`
   * @throws {@link X2Error} X2-1102：引擎已销毁。
   * @example
   * ```ts
   * import Hls from 'hls.js';
   * import {HlsJsP2PEngine} from 'x2-hlsjs';
   *
   * const engine = new HlsJsP2PEngine();
   * const hls = new Hls({maxBufferLength: 60, ...engine.getConfigForHlsJs()});
   * engine.bindHls(hls);
   * ```
   */
  getConfigForHlsJs(): HlsJsLoaders {
    this.#session.requireAlive('getConfigForHlsJs()');
    return this.#session.integration.loaders();
  }

  /**
   * 取得正在使用的配置的副本，修改它不影响引擎。
   *
   * @returns 默认值已补全、按流分开的配置
   * @throws {@link X2Error} X2-1102：引擎已销毁。
   * @example
   * ```ts
   * import {HlsJsP2PEngine} from 'x2-hlsjs';
   *
   * const engine = new HlsJsP2PEngine();
   * console.log(engine.getConfig().core.mainStream.highDemandTimeWindow); // 15
   * ```
   */
  getConfig(): HlsJsP2PEngineConfig {
    return this.#session.getConfig();
  }

  /**
   * 取得流量统计。从引擎创建起累计，换播放地址不清零；销毁后仍可读取最后的数字。
   *
   * @returns HTTP、P2P、上传的字节数，节点数与分享率
   * @example
   * ```ts
   * import {HlsJsP2PEngine} from 'x2-hlsjs';
   *
   * const engine = new HlsJsP2PEngine();
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
   * import {HlsJsP2PEngine} from 'x2-hlsjs';
   *
   * const engine = new HlsJsP2PEngine();
   * const {state, reason} = engine.getState();
   * console.log(state, reason);
   * engine.addEventListener('onStateChange', (now) => console.log(now.state, now.reason));
   * ```
   */
  getState(): EngineStateDetails {
    return this.#session.state;
  }

  /**
   * 销毁引擎：断开全部节点与 Tracker，释放内存中的切片。可以重复调用。
   *
   * 之后除 `destroy()`、`getState()`、`getStats()` 与 `removeEventListener()` 外，其他方法都会抛出 X2-1102。
   *
   * @example
   * ```ts
   * import {HlsJsP2PEngine} from 'x2-hlsjs';
   *
   * const engine = new HlsJsP2PEngine();
   * engine.destroy();
   * ```
   */
  destroy(): void {
    this.#session.destroy();
  }
}
