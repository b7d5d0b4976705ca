import {playerStartDistance, segmentBudget, startDistance} from 'stream-doctor/model';
import {planFor} from './plan.ts';
import {limits, type LatencySettings} from './settings.ts';

export type WindowPoint = {
  readonly segmentCount: number;
  readonly latency: number;
  readonly latencyWithoutEngine: number;
  readonly segmentBudget: number;
};

/** The same stream with shorter and longer playlists. */
export function overPlaylistLength(settings: LatencySettings): WindowPoint[] {
  const {min} = limits.segmentCount;
  const max = Math.min(limits.segmentCount.max, Math.max(20, settings.segmentCount + 5));
  return Array.from({length: max - min + 1}, (_, index) => {
    const at = {...settings, segmentCount: min + index};
    return {
      segmentCount: at.segmentCount,
      latency: startDistance(at),
      latencyWithoutEngine: playerStartDistance(at),
      segmentBudget: segmentBudget(at),
    };
  });
}

/** The longest playlist that leaves P2P no time; 0 when each of them leaves some. */
export function lastWithoutRoom(points: readonly WindowPoint[]): number {
  return points.findLast((point) => point.segmentBudget <= 0)?.segmentCount ?? 0;
}

export type AudiencePoint = {readonly audience: number; readonly ceiling: number; readonly bestRatio: number};

/** The same stream with smaller and larger audiences: 1, 2, 5, 10, 20, 50 … */
export function overAudience(settings: LatencySettings): AudiencePoint[] {
  const max = Math.max(1000, 10 ** Math.ceil(Math.log10(settings.audience)));
  const audiences: number[] = [];
  for (let power = 1; power <= max; power *= 10)
    audiences.push(...[1, 1.5, 2, 3, 5, 7].map((factor) => Math.round(factor * power)).filter((count) => count <= max));
  return [...new Set(audiences)].map((audience) => {
    const {ceiling, bestRatio} = planFor({...settings, audience});
    return {audience, ceiling, bestRatio};
  });
}
