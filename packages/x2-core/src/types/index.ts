export type {
  CellularPolicy,
  CommonCoreConfig,
  CoreConfig,
  DefinedCoreConfig,
  DynamicCoreConfig,
  DynamicStreamConfig,
  DynamicStreamProperties,
  StreamConfig,
} from './config.ts';
export type {EngineState, EngineStateDetails, EngineStateReason} from './engineState.ts';
export type {EngineStats} from './engineStats.ts';
export type {
  CoreEventMap,
  PeerDetails,
  PeerErrorDetails,
  SegmentAbortDetails,
  SegmentErrorDetails,
  SegmentLoadDetails,
  SegmentStartDetails,
  TrackerErrorDetails,
  TrackerWarningDetails,
} from './events.ts';
export type {HttpRequestErrorType, PeerRequestErrorType, RequestAbortErrorType, RequestError, RequestErrorType} from './requestError.ts';
export type {SegmentStorage} from './segmentStorage.ts';
export type {ByteRange, DownloadSource, Segment, StreamType} from './stream.ts';
