import type {TrackerReach} from '../peers/swarmMember.ts';
import type {CellularPolicy, EngineStateDetails, EngineStateReason} from '../types/index.ts';

/** What an engine's state depends on. */
export type StateFacts = {
  readonly isDestroyed: boolean;
  readonly isSupported: boolean;
  readonly hasTracker: boolean;
  readonly isDisabled: boolean;
  /** What the kind of network allows. */
  readonly allowed: CellularPolicy;
  readonly peers: number;
  readonly reach: TrackerReach | undefined;
};

/** The first cause that holds, from those that no waiting can mend to those that pass. */
export function stateOf({isDestroyed, isSupported, hasTracker, isDisabled, allowed, peers, reach}: StateFacts): EngineStateDetails {
  if (isDestroyed) return off('destroyed');
  if (!isSupported) return off('unsupported');
  if (!hasTracker) return off('no-tracker');
  if (isDisabled) return off('disabled');
  if (allowed === 'none') return off('cellular');
  if (peers > 0) return {state: 'sharing', reason: undefined};
  if (reach === 'answered') return {state: 'alone', reason: undefined};
  if (reach === undefined) return {state: 'connecting', reason: undefined};
  return {state: 'degraded', reason: reach === 'refused' ? 'tracker-refused' : 'tracker-unreachable'};
}

const off = (reason: EngineStateReason): EngineStateDetails => ({state: 'off', reason});
