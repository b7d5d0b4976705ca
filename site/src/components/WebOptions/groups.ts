import type {OptionName} from 'x2-hlsjs/options';

/** Reading order by task; a test checks that every option of the package stands in exactly one group. */
export const optionGroups: readonly {readonly title: string; readonly names: readonly OptionName[]}[] = [
  {title: '开关与上传', names: ['isP2PDisabled', 'isP2PUploadDisabled', 'p2pUploadLimit', 'p2pOnCellular', 'isCellular']},
  {title: '连接与群组', names: ['announceTrackers', 'rtcConfig', 'swarmId', 'trackerClientVersionPrefix']},
  {title: '调度窗口', names: ['highDemandTimeWindow', 'httpDownloadTimeWindow', 'httpDownloadInitialTimeoutMs', 'p2pDownloadTimeWindow']},
  {title: '并发', names: ['simultaneousHttpDownloads', 'simultaneousP2PDownloads', 'webRtcMaxMessageSize']},
  {
    title: '超时与重试',
    names: [
      'httpNotReceivingBytesTimeoutMs',
      'p2pNotReceivingBytesTimeoutMs',
      'httpErrorRetries',
      'p2pErrorRetries',
      'p2pInactiveLoaderDestroyTimeoutMs',
    ],
  },
  {title: '请求与校验', names: ['httpRequestSetup', 'validateP2PSegment', 'validateHTTPSegment']},
  {title: '存储', names: ['segmentMemoryStorageLimit', 'customSegmentStorageFactory']},
  {title: '统计', names: ['statsIntervalMs']},
];
