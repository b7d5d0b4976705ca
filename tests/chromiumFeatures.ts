import {browserExecutable, chromiumFlags} from './browserPath.ts';

const TURN_OFF = '--disable-features=';

const turnedOff: readonly string[] = [
  // Address bar suggestions: each new window loads two internal pages for them, half the cost of a short test.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // What Playwright 1.65 turns off in Chromium, repeated because our list replaces Playwright's.
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

/** Chromium without shared dictionaries, as Safari and Firefox are. */
export const WITHOUT_DICTIONARIES = `${TURN_OFF}CompressionDictionaryTransport,CompressionDictionaryTransportBackend`;

const isList = (flag: string) => flag.startsWith(TURN_OFF);

/** The flags, with all --disable-features lists merged into one: Chromium obeys only the last. */
const withoutExtras = (flags: readonly string[]): string[] => [
  ...flags.filter((flag) => !isList(flag)),
  TURN_OFF + [...turnedOff, ...flags.filter(isList).map((list) => list.slice(TURN_OFF.length))].join(','),
];

/** How every stage, bench and picture starts Chromium; `flags` are added to those of all. */
export const launchOptions = (flags: readonly string[] = []) => ({
  executablePath: browserExecutable(),
  args: withoutExtras([...chromiumFlags, ...flags]),
});
