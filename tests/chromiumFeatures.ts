const TURN_OFF = '--disable-features=';

const turnedOff: readonly string[] = [
  // The address bar's suggestions: two pages of the browser's own that each new window loads, half of what a short test costs.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // What Playwright 1.65 turns off in Chromium: ours would replace its list.
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

const isList = (flag: string) => flag.startsWith(TURN_OFF);

/** These flags, and one list of what is turned off: of several, Chromium obeys the last alone. */
export const withoutExtras = (flags: readonly string[]): string[] => [
  ...flags.filter((flag) => !isList(flag)),
  TURN_OFF + [...turnedOff, ...flags.filter(isList).map((list) => list.slice(TURN_OFF.length))].join(','),
];
