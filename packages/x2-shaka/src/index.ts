/**
 * Shaka Player 的 P2P 引擎与它的配置、事件类型。
 *
 * 安装与最小示例见[快速开始](/docs/shaka-player-sdk/quicestart)。
 * @module engine
 */
export {ShakaP2PEngine} from './ShakaP2PEngine.ts';
export {X2Error} from 'x2-core';
export type {DynamicShakaP2PEngineConfig, PartialShakaEngineConfig, ShakaP2PEngineConfig} from './config.ts';
export type {ShakaNamespace, ShakaPlayer} from './shakaTypes.ts';
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
