import type {OptionName} from 'x2-hlsjs/options';

type Group = {
  readonly id: string;
  /** The heading above it in `docs/hls-sdk/_options.mdx`. */
  readonly title: string;
  /** `token` stands beside `core`, so the package's table of core options does not hold it. */
  readonly names: readonly (OptionName | 'token')[];
};

/** Reading order by task; a test checks that every option stands in exactly one group. */
export const optionGroups: readonly Group[] = [
  {id: 'token', title: '令牌', names: ['token']},
  {id: 'sharing', title: '开关与上传', names: ['isP2PDisabled', 'isP2PUploadDisabled', 'p2pUploadLimit', 'p2pOnCellular', 'isCellular']},
  {id: 'connection', title: '连接与群组', names: ['announceTrackers', 'rtcConfig', 'swarmId', 'trackerClientVersionPrefix']},
  {
    id: 'windows',
    title: '调度窗口',
    names: ['highDemandTimeWindow', 'httpDownloadTimeWindow', 'httpDownloadInitialTimeoutMs', 'p2pDownloadTimeWindow'],
  },
  {id: 'parallel', title: '并发', names: ['simultaneousHttpDownloads', 'simultaneousP2PDownloads', 'webRtcMaxMessageSize']},
  {
    id: 'timeouts',
    title: '超时与重试',
    names: [
      'httpNotReceivingBytesTimeoutMs',
      'p2pNotReceivingBytesTimeoutMs',
      'httpErrorRetries',
      'p2pErrorRetries',
      'p2pInactiveLoaderDestroyTimeoutMs',
    ],
  },
  {id: 'requests', title: '请求与校验', names: ['httpRequestSetup', 'validateP2PSegment', 'validateHTTPSegment']},
  {id: 'storage', title: '存储', names: ['segmentMemoryStorageLimit', 'customSegmentStorageFactory']},
  {id: 'stats', title: '统计', names: ['statsIntervalMs']},
];
