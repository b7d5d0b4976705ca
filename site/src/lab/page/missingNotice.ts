import type {LabState} from '../run/session.ts';

/** Says that viewers did not arrive, while there is something to be done about it. */
export function missingNotice({phase, viewers}: Pick<LabState, 'phase' | 'viewers'>): string | undefined {
  const missing = viewers.filter(({isMissing}) => isMissing).length;
  if (phase !== 'running' || missing === 0) return undefined;
  return `${missing === viewers.length ? '' : `${viewers.length} 位观众里，${missing} 位的`}播放器没有下载成功，${missing === viewers.length ? '什么都没有播放' : '他们没有播放'}。检查网络后点「重试」。`;
}
