// An entry of its own: whoever does not follow a list loads none of it.
export {follow, type FollowOptions} from './watch/follow.ts';
export {stall, watchLine} from './watch/watchLine.ts';
export {newWatch, observe, type Watch} from './watch/watch.ts';
export type {Observation, TimelineEntry, Warning, WarningId, WatchEvent} from './watch/types.ts';
