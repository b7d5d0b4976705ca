import {options as webOptions, type OptionSpec} from 'x2-core/options';
import type {SdkContract, SdkOption} from './types.ts';

/** What differs between systems: defaults, names, and the reasons for them. */
type PlatformDefaults = {
  readonly segmentMemoryStorageLimit: string;
  /** How the limit compares with the web engine's, where it is not that of a phone. */
  readonly memoryWords?: string;
  readonly uploadOn: SdkContract['uploadOn'];
  /** Which networks count as unmetered. */
  readonly unmetered: string;
  readonly logLevel: string;
  readonly logLevels: string;
  /** The level that writes most. */
  readonly logAll: string;
  /** Where names of options are not spelled as here. */
  readonly spell?: (name: string) => string;
  readonly emptyList: string;
  readonly off: string;
  readonly none: string;
  /** What a token may be where there is no tracker. */
  readonly emptyToken: string;
};

/** A number with the web engine's default and range, so that a value accepted in a page is not refused in an app. */
function asOnTheWeb(name: keyof typeof webOptions): Pick<SdkOption, 'default' | 'range' | 'min' | 'max' | 'web'> {
  const {default: standard, min, max}: OptionSpec = webOptions[name];
  return {default: String(standard), range: `${min}–${max}`, min, max, web: 'same'};
}

/**
 * The options of all native SDKs. Names, units and defaults are those of p2p-media-loader-core 2.3.1 where the idea is
 * the same; `web` says where it is not.
 */
export function sdkOptions(platform: PlatformDefaults): SdkOption[] {
  const {uploadOn, spell = (name: string) => name, memoryWords = '网页端按设备取 400 或 128 MiB，这里另定。'} = platform;
  return [
    {
      name: 'token',
      kind: 'text',
      group: 'access',
      default: '必填',
      range: `X2 控制台签发的令牌；没有配置 Tracker 时可以是${platform.emptyToken}`,
      dynamic: false,
      web: 'same',
      description:
        '访问令牌，作为查询参数 `token` 拼在每个 Tracker 地址之后。启动时定：要换令牌，在没有播放时停止引擎，再用新令牌启动。有效期定多长，见[签名令牌](/docs/console/Authentication#signature)。',
    },
    {
      name: 'announceTrackers',
      kind: 'urls',
      group: 'access',
      default: platform.emptyList,
      range: '`wss://` 地址；空列表表示不使用 P2P',
      dynamic: false,
      web: 'same',
      description: 'Tracker 地址。为空时播放全部走 HTTP，并报告一次 [X2-2003](/docs/faq/errors#x2-2003)。',
    },
    {
      name: 'iceServers',
      kind: 'texts',
      group: 'access',
      default: platform.emptyList,
      range: '`stun:` 或 `stuns:` 地址',
      dynamic: false,
      web: {name: 'rtcConfig.iceServers'},
      description:
        'STUN 服务器。为空时只有同一局域网或持有公网地址的观众能互连。约定不支持 TURN：连不上的观众由 CDN 提供切片，不经服务器中继。',
    },
    {
      name: 'isP2PDisabled',
      kind: 'switch',
      group: 'policy',
      default: platform.off,
      dynamic: true,
      web: 'same',
      description:
        '关闭 P2P。运行中把它设为真，会断开全部节点，此后也不连接 Tracker 与 STUN；本地代理继续工作，切片全部走 HTTP。适合做给用户的开关，也用来在灰度时按人群开关。',
    },
    {
      name: 'isP2PUploadDisabled',
      kind: 'switch',
      group: 'policy',
      default: platform.off,
      dynamic: true,
      web: 'same',
      description: `只下载，不上传。与 \`${spell('uploadOn')}\` 同时存在时，任何一个不允许就不上传。`,
    },
    {
      name: 'uploadOn',
      kind: 'uploadOn',
      group: 'policy',
      default: uploadOn.unmetered,
      range: `\`${uploadOn.unmetered}\`：${platform.unmetered}。\`${uploadOn.always}\`：任何网络。\`${uploadOn.never}\`：从不`,
      dynamic: true,
      web: 'none',
      description:
        '哪些网络可以上传。网络切换时立即按新网络执行，状态变化另有事件通知，不能上传时的原因是 [X2-4003](/docs/faq/errors#x2-4003)。下载不受它影响。',
    },
    {
      name: 'highDemandTimeWindow',
      kind: 'seconds',
      group: 'scheduling',
      ...asOnTheWeb('highDemandTimeWindow'),
      dynamic: true,
      description:
        '高需求窗口。播放位置之后这段时间里的切片优先走 HTTP，更远的交给 P2P。调小能多给 P2P 一些空间，代价是应付网络抖动的时间变短。',
    },
    {
      name: 'httpDownloadTimeWindow',
      kind: 'seconds',
      group: 'scheduling',
      ...asOnTheWeb('httpDownloadTimeWindow'),
      dynamic: true,
      description:
        '已连上节点、而节点手里没有某个切片时，播放位置之后多长时间以内的内容，可以提前用 HTTP 下载。点播建议调小，否则会预取过多。',
    },
    {
      name: 'p2pDownloadTimeWindow',
      kind: 'seconds',
      group: 'scheduling',
      ...asOnTheWeb('p2pDownloadTimeWindow'),
      dynamic: true,
      description: `播放位置之后多长时间以内的内容，可以提前用 P2P 下载。应大于 \`${spell('httpDownloadTimeWindow')}\`。`,
    },
    {
      name: 'simultaneousHttpDownloads',
      kind: 'count',
      group: 'scheduling',
      ...asOnTheWeb('simultaneousHttpDownloads'),
      dynamic: true,
      description: '同时进行的 HTTP 下载数。',
    },
    {
      name: 'simultaneousP2PDownloads',
      kind: 'count',
      group: 'scheduling',
      ...asOnTheWeb('simultaneousP2PDownloads'),
      dynamic: true,
      description: '同时进行的 P2P 下载数。',
    },
    {
      name: 'webRtcMaxMessageSize',
      kind: 'bytes',
      group: 'scheduling',
      ...asOnTheWeb('webRtcMaxMessageSize'),
      dynamic: true,
      description: '数据通道里一条消息的上限。除非排查传输问题，不要改动。',
    },
    {
      name: 'p2pNotReceivingBytesTimeoutMs',
      kind: 'milliseconds',
      group: 'scheduling',
      ...asOnTheWeb('p2pNotReceivingBytesTimeoutMs'),
      dynamic: true,
      description: '节点多久没有发来字节就放弃这次 P2P 下载。',
    },
    {
      name: 'p2pInactiveLoaderDestroyTimeoutMs',
      kind: 'milliseconds',
      group: 'scheduling',
      ...asOnTheWeb('p2pInactiveLoaderDestroyTimeoutMs'),
      dynamic: true,
      description:
        '切换清晰度后，原清晰度的群组再保留多久。保留期间仍向原群组的节点上传；没有存下任何切片时立即离开。它不管停止播放之后何时离开群组：播放器释放后，代理不再收到这一路的请求，引擎随后离开。',
    },
    {
      name: 'httpNotReceivingBytesTimeoutMs',
      kind: 'milliseconds',
      group: 'scheduling',
      ...asOnTheWeb('httpNotReceivingBytesTimeoutMs'),
      dynamic: true,
      description:
        'HTTP 连续多久没有收到字节就重试。网页端等第一个字节时至少等 10000 ms；原生 SDK 是否相同，接口约定没有写明，以发布包为准。',
    },
    {
      name: 'httpErrorRetries',
      kind: 'count',
      group: 'scheduling',
      ...asOnTheWeb('httpErrorRetries'),
      dynamic: true,
      description: '一个切片最多用 HTTP 尝试几次，含第一次。用完后把错误交给播放器，由播放器按自己的规则处理。',
    },
    {
      name: 'p2pErrorRetries',
      kind: 'count',
      group: 'scheduling',
      ...asOnTheWeb('p2pErrorRetries'),
      dynamic: true,
      description: '同一个节点累计超时多少次就断开它；传成一个切片后重新计数。',
    },
    {
      name: 'segmentMemoryStorageLimit',
      kind: 'mebibytes',
      group: 'storage',
      default: platform.segmentMemoryStorageLimit,
      range: '≥ 16',
      min: 16,
      dynamic: true,
      web: 'different',
      description: `内存里保存切片的上限，只用内存，不写磁盘。${memoryWords}缓存越小，能分享给别人的切片越少。`,
    },
    {
      name: 'validateP2PSegment',
      kind: 'validator',
      group: 'storage',
      default: platform.none,
      dynamic: true,
      web: 'same',
      description:
        '校验从节点收到的切片：返回真就交给播放器，返回假就丢弃，改从别的节点或 HTTP 取，并报告 [X2-3002](/docs/faq/errors#x2-3002)。在工作线程上调用，每个来自节点的切片一次。付费或敏感内容应当设置它。',
    },
    {
      name: 'logLevel',
      kind: 'logLevel',
      group: 'diagnosis',
      default: platform.logLevel,
      range: platform.logLevels,
      dynamic: true,
      web: 'none',
      description: `日志的详细程度。\`${platform.logAll}\` 会写出每个切片的来源，日志里含切片地址与其他节点的 IP，不要在线上打开。`,
    },
    {
      name: 'swarmId',
      kind: 'optionalText',
      group: 'stream',
      default: platform.none,
      range: '非空字符串',
      dynamic: false,
      web: 'same',
      description:
        '群组标识。不设时，取主播放列表的最终地址（跟随跳转之后的原地址，不是本地代理的地址），去掉查询参数。各端播放同一份编码、主播放列表给各档清晰度写的属性也相同时，填同一个值，观众才会进同一个群组；为 iOS 单独打包的 FairPlay 流是另一份数据，要用另一个值。见 [swarmId 的选法](/docs/hls-sdk/swarms)。',
    },
    {
      name: 'httpHeaders',
      kind: 'headers',
      group: 'stream',
      default: platform.none,
      dynamic: false,
      web: {name: 'httpRequestSetup'},
      description:
        '代理向 CDN 请求时附加的请求头，同名时覆盖播放器自带的那一个。播放器自己的请求头会原样转发，`Host` 与 `Connection` 这类只对一段连接有效的请求头（逐跳头）除外。',
    },
  ];
}
