import {DEFAULT_SETTINGS, type LabSettings} from '@site/src/lab/settings';

export const COMPACT_SETTINGS: LabSettings = {...DEFAULT_SETTINGS, viewers: 4, mode: 'live'};
