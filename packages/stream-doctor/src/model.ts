export {addedLatency, LONG_LATENCY, type AddedLatency} from './model/addedLatency.ts';
export {engineDefaults, hlsJsLiveSyncDurationCount} from './model/engineDefaults.ts';
export {httpMargin, windowForMargin, type HttpMargin} from './model/httpMargin.ts';
export {exampleSettings, type LiveSettings} from './model/liveSettings.ts';
export {lookAhead, segmentBudget} from './model/lookAhead.ts';
export {roomForP2p, segmentsForRoom, type Room} from './model/roomForP2p.ts';
export {advisedSegment, judgeLength, type SegmentLength} from './model/segmentLength.ts';
export {engineLiveSyncDurationCount, playerStartDistance, startDistance} from './model/startDistance.ts';
export {zoneOf, type Zone} from './model/zoneOf.ts';
