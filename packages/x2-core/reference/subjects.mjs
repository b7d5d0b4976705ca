/**
 * What the engine's module exports, by what readers come for: first what most of them use, last what explains a single value. A name that
 * only one engine exports is left out by the other. Ids are part of addresses; `classes` and `interfaces` are older than the titles.
 */
const SUBJECTS = [
  {
    title: '引擎与播放器',
    id: 'classes',
    names: [
      'HlsJsP2PEngine',
      'ShakaP2PEngine',
      'HlsWithP2PConfig',
      'HlsWithP2PInstance',
      'HlsWithP2PClass',
      'HlsConstructor',
      'HlsJsLoaders',
      'ShakaNamespace',
      'ShakaPlayer',
    ],
  },
  {
    title: '配置',
    id: 'configuration',
    names: [
      'PartialHlsJsP2PEngineConfig',
      'PartialShakaEngineConfig',
      'CoreConfig',
      'StreamConfig',
      'CommonCoreConfig',
      'CellularPolicy',
      'DynamicHlsJsP2PEngineConfig',
      'DynamicShakaP2PEngineConfig',
      'DynamicCoreConfig',
      'DynamicStreamConfig',
      'DynamicStreamProperties',
      'HlsJsP2PEngineConfig',
      'ShakaP2PEngineConfig',
      'DefinedCoreConfig',
    ],
  },
  {
    title: '事件',
    id: 'events',
    names: [
      'CoreEventMap',
      'SegmentStartDetails',
      'SegmentLoadDetails',
      'SegmentErrorDetails',
      'SegmentAbortDetails',
      'PeerDetails',
      'PeerErrorDetails',
      'TrackerErrorDetails',
      'TrackerWarningDetails',
    ],
  },
  {title: '状态与统计', id: 'state', names: ['EngineStats', 'EngineState', 'EngineStateReason', 'EngineStateDetails']},
  {
    title: '错误',
    id: 'errors',
    names: [
      'X2Error',
      'ErrorId',
      'RequestError',
      'RequestErrorType',
      'HttpRequestErrorType',
      'PeerRequestErrorType',
      'RequestAbortErrorType',
    ],
  },
  {title: '切片与存储', id: 'interfaces', names: ['SegmentStorage', 'Segment', 'ByteRange', 'StreamType', 'DownloadSource']},
];

/** The exports of a module by subject, each `{name}` in its place. An export without a place stops the build. */
export function bySubject(exported) {
  const homeless = exported.filter(({name}) => !SUBJECTS.some(({names}) => names.includes(name)));
  if (homeless.length > 0) throw new Error(`subjects.mjs names no subject for ${homeless.map(({name}) => name).join(', ')}`);
  return SUBJECTS.map(({names, ...subject}) => ({
    ...subject,
    exports: names.flatMap((name) => exported.find((one) => one.name === name) ?? []),
  })).filter(({exports}) => exports.length > 0);
}
