import {containerOfSegment, isWatched} from '../container.ts';
import {LIMITS, linesOf, ofFirst} from './context.ts';

/** What the segments are, by their names. */
export const containers = ofFirst(({playlist, facts}) => {
  const {segments} = playlist;
  if (segments.length > 0 && !isWatched(playlist)) {
    return [
      {
        id: 'not-video',
        severity: 'note',
        title: `这是${facts.container}的播放列表`,
        detail: '它不是观众看的画面或声音：字幕和预览图由播放器自己走 HTTP，不走 P2P，所以这里不谈 P2P 空间与切片时长。',
        fix: '检查主播放列表，或其中一路清晰度。',
        docs: LIMITS,
      },
    ];
  }
  const of = (container: string) => segments.filter((segment) => containerOfSegment(segment) === container).map(({line}) => line);
  const [ts, fmp4] = [of('TS'), of('fMP4')];
  if (ts.length === 0 || fmp4.length === 0) return [];
  const fewer = ts.length <= fmp4.length ? ts : fmp4;
  return [
    {
      id: 'containers-mixed',
      severity: 'warning',
      title: `${fmp4.length} 个 fMP4 切片里混着 ${ts.length} 个 TS 切片`,
      detail: `${linesOf(fewer)}换了容器，多半是插播的广告。EXT-X-MAP 一直管到下一个 EXT-X-MAP，对 TS 切片也算数；播放器未必会中途换容器，换不了就停在接缝。`,
      fix: '广告转成与节目相同的容器，或由播放器另外加载。',
      docs: LIMITS,
      lines: fewer,
    },
  ];
});
