import {targetDurationOf, usualDurationOf} from '../liveRoom.ts';
import {endOf} from '../playlist/changeBetween.ts';
import type {MediaPlaylist} from '../playlist/types.ts';
import type {Finding} from '../report.ts';
import {isWatched} from '../container.ts';
import {list, LIVE_PLAYLIST, type Examined, type Rule} from './context.ts';

/** Segments by which lists may differ that were read one after the other. */
const TOLERANCE = 2;

/** Renditions of one stream, compared with one another: players change between them in the middle of playback. */
export const renditions: Rule = ({multivariant, media}) => {
  const all = media.filter(({playlist}) => isWatched(playlist) && playlist.segments.length > 0);
  if (!multivariant || all.length < 2) return [];
  const findings = [...targets(all), ...kinds(all), ...numbers(all), ...seams(all)];
  if (findings.length > 0) return findings;
  return [
    {
      id: 'renditions-aligned',
      severity: 'good',
      title: `${all.length} 路播放列表对得齐`,
      detail: '目标时长相同，序号与不连续点没有看到错开。',
      docs: LIVE_PLAYLIST,
    },
  ];
};

/** 「900 kbit/s 是 4，音轨 是 6」: who says what. */
const told = (all: readonly Examined[], value: (playlist: MediaPlaylist) => string | number): string =>
  list(
    all.map(({facts: {label}, playlist}) => `${label} 是 ${value(playlist)}`),
    4,
  );

const differ = (all: readonly Examined[], value: (playlist: MediaPlaylist) => unknown): boolean =>
  new Set(all.map(({playlist}) => value(playlist))).size > 1;

function targets(all: readonly Examined[]): Finding[] {
  if (!differ(all, targetDurationOf)) return [];
  return [
    {
      id: 'renditions-target',
      severity: all[0]!.playlist.flow === 'vod' ? 'note' : 'warning',
      title: '各路的目标时长不一样',
      detail: `${told(all, (playlist) => `${targetDurationOf(playlist)} s`)}。标准要求相同；直播时播放器按它定离末端多远、多久再读，切换清晰度后 P2P 空间也跟着变。`,
      fix: '各路写同一个 EXT-X-TARGETDURATION，取最长的切片。',
      docs: LIVE_PLAYLIST,
    },
  ];
}

function kinds(all: readonly Examined[]): Finding[] {
  const hasEnded = ({flow}: MediaPlaylist): boolean => flow === 'vod';
  if (!differ(all, hasEnded)) return [];
  return [
    {
      id: 'renditions-ended',
      severity: 'warning',
      title: '有的路已经结束，有的还在直播',
      detail: `${told(all, (playlist) => (hasEnded(playlist) ? '点播' : '直播'))}。切到已经结束的那一路，播放器就不再读新切片。`,
      fix: '结束时各路一起写 EXT-X-ENDLIST。',
      docs: LIVE_PLAYLIST,
    },
  ];
}

function numbers(all: readonly Examined[]): Finding[] {
  const [first, ...others] = all as [Examined, ...Examined[]];
  const apart = others.filter((other) => !areAligned(first, other));
  if (apart.length === 0) return [];
  const hasDates = all.every(({playlist}) => playlist.tags.some(({name}) => name === 'EXT-X-PROGRAM-DATE-TIME'));
  return [
    {
      id: 'renditions-sequence',
      severity: hasDates ? 'note' : 'warning',
      title: '各路的媒体序号没有对齐',
      detail: `末尾的序号：${told([first, ...apart], (playlist) => endOf(playlist) - 1)}。${hasDates ? '有 EXT-X-PROGRAM-DATE-TIME，hls.js 靠它对位置。' : '没有 EXT-X-PROGRAM-DATE-TIME，切换清晰度时播放器对不准位置，会重放或跳过一段。'}`,
      fix: '各路用同一个起点编号，同一时刻的切片号码相同。',
      docs: LIVE_PLAYLIST,
    },
  ];
}

/** Recordings begin together. Of live lists, those are compared whose moment is known: a list moves on until the next is read. */
function areAligned(one: Examined, other: Examined): boolean {
  if (one.playlist.flow === 'vod' || other.playlist.flow === 'vod') return true;
  // Where lengths differ, numbers cannot be the same.
  const length = usualDurationOf(one.playlist);
  if (Math.abs(length - usualDurationOf(other.playlist)) > 0.1 * length) return true;
  const [then, later] = [one.document.readAt, other.document.readAt];
  if (then === undefined || later === undefined) return true;
  const moved = (later - then) / length;
  return Math.abs(endOf(other.playlist) - endOf(one.playlist) - moved) <= TOLERANCE;
}

function seams(all: readonly Examined[]): Finding[] {
  const [first, ...others] = all as [Examined, ...Examined[]];
  const apart = others.filter((other) => areAligned(first, other) && haveOtherSeams(first.playlist, other.playlist));
  if (apart.length === 0) return [];
  return [
    {
      id: 'renditions-seams',
      severity: 'warning',
      title: '各路的不连续点没有对齐',
      detail: `${[first, ...apart].map(({facts}) => facts.label).join('、')}：同一个序号前面的 EXT-X-DISCONTINUITY 个数不同。播放器按这个个数把各路对到同一条时间线上，切换清晰度时会卡住或错位。`,
      fix: '各路在同一个切片前面写 EXT-X-DISCONTINUITY，滑出之后各路的 EXT-X-DISCONTINUITY-SEQUENCE 一起加。',
      docs: LIVE_PLAYLIST,
    },
  ];
}

/** Compared at the first number that both have; recordings by their sum. */
function haveOtherSeams(one: MediaPlaylist, other: MediaPlaylist): boolean {
  if (one.flow === 'vod' && other.flow === 'vod') return countsOf(one).at(-1)!.count !== countsOf(other).at(-1)!.count;
  const counts = new Map(countsOf(one).map(({sequence, count}) => [sequence, count]));
  return countsOf(other).some(({sequence, count}) => counts.has(sequence) && counts.get(sequence) !== count);
}

/** How many seams lie before each segment, those included that slid out. */
function countsOf({tags, segments}: MediaPlaylist): {readonly sequence: number; readonly count: number}[] {
  const written = Number(tags.find(({name}) => name === 'EXT-X-DISCONTINUITY-SEQUENCE')?.value ?? 0);
  let count = Number.isFinite(written) ? written : 0;
  return segments.map(({sequence, discontinuity}) => {
    if (discontinuity) count += 1;
    return {sequence, count};
  });
}
