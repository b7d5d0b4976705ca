import {platforms, type Platform} from './platforms.ts';

/**
 * What the SDKs do with data about people, as the privacy page prints it.
 * Web entries were read from the engine's code (p2p-media-loader-core 2.3.1, bittorrent-tracker 11.2.3);
 * native entries are the contract that the release packages have to keep.
 */

/** Who gets to see an item. */
export type Recipient = 'device' | 'tracker' | 'stun' | 'viewers';

export type PersonalInformation = {
  readonly id: string;
  readonly name: string;
  /** What exactly it is, and how precise. */
  readonly content: string;
  readonly purpose: string;
  /** How often it arises. */
  readonly frequency: string;
  readonly recipients: readonly Recipient[];
  readonly retention: string;
  readonly switchOff: string;
  readonly platforms: readonly Platform[];
};

export type ThirdParty = {
  readonly recipient: Recipient;
  readonly role: string;
  readonly receives: string;
  readonly operator: string;
};

export type OpenSourcePart = {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly purpose: string;
};

/** What this website itself keeps in the visitor's browser. */
export type SiteStorage = {
  /** Name of the record; `*` stands for the rest. */
  readonly key: string;
  readonly purpose: string;
};

const WHILE_CONNECTED = '设备上：连接期间留在内存，断开即丢弃。服务器上：见「保存多久」。';
const NOT_STARTED = '不初始化引擎，或把 `isP2PDisabled` 设为 `true`。';

export const recipientName: Record<Recipient, string> = {
  device: '只在本机',
  tracker: 'Tracker（信令服务器）',
  stun: 'STUN 服务器',
  viewers: '正在观看同一内容的其他观众',
};

export const personalInformation: readonly PersonalInformation[] = [
  {
    id: 'public-ip',
    name: '公网 IP 地址与端口',
    content: '设备或它所在路由器对外的地址。不用来推算位置。',
    purpose: '让两名观众的设备找到彼此，并建立加密的数据通道。',
    frequency: '开始播放时、网络变化时，以及每次与新节点协商连接时。',
    recipients: ['tracker', 'stun', 'viewers'],
    retention: WHILE_CONNECTED,
    switchOff: NOT_STARTED,
    platforms,
  },
  {
    id: 'local-address',
    name: '局域网候选地址',
    content: '浏览器通常用一次性的 mDNS 名代替真实的内网地址；应用内可能是真实的内网地址。',
    purpose: '同一局域网里的观众不绕行公网就能直连。',
    frequency: '每次与节点协商连接时。',
    recipients: ['tracker', 'viewers'],
    retention: WHILE_CONNECTED,
    switchOff: NOT_STARTED,
    platforms,
  },
  {
    id: 'session-description',
    name: '会话描述（SDP）',
    content: '连接参数：候选地址、临时的用户名与密码、加密证书的指纹。每条连接新生成一份。',
    purpose: '协商连接，并确认数据通道的加密没有被中间人替换。',
    frequency: '开始播放时，以及之后按 Tracker 要求的间隔。',
    recipients: ['tracker', 'viewers'],
    retention: WHILE_CONNECTED,
    switchOff: NOT_STARTED,
    platforms,
  },
  {
    id: 'peer-id',
    name: '节点编号',
    content: '20 个字符：前缀表示引擎版本，其余随机生成。不来自设备，不跨播放沿用，不能用来识别设备。',
    purpose: '区分同一群组里的节点。',
    frequency: '每次载入内容后，每个群组一个：看过的每档清晰度、每条独立音轨各生成一个。',
    recipients: ['tracker', 'viewers'],
    retention: '引擎销毁或换内容时丢弃。服务器上：见「保存多久」。',
    switchOff: NOT_STARTED,
    platforms,
  },
  {
    id: 'swarm-hash',
    name: '群组标识的哈希',
    content:
      '由 `swarmId`（默认是播放列表地址去掉查询参数）与清晰度或音轨的名字算出，名字由主播放列表写的属性组成。知道播放列表地址的人可以反查出是哪路内容。',
    purpose: '把观看同一内容的观众放到一起。',
    frequency: '开始播放时，以及之后按 Tracker 要求的间隔。',
    recipients: ['tracker', 'viewers'],
    retention: WHILE_CONNECTED,
    switchOff: '换成难以猜到的 `swarmId` 可以避免反查；完全关闭要设 `isP2PDisabled`。',
    platforms,
  },
  {
    id: 'segment-holdings',
    name: '已持有的切片序号',
    content: '这台设备缓存里有哪些切片。直播中，它大致反映播放进度。',
    purpose: '让其他节点知道可以向谁要哪个切片。',
    frequency: '每得到或丢弃一个切片时。',
    recipients: ['viewers'],
    retention: '只在连接期间存在于对方的内存里。',
    switchOff: '`isP2PUploadDisabled` 设为 `true` 后不再通报。',
    platforms,
  },
  {
    id: 'token',
    name: '访问令牌',
    content: '开发者在 X2 控制台创建的凭证，标识的是开发者。开发者若为每名观众各发一个，它就能关联到观众。',
    purpose: '确认这次接入来自有权使用服务的站点或应用。',
    frequency: '每次与 Tracker 建立连接时。',
    recipients: ['tracker'],
    retention: '设备上：播放期间留在内存。服务器上：见「保存多久」。',
    switchOff: '不配置 Tracker 就不发送。',
    platforms,
  },
  {
    id: 'origin',
    name: '来源域名或应用标识',
    content: '网页由浏览器自动附上 `Origin`；应用内是包名、Bundle ID 或登记的应用标识。',
    purpose: '核对令牌绑定的域名或应用。',
    frequency: '每次与 Tracker 建立连接时。',
    recipients: ['tracker'],
    retention: '见「保存多久」。',
    switchOff: '不配置 Tracker 就不发送。',
    platforms,
  },
  {
    id: 'software',
    name: '软件与系统版本',
    content: '网页由浏览器自动附上 `User-Agent`；应用内是 SDK 版本、应用版本与系统版本。',
    purpose: '排查兼容问题，识别需要升级的版本。',
    frequency: '每次与 Tracker 建立连接时。',
    recipients: ['tracker'],
    retention: '见「保存多久」。',
    switchOff: '不配置 Tracker 就不发送。',
    platforms,
  },
  {
    id: 'network-type',
    name: '网络类型',
    content:
      '蜂窝、Wi-Fi 或有线，是否按流量计费。不含网络名称与基站。网页只读取浏览器给出的网络类型是不是蜂窝；浏览器不提供网络类型时，什么也不读取。',
    purpose: '执行「按流量计费的网络不上传」的规则。',
    frequency: '网络变化时。',
    recipients: ['device'],
    retention: '只在内存里，不保存。',
    switchOff:
      '这条规则默认开启。网页把 `p2pOnCellular` 设为 `share`，原生 SDK 把 `uploadOn` 设为任何网络，规则就不再起作用：蜂窝网络也会上传。',
    platforms,
  },
  {
    id: 'traffic-counters',
    name: '传输字节数',
    content: '本次播放经 HTTP 与 P2P 各下载多少、上传多少。网页引擎不向 Tracker 上报：announce 里的上下行字段恒为 0。',
    purpose: '供开发者用 `getStats()` 或事件读取。',
    frequency: '播放期间持续累计。',
    recipients: ['device'],
    retention: '只在内存里；引擎销毁后仍可读取最后的数字，页面关闭或应用进程结束即丢弃。开发者自行上报的，以开发者的隐私政策为准。',
    switchOff: '不读取即不产生任何传输。',
    platforms,
  },
];

/** The receivers of data. None of them is a third party chosen by the SDK: with nothing configured, nothing is contacted. */
export const thirdParties: readonly ThirdParty[] = [
  {
    recipient: 'tracker',
    role: '帮节点互相找到；切片不经过它',
    receives: '公网 IP、会话描述、节点编号、群组标识的哈希、令牌、来源域名或应用标识、软件版本',
    operator: '本服务的运营方，或开发者自建',
  },
  {
    recipient: 'stun',
    role: '告诉设备它的公网地址',
    receives: '公网 IP 与端口',
    operator: '本服务的运营方，或开发者自建',
  },
  {
    recipient: 'viewers',
    role: '互相传切片',
    receives: '公网 IP、局域网候选地址、会话描述、节点编号、群组标识的哈希、已持有的切片序号',
    operator: '任何正在观看同一内容的人',
  },
];

/** Open-source code inside the web packages. All of it runs on the device; none of it contacts its authors. */
export const openSourceParts: readonly OpenSourcePart[] = [
  {name: 'p2p-media-loader-core', version: '2.3.1', license: 'Apache-2.0', purpose: '调度、缓存、节点协议与群组标识的哈希'},
  {name: 'bittorrent-tracker', version: '11.2.3', license: 'MIT', purpose: '与 Tracker 通信'},
  {name: '@thaunknown/simple-peer', version: '10.1.2', license: 'MIT', purpose: 'WebRTC 数据通道'},
  {name: '@thaunknown/simple-websocket', version: '9.1.5', license: 'MIT', purpose: 'WebSocket 连接'},
  {name: 'debug', version: '4.4.3', license: 'MIT', purpose: '调试日志，默认关闭'},
];

/** A record is written only when the visitor uses the feature, and none is sent anywhere. */
export const siteStorage: readonly SiteStorage[] = [
  {key: 'docusaurus.announcement.*', purpose: '公告条的编号，以及你是否关闭过它'},
  {key: 'docusaurus.tab.*', purpose: '你上次选的平台、语言或包管理器标签'},
  {key: 'x2.search.recent', purpose: '最近几次搜索词，只用来在搜索框里提示你'},
  {key: 'x2.search.arrival', purpose: '从搜索结果打开一页时要标出的词，那一页打开后立即删除'},
  {key: 'x2.search.slash', purpose: '你关掉了「按 / 打开搜索」'},
  {key: 'docs-preferred-version-*', purpose: '你上次看的文档版本。本站只有一个版本，不会写入，认不出的会删掉'},
  {key: 'x2-check-up', purpose: '环境体检试写一次存储，写完立即删除'},
  {key: 'debug', purpose: '引擎日志的开关，只有你自己会写它'},
  {key: 'theme', purpose: '明暗主题。本站目前没有开放切换'},
];
