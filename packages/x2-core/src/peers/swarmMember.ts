import type {UploadLimit} from './UploadLimit.ts';

/** The event of the core by which each swarm that an engine joins makes itself known to the engine's session. */
export const SWARM_JOINED = 'onSwarmJoined';

/** What the trackers of a swarm have made of us, as far as it is known. */
export type TrackerReach = 'answered' | 'refused' | 'unreachable';

/** A swarm as the session sees it. */
export type SwarmMember = {
  /** Set by the session: all its swarms share one limit. */
  uploadLimit: UploadLimit;
  /** `undefined` while at least one tracker may still answer. */
  readonly reach: TrackerReach | undefined;
  on(name: 'reach' | 'left', listener: () => void): unknown;
};

/** One that answers is enough; who refused is named before who could not be reached. */
export function reachOf(words: readonly (TrackerReach | undefined)[]): TrackerReach | undefined {
  if (words.includes('answered')) return 'answered';
  if (words.length === 0 || words.includes(undefined)) return undefined;
  return words.includes('refused') ? 'refused' : 'unreachable';
}
