/**
 * Switches of the chrome, resolved once. The public site is light, without a colour switch, with a navbar that stays.
 * The environment variables exist so that the browser tests can build the site the other way round.
 */
export const chrome = {
  /** `true` shows the light/dark switch: stored, synced across tabs, following the system when nothing is stored. */
  colorModeSwitch: process.env.X2_COLOR_SWITCH === '1',
  /** `true` hides the navbar while scrolling down and shows it while scrolling up. */
  hideNavbarOnScroll: process.env.X2_HIDE_NAVBAR === '1',
} as const;
