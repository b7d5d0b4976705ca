import type {CoreEventMap} from 'x2-hlsjs';
import type {Field} from './sdk/types.ts';

export type WebEvent = {
  readonly name: keyof CoreEventMap;
  /** When it fires. */
  readonly when: string;
  /** Positional arguments instead of one details object. */
  readonly positional?: true;
  readonly fields: readonly Field[];
  readonly note?: string;
};

const peerId: Field = {name: 'peerId', type: 'string | undefined', description: '来源节点；来自 HTTP 时是 `undefined`'};
const downloadSource: Field = {name: 'downloadSource', type: '"http" | "p2p"', description: '字节从哪里来'};
const streamType: Field = {
  name: 'streamType',
  type: '"main" | "secondary"',
  description: '`main` 是视频（或纯音频流），`secondary` 是独立音轨',
};
const segment: Field = {name: 'segment', type: 'Segment', description: '切片的地址、字节范围、编号 `externalId` 与起止时间'};
const connectedPeer: Field = {name: 'peerId', type: 'string', description: '节点编号，随机生成，换一场播放就变'};

/** The events of both web engines. */
export const webEvents = [
  {
    name: 'onSegmentStart',
    when: '开始下载一个切片',
    fields: [segment, downloadSource, peerId],
    note: '同一切片可能先走 P2P，进入高需求窗口后改走 HTTP，于是出现两次。',
  },
  {
    name: 'onSegmentLoaded',
    when: '一个切片完整到手',
    fields: [
      {name: 'segmentUrl', type: 'string', description: '切片地址'},
      {name: 'bytesLength', type: 'number', description: '整个切片的字节数'},
      downloadSource,
      peerId,
      streamType,
    ],
    note: '`downloadSource` 是最后一段的来源。前半来自节点、后半由 HTTP 补齐的切片记为 `http`；按来源算字节请用 `onChunkDownloaded`。',
  },
  {
    name: 'onSegmentError',
    when: '一次下载尝试失败',
    fields: [
      {name: 'error', type: 'RequestError', description: '`error.type` 见下表；不带 HTTP 状态码'},
      segment,
      downloadSource,
      peerId,
      streamType,
    ],
    note: '引擎会自行换节点、改走 HTTP 或立即重试；HTTP 次数用完后由播放器自己的加载器接手。不等于播放出错。',
  },
  {
    name: 'onSegmentAbort',
    when: '引擎主动放弃一次下载',
    fields: [segment, {...downloadSource, type: '"http" | "p2p" | undefined'}, peerId, streamType],
    note: '拖动进度、切换清晰度、P2P 让位给 HTTP 时都会出现，属于正常调度。',
  },
  {name: 'onPeerConnect', when: '与一个节点的数据通道打通', fields: [connectedPeer, streamType]},
  {
    name: 'onPeerClose',
    when: '与一个节点的连接关闭',
    fields: [connectedPeer, streamType],
    note: '**同一节点可能触发两次或更多**。数在线节点请用 `Set`，或直接读 `getStats().peers`。',
  },
  {
    name: 'onPeerError',
    when: '与一个节点的连接出错',
    fields: [connectedPeer, streamType, {name: 'error', type: 'Error', description: '数据通道或 ICE 的错误'}],
  },
  {
    name: 'onChunkDownloaded',
    when: '收到一块媒体数据',
    positional: true,
    fields: [{name: 'bytesLength', type: 'number', description: '这一块的字节数'}, downloadSource, {...peerId, name: 'peerId?'}],
    note: '每秒可达数百次，回调里只做累加，界面按固定间隔刷新。',
  },
  {
    name: 'onChunkUploaded',
    when: '向一个节点写出一块媒体数据',
    positional: true,
    fields: [{name: 'bytesLength', type: 'number', description: '这一块的字节数'}, connectedPeer],
  },
  {
    name: 'onTrackerWarning',
    when: 'Tracker 连接不上、拒绝令牌或返回警告，以及与某个节点建连失败',
    fields: [
      streamType,
      {
        name: 'warning',
        type: 'unknown',
        description: '通常是 `Error`，`message` 里有 Tracker 地址，连同令牌；上报前抹掉 `token=` 后面的内容',
      },
    ],
    note: '**连接不上的 Tracker 从这里来**，不从 `onTrackerError` 来。`message` 以 `Connection error:` 开头的是两名观众之间没有连通（NAT 或防火墙），不是 Tracker 的问题。',
  },
  {
    name: 'onTrackerError',
    when: '保留：目前只用 WebSocket Tracker，它的问题都走 onTrackerWarning，这个事件不会触发',
    fields: [streamType, {name: 'error', type: 'unknown', description: '通常是 `Error`'}],
  },
  {
    name: 'onStateChange',
    when: 'P2P 的状态变了',
    fields: [
      {
        name: 'state',
        type: '"off" | "connecting" | "alone" | "sharing" | "degraded"',
        description: '关着、在等 Tracker、独自一人、连着别的观众、找不到人',
      },
      {name: 'reason', type: 'string | undefined', description: '为什么是 `off` 或 `degraded`，取值见 `getState()`'},
    ],
    note: '与 `getState()` 的返回值相同。只在变化时触发；先读一次 `getState()`，再监听它。',
  },
  {
    name: 'onStats',
    when: '每隔 `statsIntervalMs`（默认 5000 ms）一次',
    fields: [
      {name: 'httpBytes', type: 'number', description: '经 HTTP 下载的切片字节'},
      {name: 'p2pBytes', type: 'number', description: '从节点下载的切片字节'},
      {name: 'uploadBytes', type: 'number', description: '发给节点的切片字节'},
      {name: 'peers', type: 'number', description: '此刻相连的节点数'},
      {name: 'ratio', type: 'number', description: '分享率，0–1'},
    ],
    note: '与 `getStats()` 的返回值相同，都是累计值。没有人监听时不计时。',
  },
] as const satisfies readonly WebEvent[];

// Stops compiling when the engine has an event that is not described above.
const all: Exclude<keyof CoreEventMap, (typeof webEvents)[number]['name']> extends never ? true : never = true;
// eslint-disable-next-line @typescript-eslint/no-meaningless-void-operator -- a value that only the compiler reads
void [all];
