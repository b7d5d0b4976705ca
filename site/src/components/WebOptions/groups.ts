import type {OptionName} from 'x2-hlsjs/options';

/** Reading order by task, with headings in `docs/hls-sdk/_options.mdx`; a test checks that every option stands in exactly one group. */
export const optionGroups: readonly {readonly id: string; readonly names: readonly OptionName[]}[] = [
  {id: 'sharing', names: ['isP2PDisabled', 'isP2PUploadDisabled', 'p2pUploadLimit', 'p2pOnCellular', 'isCellular']},
  {id: 'connection', names: ['announceTrackers', 'rtcConfig', 'swarmId', 'trackerClientVersionPrefix']},
  {
    id: 'windows',

    names: ['highDemandTimeWindow', 'httpDownloadTimeWindow', 'httpDownloadInitialTimeoutMs', 'p2pDownloadTimeWindow'],
  },
  {id: 'parallel', names: ['simultaneousHttpDownloads', 'simultaneousP2PDownloads', 'webRtcMaxMessageSize']},
  {
    id: 'timeouts',

    names: [
      'httpNotReceivingBytesTimeoutMs',
      'p2pNotReceivingBytesTimeoutMs',
      'httpErrorRetries',
      'p2pErrorRetries',
      'p2pInactiveLoaderDestroyTimeoutMs',
    ],
  },
  {id: 'requests', names: ['httpRequestSetup', 'validateP2PSegment', 'validateHTTPSegment']},
  {id: 'storage', names: ['segmentMemoryStorageLimit', 'customSegmentStorageFactory']},
  {id: 'stats', names: ['statsIntervalMs']},
];
