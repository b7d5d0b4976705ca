export {engineDefaults, hlsJsLiveSyncDurationCount} from 'stream-doctor/model';
