import {isWatched} from './container.ts';
import type {DoctorSettings} from './input.ts';
import {lookAhead, playerStartDistance, roomForP2p, segmentBudget, startDistance, zoneOf, type LiveSettings} from './model.ts';
import type {MediaPlaylist} from './playlist/types.ts';
import type {LiveRoom} from './report.ts';

const MOST_ZONES = 60;

/** A real playlist as the model's settings; undefined when it is no live one. */
function liveSettingsOf(playlist: MediaPlaylist, settings: DoctorSettings, startOffset: number | undefined): LiveSettings | undefined {
  const {segments, serverControl} = playlist;
  const targetDuration = targetDurationOf(playlist);
  if (playlist.flow === 'vod' || targetDuration <= 0 || !hasContent(playlist)) return undefined;
  const segmentDuration = usualDurationOf(playlist);
  return {
    segmentDuration,
    targetDuration,
    segmentCount: segments.length + playlist.skippedCount,
    totalDuration: segments.reduce((total, {duration}) => total + duration, playlist.skippedCount * segmentDuration),
    highDemandTimeWindow: settings.highDemandTimeWindow,
    liveSyncDurationCount: settings.liveSyncDurationCount,
    // `targetLatency` in hls.js' latency-controller.ts.
    holdBack: (isLowLatency(playlist, settings) ? serverControl?.partHoldBack : undefined) ?? serverControl?.holdBack,
    startOffset,
    partDuration: isLowLatency(playlist, settings) ? playlist.partTarget : undefined,
  };
}

/** Whether there is anything that viewers could pass on. */
const hasContent = (playlist: MediaPlaylist): boolean => playlist.segments.some(({isGap}) => !isGap) && isWatched(playlist);

export const isLowLatency = ({partCount, partTarget}: MediaPlaylist, {lowLatencyMode}: DoctorSettings): boolean =>
  lowLatencyMode && (partCount > 0 || partTarget !== undefined);

/** The tag, or the longest segment of a playlist that lacks it. */
export function targetDurationOf({targetDuration, segments}: MediaPlaylist): number {
  return targetDuration || Math.ceil(segments.reduce((longest, {duration}) => Math.max(longest, duration), 0));
}

/** The middle one of the segments' lengths: an odd one at a seam does not shift it, and the tag may be far above all of them. */
export function usualDurationOf(playlist: MediaPlaylist): number {
  const lengths = playlist.segments.map(({duration}) => duration).filter((duration) => duration > 0);
  return lengths.sort((a, b) => a - b)[lengths.length >> 1] ?? targetDurationOf(playlist);
}

/** How far behind the end of a live playlist hls.js plays without the engine, s: the least that viewers have left to play. */
export function playerDistance(playlist: MediaPlaylist, settings: DoctorSettings): number {
  const live = liveSettingsOf(playlist, settings, playlist.startOffset);
  return live ? playerStartDistance(live) : 0;
}

/** `startOffset` of the multivariant playlist goes before that of the media playlist. */
export function liveRoom(playlist: MediaPlaylist, settings: DoctorSettings, startOffset = playlist.startOffset): LiveRoom | undefined {
  const live = liveSettingsOf(playlist, settings, startOffset);
  if (!live) return undefined;
  const distance = startDistance(live);
  const {highDemandTimeWindow} = settings;

  let start = distance;
  const zones = [...playlist.segments].reverse().map(({duration}): LiveRoom['zones'][number] => {
    const end = start;
    start -= duration;
    return {start, end, zone: zoneOf({start, end}, highDemandTimeWindow)};
  });
  return {
    distance,
    playerDistance: playerStartDistance(live),
    startOffset,
    highDemandTimeWindow,
    lookAhead: lookAhead(live),
    budget: segmentBudget(live),
    room: roomForP2p(live),
    p2pSegments: zones.filter(({zone}) => zone === 'p2p').length,
    zones: zones.slice(0, MOST_ZONES).reverse(),
  };
}
