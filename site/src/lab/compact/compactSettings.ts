import {DEFAULT_SETTINGS, type LabSettings} from '../run/settings.ts';

/** A run in the hero of the home page: as many viewers as in its recorded run, or as a small device bears. */
export const compactSettings = (cores: number, isTouch: boolean): LabSettings => ({
  ...DEFAULT_SETTINGS,
  viewers: cores >= 4 && !isTouch ? 6 : 4,
  mode: 'live',
  compare: false,
});
