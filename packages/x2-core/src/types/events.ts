import type {EngineStateDetails} from './engineState.ts';
import type {EngineStats} from './engineStats.ts';
import type {RequestError} from './requestError.ts';
import type {DownloadSource, Segment, StreamType} from './stream.ts';

/** `onSegmentStart` 的内容。 */
export type SegmentStartDetails = {
  /** 开始下载的切片。 */
  segment: Segment;
  /** 下载来源。 */
  downloadSource: DownloadSource;
  /** 来自节点时，该节点的编号。 */
  peerId: string | undefined;
};

/** `onSegmentLoaded` 的内容。 */
export type SegmentLoadDetails = {
  /** 切片的地址。 */
  segmentUrl: string;
  /** 切片的长度，单位字节。 */
  bytesLength: number;
  /** 完成下载的来源。先由节点传了一部分、再由 HTTP 补齐的切片记为 `http`。 */
  downloadSource: DownloadSource;
  /** 来自节点时，该节点的编号。 */
  peerId: string | undefined;
  /** 流的种类。 */
  streamType: StreamType;
};

/** `onSegmentError` 的内容。 */
export type SegmentErrorDetails = {
  /** 错误本身。 */
  error: RequestError;
  /** 出错的切片。 */
  segment: Segment;
  /** 下载来源。 */
  downloadSource: DownloadSource;
  /** 来自节点时，该节点的编号。 */
  peerId: string | undefined;
  /** 流的种类。 */
  streamType: StreamType;
};

/** `onSegmentAbort` 的内容。 */
export type SegmentAbortDetails = {
  /** 取消下载的切片。 */
  segment: Segment;
  /** 下载来源；尚未开始下载时没有。 */
  downloadSource: DownloadSource | undefined;
  /** 来自节点时，该节点的编号。 */
  peerId: string | undefined;
  /** 流的种类。 */
  streamType: StreamType;
};

/** `onPeerConnect` 与 `onPeerClose` 的内容。 */
export type PeerDetails = {
  /** 节点的编号，随机生成，每个流各一个。 */
  peerId: string;
  /** 流的种类。 */
  streamType: StreamType;
};

/** `onPeerError` 的内容。 */
export type PeerErrorDetails = {
  /** 节点的编号。 */
  peerId: string;
  /** 流的种类。 */
  streamType: StreamType;
  /** 连接的错误。 */
  error: Error;
};

/** `onTrackerError` 的内容。 */
export type TrackerErrorDetails = {
  /** 流的种类。 */
  streamType: StreamType;
  /** Tracker 客户端给出的错误。 */
  error: unknown;
};

/** `onTrackerWarning` 的内容。 */
export type TrackerWarningDetails = {
  /** 流的种类。 */
  streamType: StreamType;
  /** Tracker 客户端给出的警告。连接不上、令牌被拒绝都从这里报告。 */
  warning: unknown;
};

/**
 * 引擎的事件：名字与回调的参数。
 *
 * 这些事件都不表示播放失败。P2P 的任何错误都只影响切片从哪里来。
 */
export type CoreEventMap = {
  /**
   * 一个切片下载完成。
   * @param params 切片与来源
   */
  onSegmentLoaded: (params: SegmentLoadDetails) => void;
  /**
   * 一次切片下载出错；引擎随后换来源重试。
   * @param params 错误、切片与来源
   */
  onSegmentError: (params: SegmentErrorDetails) => void;
  /**
   * 一次切片下载被调度取消，例如拖动进度，或从 P2P 改走 HTTP。
   * @param params 切片与来源
   */
  onSegmentAbort: (params: SegmentAbortDetails) => void;
  /**
   * 开始下载一个切片。
   * @param params 切片与来源
   */
  onSegmentStart: (params: SegmentStartDetails) => void;
  /**
   * 与一个节点建立了连接。
   * @param params 节点
   */
  onPeerConnect: (params: PeerDetails) => void;
  /**
   * 与一个节点的连接关闭。同一个节点可能触发不止一次，计数请用 `getStats().peers`。
   * @param params 节点
   */
  onPeerClose: (params: PeerDetails) => void;
  /**
   * 与一个节点的连接出错。
   * @param params 节点与错误
   */
  onPeerError: (params: PeerErrorDetails) => void;
  /**
   * 收到一段切片数据。回调有三个参数，不是一个对象。
   * @param bytesLength 长度，单位字节
   * @param downloadSource 来源
   * @param peerId 来自节点时，该节点的编号
   */
  onChunkDownloaded: (bytesLength: number, downloadSource: DownloadSource, peerId?: string) => void;
  /**
   * 向节点发出一段切片数据。回调有两个参数，不是一个对象。
   * @param bytesLength 长度，单位字节
   * @param peerId 对方节点的编号
   */
  onChunkUploaded: (bytesLength: number, peerId: string) => void;
  /**
   * 保留。目前的 Tracker 客户端把所有问题都报到 `onTrackerWarning`，这个事件不会触发。
   * @param params 流与错误
   */
  onTrackerError: (params: TrackerErrorDetails) => void;
  /**
   * Tracker 客户端的警告。连接不上 Tracker 也在这里，不在 `onTrackerError`。
   * @param params 流与警告
   */
  onTrackerWarning: (params: TrackerWarningDetails) => void;
  /**
   * 状态变了：开了或关了、Tracker 回答了、连上第一个观众、最后一个观众离开、Tracker 连不上。
   * @param details 新的状态与原因，与 `getState()` 相同
   */
  onStateChange: (details: EngineStateDetails) => void;
  /**
   * 定时的流量统计，间隔由 `statsIntervalMs` 决定。
   * @param stats 与 `getStats()` 相同
   */
  onStats: (stats: EngineStats) => void;
};
