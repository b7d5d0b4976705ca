/** 请求被放弃的原因：`abort` 是调度主动取消，`bytes-receiving-timeout` 是太久没有收到数据。 */
export type RequestAbortErrorType = 'abort' | 'bytes-receiving-timeout';

/** HTTP 下载出错的种类：请求失败、长度对不上、状态码不符、没有通过 `validateHTTPSegment`。 */
export type HttpRequestErrorType = 'http-error' | 'http-bytes-mismatch' | 'http-unexpected-status-code' | 'http-segment-validation-failed';

/** P2P 下载出错的种类：长度对不上、对方违反协议、对方没有该切片、连接断开、没有通过 `validateP2PSegment`。 */
export type PeerRequestErrorType =
  | 'peer-response-bytes-length-mismatch'
  | 'peer-protocol-violation'
  | 'peer-segment-absent'
  | 'peer-closed'
  | 'p2p-segment-validation-failed';

/** 切片下载出错的全部种类。 */
export type RequestErrorType = RequestAbortErrorType | PeerRequestErrorType | HttpRequestErrorType;

/**
 * 一次切片下载的错误，由 `onSegmentError` 带出。它不中断播放：引擎会换来源重试。
 * @typeParam T 错误的种类
 */
export type RequestError<T extends RequestErrorType = RequestErrorType> = Error & {
  /** 错误的种类。 */
  readonly type: T;
  /** 发生的时刻，与 `performance.now()` 同一时间轴，单位 ms。 */
  readonly timestamp: number;
};
