import type {LabViewer} from '../run/guests.ts';

const STATES = {loading: '起播中', playing: '播放中', stalled: '卡顿', ended: '已播完', failed: '播放失败'} as const;

/** What a viewer is doing; once the run is over, none does anything any more. */
export function stateName({report, isMissing}: LabViewer, isRunning: boolean): string {
  if (!isRunning) return '已结束';
  if (isMissing) return '下载失败';
  return report ? STATES[report.state] : '加载中';
}
