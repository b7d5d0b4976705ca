import {SEATS} from '@site/src/lab/protocol';
import {DEFAULT_SETTINGS, type LabSettings} from '@site/src/lab/run/settings';

export const COMPACT_SETTINGS: LabSettings = {...DEFAULT_SETTINGS, viewers: 4, mode: 'live'};

export const COMPACT_SEATS = SEATS.slice(0, COMPACT_SETTINGS.viewers);
