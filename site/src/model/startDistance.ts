export {engineLiveSyncDurationCount, playerStartDistance, startDistance} from 'stream-doctor/model';
