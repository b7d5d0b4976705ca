import type {CommonCoreConfig, DynamicStreamProperties, StreamConfig} from '../types/index.ts';

/** 选项的名字。 */
export type OptionName = keyof StreamConfig | keyof CommonCoreConfig;

/** 选项的值的种类。 */
export type OptionType = 'boolean' | 'number' | 'string' | 'choice' | 'trackers' | 'rtcConfig' | 'function';

/** 选项的单位。 */
export type OptionUnit = 's' | 'ms' | 'MiB' | 'kbit/s' | '字节' | '个' | '次';

/** 一个选项的说明。页面、工具、校验和测试都读这一份，不另外抄写。 */
export type OptionSpec = {
  /** 一句话说明，与类型注释的第一句相同。 */
  readonly summary: string;
  /** `stream`：顶层、`mainStream`、`secondaryStream` 都可写；`common`：只能写在顶层。 */
  readonly scope: 'stream' | 'common';
  /** 值的种类。 */
  readonly type: OptionType;
  /** 单位；没有单位的选项没有。 */
  readonly unit?: OptionUnit;
  /** 数值的下限，或字符串长度的下限。 */
  readonly min?: number;
  /** 数值的上限，或字符串长度的上限。 */
  readonly max?: number;
  /** 可以取的值，只有几种的时候。 */
  readonly choices?: readonly string[];
  /** 数值必须是整数。 */
  readonly integer?: boolean;
  /** 能否用 `applyDynamicConfig()` 在运行中修改。 */
  readonly dynamic: boolean;
  // test: tests/engine/runningEngine.pw.ts "every documented default is what the running engine works with (hls)"
  /** 默认值。测试把它与运行中的引擎比较。 */
  readonly default: unknown;
};

const seconds = {type: 'number', unit: 's', scope: 'stream', dynamic: true} as const;
const milliseconds = {type: 'number', unit: 'ms', scope: 'stream', dynamic: true} as const;
const count = {type: 'number', scope: 'stream', integer: true, dynamic: true} as const;
const flag = {type: 'boolean', scope: 'stream', dynamic: true} as const;

/** 引擎的全部 `core` 选项。 */
export const options = {
  isP2PDisabled: {...flag, summary: '关闭 P2P：离开群组，切片全部交给播放器自己的 HTTP 加载器。', default: false},
  isP2PUploadDisabled: {...flag, summary: '关闭上传：只从其他节点下载，不向它们发送切片。', default: false},
  highDemandTimeWindow: {...seconds, summary: '高需求窗口：播放位置之后这段时间内的切片优先走 HTTP。', min: 0, max: 3600, default: 15},
  httpDownloadTimeWindow: {
    ...seconds,
    summary: 'HTTP 预取窗口：这段时间内没有节点拥有的切片，可能被提前用 HTTP 取来分享。',
    min: 0,
    max: 86_400,
    default: 3000,
  },
  httpDownloadInitialTimeoutMs: {
    ...milliseconds,
    summary: '取第一个切片后这段时间不用 HTTP，给 Tracker 时间找到节点。',
    min: 0,
    max: 60_000,
    default: 0,
  },
  p2pDownloadTimeWindow: {
    ...seconds,
    summary: 'P2P 预取窗口：这段时间内、已有节点拥有或正在下载的切片，会从节点取。',
    min: 0,
    max: 86_400,
    default: 6000,
  },
  simultaneousHttpDownloads: {...count, summary: '同时进行的 HTTP 切片下载数上限。', unit: '个', min: 1, max: 16, default: 2},
  simultaneousP2PDownloads: {...count, summary: '同时进行的 P2P 切片下载数上限。', unit: '个', min: 0, max: 64, default: 3},
  webRtcMaxMessageSize: {...count, summary: '数据通道单条消息的长度上限。', unit: '字节', min: 1024, max: 262_144, default: 65_535},
  p2pNotReceivingBytesTimeoutMs: {...milliseconds, summary: 'P2P 传输连续多久收不到数据就放弃。', min: 100, max: 60_000, default: 2000},
  p2pInactiveLoaderDestroyTimeoutMs: {
    ...milliseconds,
    summary: '切换清晰度后，原清晰度的群组再保留多久。',
    min: 0,
    max: 3_600_000,
    default: 30_000,
  },
  httpNotReceivingBytesTimeoutMs: {
    ...milliseconds,
    summary: 'HTTP 下载连续多久收不到数据就放弃。',
    min: 100,
    max: 120_000,
    default: 3000,
  },
  httpErrorRetries: {...count, summary: '一个切片最多用 HTTP 尝试几次，含第一次。', unit: '次', min: 1, max: 100, default: 3},
  p2pErrorRetries: {
    ...count,
    summary: '同一个节点累计超时多少次就断开；传成一个切片后重新计数。',
    unit: '次',
    min: 1,
    max: 100,
    default: 3,
  },
  announceTrackers: {
    summary: 'WebTorrent Tracker 的地址列表，观众通过它找到彼此。',
    scope: 'stream',
    type: 'trackers',
    dynamic: false,
    default: [],
  },
  rtcConfig: {
    summary: '建立 WebRTC 连接的配置，其中 `iceServers` 是 STUN/TURN 服务器。',
    scope: 'stream',
    type: 'rtcConfig',
    dynamic: false,
    default: {iceServers: []},
  },
  trackerClientVersionPrefix: {
    summary: '节点编号的前缀，Tracker 会看到它。',
    scope: 'stream',
    type: 'string',
    min: 1,
    max: 16,
    dynamic: false,
    default: '-PM0203-',
  },
  swarmId: {summary: '群组标识：相同的观众才会互传切片。', scope: 'stream', type: 'string', min: 1, dynamic: false, default: undefined},
  validateP2PSegment: {
    summary: '校验从节点收到的切片；返回 `false` 时丢弃数据并断开该节点，切片改从别处取。',
    scope: 'stream',
    type: 'function',
    dynamic: true,
    default: undefined,
  },
  validateHTTPSegment: {
    summary: '校验 HTTP 下载的切片；返回 `false` 时丢弃数据并重新下载。',
    scope: 'stream',
    type: 'function',
    dynamic: false,
    default: undefined,
  },
  httpRequestSetup: {
    summary: '自定义切片的 HTTP 请求，用来加请求头或携带 Cookie。',
    scope: 'stream',
    type: 'function',
    dynamic: true,
    default: undefined,
  },
  segmentMemoryStorageLimit: {
    summary: '内存中切片总量的上限。不填时按设备取：电脑 400 MiB，手机、平板与电视 128 MiB。',
    scope: 'common',
    type: 'number',
    unit: 'MiB',
    min: 1,
    max: 65_536,
    dynamic: true,
    default: undefined,
  },
  p2pUploadLimit: {
    summary: '上传速度的上限，一个引擎的全部连接合计。不填时不限。',
    scope: 'common',
    type: 'number',
    unit: 'kbit/s',
    min: 64,
    max: 1_000_000,
    dynamic: true,
    default: undefined,
  },
  p2pOnCellular: {
    summary: '蜂窝网络下允许什么：不参与、只下载，还是照常互传。',
    scope: 'common',
    type: 'choice',
    choices: ['none', 'download', 'share'],
    dynamic: true,
    default: 'download',
  },
  isCellular: {
    summary: '是否蜂窝网络。不填时看浏览器给出的网络类型，没有就当作不是。',
    scope: 'common',
    type: 'boolean',
    dynamic: true,
    default: undefined,
  },
  statsIntervalMs: {
    summary: '每隔多久触发一次 `onStats`。',
    scope: 'common',
    type: 'number',
    unit: 'ms',
    min: 250,
    max: 3_600_000,
    dynamic: true,
    default: 5000,
  },
  customSegmentStorageFactory: {
    summary: '返回自定义切片存储的函数；不填时存在内存里。',
    scope: 'common',
    type: 'function',
    dynamic: true,
    default: undefined,
  },
} as const satisfies Record<OptionName, OptionSpec>;

type NamesWhere<Part> = {[Name in OptionName]: (typeof options)[Name] extends Part ? Name : never}[OptionName];
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : never) : never;

// The compiler keeps the table and the engine's types from drifting apart: each line stops compiling when they differ.
const streamNames: Same<NamesWhere<{scope: 'stream'}>, keyof StreamConfig> = true;
const dynamicNames: Same<NamesWhere<{scope: 'stream'; dynamic: true}>, DynamicStreamProperties> = true;
// eslint-disable-next-line @typescript-eslint/no-meaningless-void-operator -- values that only the compiler reads
void [streamNames, dynamicNames];

/** 全部选项的名字，按说明的顺序。 */
export const optionNames = Object.keys(options) as OptionName[];

/** 流选项可以按流分开写，各写在一个名字下面。 */
export const streamGroups = ['mainStream', 'secondaryStream'] as const;

/** 流选项的名字。 */
export const streamOptionNames = optionNames.filter((name): name is keyof StreamConfig => options[name].scope === 'stream');

/** 公共选项的名字。 */
export const commonOptionNames = optionNames.filter((name): name is keyof CommonCoreConfig => options[name].scope === 'common');
