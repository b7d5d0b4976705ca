import type {ViewerReport} from '@site/src/lab/protocol';

const STATES = {loading: '起播中', playing: '播放中', stalled: '卡顿', ended: '已播完', failed: '播放失败'} as const;

export function stateName(report: ViewerReport | undefined): string {
  return report ? STATES[report.state] : '加载中';
}
