/**
 * hls.js 的 P2P 引擎与它的配置、事件类型。
 *
 * 安装与最小示例见[快速开始](/docs/hls-sdk/quicestart)；在浏览器里逐个试调，见 [API 测试台](/api/test)。
 * @module engine
 */
export {HlsJsP2PEngine} from './HlsJsP2PEngine.ts';
export {X2Error} from 'x2-core';
export type {
  DynamicHlsJsP2PEngineConfig,
  HlsConstructor,
  HlsJsLoaders,
  HlsJsP2PEngineConfig,
  HlsWithP2PClass,
  HlsWithP2PConfig,
  HlsWithP2PInstance,
  PartialHlsJsP2PEngineConfig,
} from './config.ts';
export type {ErrorId} from 'x2-core/errorCatalog';
export type {
  ByteRange,
  CommonCoreConfig,
  CoreConfig,
  CoreEventMap,
  DefinedCoreConfig,
  DownloadSource,
  DynamicCoreConfig,
  DynamicStreamConfig,
  DynamicStreamProperties,
  EngineStats,
  HttpRequestErrorType,
  PeerDetails,
  PeerErrorDetails,
  PeerRequestErrorType,
  RequestAbortErrorType,
  RequestError,
  RequestErrorType,
  Segment,
  SegmentAbortDetails,
  SegmentErrorDetails,
  SegmentLoadDetails,
  SegmentStartDetails,
  SegmentStorage,
  StreamConfig,
  StreamType,
  TrackerErrorDetails,
  TrackerWarningDetails,
} from 'x2-core';
