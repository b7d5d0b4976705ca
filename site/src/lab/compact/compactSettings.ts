import {SEATS} from '../protocol.ts';
import {DEFAULT_SETTINGS, type LabSettings} from '../run/settings.ts';

export const COMPACT_SETTINGS: LabSettings = {...DEFAULT_SETTINGS, viewers: 4, mode: 'live'};

export const COMPACT_SEATS = SEATS.slice(0, COMPACT_SETTINGS.viewers);
