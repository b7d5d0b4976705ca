import type {Severity, StreamFacts} from './report.ts';

export const severityWords: Record<Severity, {readonly label: string; readonly mark: string}> = {
  problem: {label: '问题', mark: '✕'},
  warning: {label: '注意', mark: '!'},
  note: {label: '说明', mark: 'i'},
  good: {label: '正常', mark: '✓'},
};

export const flowWords: Record<StreamFacts['flow'], string> = {live: '直播', event: '直播（EVENT）', vod: '点播'};

/** Where the size of a segment comes from. */
export const byteSourceWords = {
  response: '服务器报的',
  'byte-range': '播放列表里写的',
  'bitrate-tag': '按 EXT-X-BITRATE 估算',
  bandwidth: '按标称码率估算',
} as const;
