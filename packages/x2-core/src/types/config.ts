import type {SegmentStorage} from './segmentStorage.ts';
import type {ByteRange} from './stream.ts';

/**
 * 每个流各有一份的选项。写在 `core` 顶层时对主视频流和独立音轨都生效。
 *
 * 名字拼错抛出 X2-1002，类型不对抛出 X2-1003，超出范围抛出 X2-1004；运行中改不能改的选项抛出 X2-1006。
 */
export type StreamConfig = {
  /**
   * 关闭上传：只从其他节点下载，不向它们发送切片。
   *
   * 布尔值，可在运行中修改。打开后立即通知已连接的节点不再索取。
   * @defaultValue `false`
   */
  isP2PUploadDisabled: boolean;
  /**
   * 关闭 P2P：离开群组，切片全部交给播放器自己的 HTTP 加载器。
   *
   * 布尔值，可在运行中修改。关闭期间的流量不计入 `getStats()`；改回 `false` 后，从下一个切片起重新加入群组。
   * @defaultValue `false`
   */
  isP2PDisabled: boolean;
  /**
   * 高需求窗口：播放位置之后这段时间内的切片优先走 HTTP。
   *
   * 单位：s，范围 0–3600，可在运行中修改。窗口内只有 HTTP 名额用满时才用 P2P，正在进行的 P2P 传输也会在 HTTP 有空闲名额时改走 HTTP。
   * 播放器的缓冲不足这个时长时，它正在等的切片也按窗口内处理。
   * 播放器要下载的切片全部落在窗口内时，P2P 几乎没有机会；调小能提高分享率，代价是卡顿风险。直播时，落后播放位置超过这个时长的切片会从内存移除。
   * @defaultValue `15`
   */
  highDemandTimeWindow: number;
  /**
   * HTTP 预取窗口：这段时间内没有节点拥有的切片，可能被提前用 HTTP 取来分享。
   *
   * 单位：s，范围 0–86400，可在运行中修改。只在至少连接了一个节点时起作用：各节点随机分担，取来的切片供其他人下载。
   * 点播中调小它，可以避免为看不到的内容付流量。
   * @defaultValue `3000`
   */
  httpDownloadTimeWindow: number;
  /**
   * 取第一个切片后这段时间不用 HTTP，给 Tracker 时间找到节点。
   *
   * 单位：ms，范围 0–60000，可在运行中修改。0 表示不等。没有节点时，起播就晚这么久。
   * @defaultValue `0`
   */
  httpDownloadInitialTimeoutMs: number;
  /**
   * P2P 预取窗口：这段时间内、已有节点拥有或正在下载的切片，会从节点取。
   *
   * 单位：s，范围 0–86400，可在运行中修改。应大于 `httpDownloadTimeWindow`。超出后者的部分，取到第一个没有节点持有的切片为止。
   * @defaultValue `6000`
   */
  p2pDownloadTimeWindow: number;
  /**
   * 同时进行的 HTTP 切片下载数上限。
   *
   * 单位：个，范围 1–16，整数，可在运行中修改。播放器的缓冲不足两个切片时（起播、拖动之后、网速低于码率时）只下载一个，不与马上要播的切片争带宽。播放列表、密钥与初始化切片由播放器自己下载，不计入。
   * @defaultValue `2`
   */
  simultaneousHttpDownloads: number;
  /**
   * 同时进行的 P2P 切片下载数上限。
   *
   * 单位：个，范围 0–64，整数，可在运行中修改。同一个节点同一时间只传一个切片。
   * @defaultValue `3`
   */
  simultaneousP2PDownloads: number;
  /**
   * 数据通道单条消息的长度上限。
   *
   * 单位：字节，范围 1024–262144，整数，可在运行中修改。切片每条至多 16384 字节，更长的只有命令。超过对方浏览器的上限会断开连接，一般不要改。
   * @defaultValue `65535`
   */
  webRtcMaxMessageSize: number;
  /**
   * P2P 传输连续多久收不到数据就放弃。
   *
   * 单位：ms，范围 100–60000，可在运行中修改。放弃后这个切片改从其他节点或 HTTP 取，已收到的字节保留。
   * @defaultValue `2000`
   */
  p2pNotReceivingBytesTimeoutMs: number;
  /**
   * 切换清晰度后，原清晰度的群组再保留多久。
   *
   * 单位：ms，范围 0–3600000，可在运行中修改。保留期间仍向原群组的节点上传；没有存下任何切片时立即离开。
   * @defaultValue `30000`
   */
  p2pInactiveLoaderDestroyTimeoutMs: number;
  /**
   * HTTP 下载连续多久收不到数据就放弃。
   *
   * 单位：ms，范围 100–120000，可在运行中修改。这个值不到 10 s 时，第一个字节仍等 10 s，与播放器的时限相同；收到第一个字节之后按这个值算。放弃算一次失败的尝试，下次从断点继续。
   * @defaultValue `3000`
   */
  httpNotReceivingBytesTimeoutMs: number;
  /**
   * 一个切片最多用 HTTP 尝试几次，含第一次。
   *
   * 单位：次，范围 1–100，整数，可在运行中修改。用完后交给播放器自己的加载器，按播放器的重试策略继续。
   * @defaultValue `3`
   */
  httpErrorRetries: number;
  /**
   * 同一个节点累计超时多少次就断开；传成一个切片后重新计数。
   *
   * 单位：次，范围 1–100，整数，可在运行中修改。其间发来过切片字节的节点不断开：它只是上行忙。
   * @defaultValue `3`
   */
  p2pErrorRetries: number;
  /**
   * WebTorrent Tracker 的地址列表，观众通过它找到彼此。
   *
   * `ws://` 或 `wss://` 开头的地址，不可在运行中修改。空列表表示不用 P2P，播放全部走 HTTP，并在浏览器控制台说明一次（X2-2003）。
   * 填了地址就必须同时提供 `token`，否则抛出 X2-1001；HTTPS 页面上必须是 `wss://`，否则抛出 X2-1005。Safari 与 iOS 的 WKWebView 只使用第一个地址。
   * @defaultValue `[]`
   * @example
   * ```ts
   * import type {CoreConfig} from 'x2-hlsjs';
   *
   * const core: Partial<CoreConfig> = {announceTrackers: ['wss://tracker.x2p2p.example/announce']};
   * ```
   */
  announceTrackers: string[];
  /**
   * 建立 WebRTC 连接的配置，其中 `iceServers` 是 STUN/TURN 服务器。
   *
   * [RTCConfiguration](https://developer.mozilla.org/docs/Web/API/RTCPeerConnection/RTCPeerConnection#parameters) 对象，不可在运行中修改。
   * 默认不带任何服务器：只有同一局域网里的，或设备本身有公网地址的观众能互连，其余要填写你自己的 STUN 服务器。
   * @defaultValue `{iceServers: []}`
   * @example
   * ```ts
   * import type {CoreConfig} from 'x2-hlsjs';
   *
   * const core: Partial<CoreConfig> = {rtcConfig: {iceServers: [{urls: 'stun:stun.x2p2p.example:3478'}]}};
   * ```
   */
  rtcConfig: RTCConfiguration;
  /**
   * 节点编号的前缀，Tracker 会看到它。
   *
   * 1–16 个可见的 ASCII 字符，不可在运行中修改。节点编号共 20 个字符，余下的随机生成。
   * @defaultValue `"-PM0203-"`
   */
  trackerClientVersionPrefix: string;
  /**
   * 群组标识：相同的观众才会互传切片。
   *
   * 非空字符串，不可在运行中修改。不填时取播放列表最终地址（跟随跳转之后）去掉查询参数的部分。
   * 地址的路径里含个人令牌、或同一内容有多个域名时，必须自己指定；不同内容绝不能相同，否则画面会串。
   * @defaultValue `undefined`
   * @example
   * ```ts
   * import type {CoreConfig} from 'x2-hlsjs';
   *
   * const core: Partial<CoreConfig> = {swarmId: 'match-20261121-main'};
   * ```
   */
  swarmId?: string;
  /**
   * 校验从节点收到的切片；返回 `false` 时丢弃数据并断开该节点，切片改从别处取。
   *
   * 函数，可在运行中修改。先由节点传了一部分、再由 HTTP 补齐的切片也会经过它。抛出异常，或返回的 Promise 失败（rejected），都按未通过处理。
   * @defaultValue `undefined`
   * @example
   * ```ts
   * import type {CoreConfig} from 'x2-hlsjs';
   *
   * declare const hashes: ReadonlyMap<string, string>; // 切片地址 → SHA-256，来自你的源站
   *
   * const core: Partial<CoreConfig> = {
   *   async validateP2PSegment(url, _byteRange, data) {
   *     const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', data));
   *     return hashes.get(url) === Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
   *   },
   * };
   * ```
   */
  validateP2PSegment?: (url: string, byteRange: ByteRange | undefined, data: ArrayBuffer) => Promise<boolean>;
  /**
   * 校验 HTTP 下载的切片；返回 `false` 时丢弃数据并重新下载。
   *
   * 函数，不可在运行中修改。校验依据过时，正常的切片也会被反复下载（默认 3 次），再由播放器自己的加载器取回；那一路不校验，也不分享给别人。
   * @defaultValue `undefined`
   * @example
   * ```ts
   * import type {CoreConfig} from 'x2-hlsjs';
   *
   * const core: Partial<CoreConfig> = {
   *   // 每个 188 字节的 MPEG-TS 包都以 0x47 开头
   *   validateHTTPSegment: async (_url, _byteRange, data) => new Uint8Array(data)[0] === 0x47,
   * };
   * ```
   */
  validateHTTPSegment?: (url: string, byteRange: ByteRange | undefined, data: ArrayBuffer) => Promise<boolean>;
  /**
   * 自定义切片的 HTTP 请求，用来加请求头或携带 Cookie。
   *
   * 函数，可在运行中修改。播放器的 `xhrSetup`、`fetchSetup` 和请求过滤器不作用于引擎下载的切片，请改用它。
   * 返回自建的 `Request`（要带上传入的中止信号与字节区间），或返回 `undefined` 使用默认请求。
   * @defaultValue `undefined`
   * @example
   * ```ts
   * import type {CoreConfig} from 'x2-hlsjs';
   *
   * const core: Partial<CoreConfig> = {
   *   async httpRequestSetup(url, _segmentByteRange, signal, range) {
   *     const headers = new Headers({Authorization: 'Bearer MEDIA_TOKEN'});
   *     if (range) headers.set('Range', `bytes=${range.start}-${range.end ?? ''}`);
   *     return new Request(url, {headers, signal});
   *   },
   * };
   * ```
   */
  httpRequestSetup?: (
    segmentUrl: string,
    segmentByteRange: ByteRange | undefined,
    requestAbortSignal: AbortSignal,
    requestByteRange: {start: number; end?: number} | undefined,
  ) => Promise<Request | undefined | null>;
};

/** 蜂窝网络下允许什么。`none`：不参与 P2P；`download`：只下载，不上传；`share`：照常互传。 */
export type CellularPolicy = 'none' | 'download' | 'share';

/** 主视频流与独立音轨共用的选项，只能写在 `core` 顶层。 */
export type CommonCoreConfig = {
  /**
   * 内存中切片总量的上限。不填时按设备取：电脑 400 MiB，手机、平板与电视 128 MiB。
   *
   * 单位：MiB，范围 1–65536，可在运行中修改，下次加载新地址时生效。默认值看 User-Agent：Android、鸿蒙、iPhone 与 iPad 算移动设备，桌面模式的 iPad 由触摸屏认出。
   * 满了以后先移除已经播过的切片；剩余不到 10% 时停止 HTTP 预取，不到 5% 时也停止 P2P 预取，播放不受影响。
   * @defaultValue `undefined`
   */
  segmentMemoryStorageLimit: number | undefined;
  /**
   * 返回自定义切片存储的函数；不填时存在内存里。
   *
   * 函数，可在运行中修改，下次加载新地址时生效。参数 `isLive` 表示当前是否直播。
   * @defaultValue `undefined`
   * @example
   * ```ts
   * import type {CoreConfig, SegmentStorage} from 'x2-hlsjs';
   *
   * declare function createStorage(isLive: boolean): SegmentStorage;
   *
   * const core: Partial<CoreConfig> = {customSegmentStorageFactory: (isLive) => createStorage(isLive)};
   * ```
   */
  customSegmentStorageFactory?: (isLive: boolean) => SegmentStorage;
  /**
   * 上传速度的上限，一个引擎的全部连接合计。不填时不限。
   *
   * 单位：kbit/s，范围 64–1000000，可在运行中修改，立即生效。只管发给其他观众的切片，命令与重传不计入。
   * 低于流的码率时，一个人供不起另一个人，分享率会下降；播放不受影响，等不到的切片走 HTTP。
   * @defaultValue `undefined`
   */
  p2pUploadLimit: number | undefined;
  /**
   * 蜂窝网络下允许什么：不参与、只下载，还是照常互传。
   *
   * 取值 `none`、`download` 或 `share`，可在运行中修改。是否蜂窝网络由 `isCellular` 决定。切换网络时自动生效，与 `isP2PDisabled`、`isP2PUploadDisabled` 叠加，以更严的为准。
   * @defaultValue `"download"`
   * @example
   * ```ts
   * import type {CoreConfig} from 'x2-hlsjs';
   *
   * const core: Partial<CoreConfig> = {p2pOnCellular: 'none'};
   * ```
   */
  p2pOnCellular: CellularPolicy;
  /**
   * 是否蜂窝网络。不填时看浏览器给出的网络类型，没有就当作不是。
   *
   * 布尔值，可在运行中修改。只有 Android 与 ChromeOS 上的 Chromium 给出网络类型（`navigator.connection.type`），
   * Safari、Firefox 与 iPhone 的浏览器都不给出；App 内的 WebView 知道网络类型时，由你填写，网络变化后再改。
   * @defaultValue `undefined`
   */
  isCellular: boolean | undefined;
  /**
   * 每隔多久触发一次 `onStats`。
   *
   * 单位：ms，范围 250–3600000，可在运行中修改。没有人监听 `onStats` 时不计时。
   * @defaultValue `5000`
   */
  statsIntervalMs: number;
};

/**
 * 创建引擎时的 `core` 配置，各项都可省略。
 *
 * 顶层的选项对主视频流和独立音轨都生效，`mainStream` 与 `secondaryStream` 里的同名选项优先。
 *
 * @example
 * ```ts
 * import type {CoreConfig} from 'x2-hlsjs';
 *
 * const core: Partial<CoreConfig> = {
 *   announceTrackers: ['wss://tracker.x2p2p.example/announce'],
 *   highDemandTimeWindow: 15, // s
 *   secondaryStream: {highDemandTimeWindow: 30},
 * };
 * ```
 */
export type CoreConfig = Partial<StreamConfig> &
  Partial<CommonCoreConfig> & {
    /** 只对主视频流生效的选项。 */
    mainStream?: Partial<StreamConfig>;
    /** 只对独立音轨生效的选项。 */
    secondaryStream?: Partial<StreamConfig>;
  };

/** 正在使用的 `core` 配置，由 `getConfig()` 返回：默认值已补全，按流分开。 */
export type DefinedCoreConfig = CommonCoreConfig & {
  /** 主视频流的配置。 */
  mainStream: StreamConfig;
  /** 独立音轨的配置。 */
  secondaryStream: StreamConfig;
};

/** 可在运行中修改的流选项的名字。 */
export type DynamicStreamProperties =
  | 'highDemandTimeWindow'
  | 'httpDownloadInitialTimeoutMs'
  | 'httpDownloadTimeWindow'
  | 'p2pDownloadTimeWindow'
  | 'simultaneousHttpDownloads'
  | 'simultaneousP2PDownloads'
  | 'webRtcMaxMessageSize'
  | 'p2pNotReceivingBytesTimeoutMs'
  | 'p2pInactiveLoaderDestroyTimeoutMs'
  | 'httpNotReceivingBytesTimeoutMs'
  | 'httpErrorRetries'
  | 'p2pErrorRetries'
  | 'validateP2PSegment'
  | 'httpRequestSetup'
  | 'isP2PDisabled'
  | 'isP2PUploadDisabled';

/** 可在运行中修改的流选项。 */
export type DynamicStreamConfig = Partial<Pick<StreamConfig, DynamicStreamProperties>>;

/**
 * `applyDynamicConfig()` 接受的 `core` 配置。值为 `undefined` 的选项恢复默认值。
 *
 * @example
 * ```ts
 * import type {DynamicCoreConfig} from 'x2-hlsjs';
 *
 * const core: DynamicCoreConfig = {
 *   isP2PUploadDisabled: true,
 *   mainStream: {httpDownloadTimeWindow: 60}, // s
 * };
 * ```
 */
export type DynamicCoreConfig = DynamicStreamConfig &
  Partial<CommonCoreConfig> & {
    /** 只对主视频流生效的选项。 */
    mainStream?: DynamicStreamConfig;
    /** 只对独立音轨生效的选项。 */
    secondaryStream?: DynamicStreamConfig;
  };
