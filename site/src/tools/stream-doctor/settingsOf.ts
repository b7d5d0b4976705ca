import type {DoctorSettings} from 'stream-doctor';
import type {DoctorValues} from './doctorAddress.ts';

/** The page's fields as the library's settings. The player is taken to be on HTTPS, as it must be for P2P. */
export function settingsOf({window, sync, uplink, id, ll}: DoctorValues): DoctorSettings {
  return {
    highDemandTimeWindow: window,
    liveSyncDurationCount: sync || undefined,
    lowLatencyMode: ll,
    uplink: uplink * 1000,
    swarmId: id.trim() || undefined,
    pageProtocol: 'https:',
  };
}
