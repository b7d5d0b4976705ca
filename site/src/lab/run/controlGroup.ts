/** What tells how many players a device can run at a time. */
export type DeviceFacts = {
  readonly cores: number;
  /** A finger is its main pointer: a phone or a tablet. */
  readonly isTouched: boolean;
  /** The visitor asked for little traffic. */
  readonly savesData: boolean;
};

const FEWEST_CORES = 4;

/**
 * Whether a second group, as large, runs without having been asked for: it doubles the players and the traffic. On fewer cores than viewers, or
 * on a phone, players would fall behind and nothing could be compared; one viewer alone has nobody to save with.
 */
export const comparesByDefault = ({cores, isTouched, savesData}: DeviceFacts, viewers: number): boolean =>
  viewers > 1 && cores >= Math.max(FEWEST_CORES, viewers) && !isTouched && !savesData;

/** In the browser only. */
export const deviceFacts = (savesData: boolean): DeviceFacts => ({
  cores: navigator.hardwareConcurrency,
  isTouched: matchMedia('(pointer: coarse)').matches,
  savesData,
});
