import {existsSync} from 'node:fs';
import {browserExecutable, chromiumFlags} from '../browserPath.ts';
import type {RunningEngine} from './driver.ts';
import {startWithPuppeteer} from './puppeteerEngine.ts';
import {startWebKit} from './webKitEngine.ts';

/** Features that the site uses where the engine has them, and readers do without elsewhere. A journey measures each. */
export type Abilities = {
  readonly webRtc: boolean;
  readonly h264: boolean;
  readonly savingConnection: boolean;
  readonly textHighlight: boolean;
};

export type Engine = {
  readonly name: EngineName;
  /** Debian's packages that hold it. */
  readonly packages: string;
  readonly abilities: Abilities;
  start(): Promise<RunningEngine>;
};

const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

/** The table in README.md says the same in words. */
const engines: Readonly<Record<EngineName, Engine>> = {
  chromium: {
    name: 'chromium',
    packages: 'chromium',
    abilities: {webRtc: true, h264: true, savingConnection: true, textHighlight: true},
    start: () => startWithPuppeteer('chrome', browserExecutable(), chromiumFlags),
  },
  firefox: {
    name: 'firefox',
    packages: 'firefox-esr',
    abilities: {webRtc: true, h264: true, savingConnection: false, textHighlight: true},
    start: () => startWithPuppeteer('firefox', program('firefox', ['/usr/bin/firefox-esr', '/usr/bin/firefox']), []),
  },
  webkit: {
    name: 'webkit',
    packages: 'webkit2gtk-driver xvfb gstreamer1.0-libav gstreamer1.0-plugins-bad',
    abilities: {webRtc: false, h264: true, savingConnection: false, textHighlight: true},
    start: () =>
      startWebKit({
        miniBrowser: program('webkit', MINI_BROWSERS),
        driver: program('webkit', ['/usr/bin/WebKitWebDriver']),
        display: program('webkit', ['/usr/bin/Xvfb']),
      }),
  },
};

/** Debian keeps it in a folder of the machine's architecture. */
const MINI_BROWSERS = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map((machine) => `/usr/lib/${machine}/webkit2gtk-4.1/MiniBrowser`);

export function program(engine: EngineName, paths: readonly string[]): string {
  const path = paths.find((candidate) => existsSync(candidate));
  if (!path) throw new Error(`${paths[0]} is not installed: apt-get install --no-install-recommends ${engines[engine].packages}`);
  return path;
}

/** `--engines=firefox,webkit`; all of them when nothing is said. */
export function chooseEngines(list: string | undefined): Engine[] {
  const names = list === undefined ? [...engineNames] : list.split(',');
  const unknown = names.filter((name) => !(engineNames as readonly string[]).includes(name));
  if (unknown.length > 0) throw new Error(`No engine named "${unknown.join(', ')}"; there are: ${engineNames.join(', ')}.`);
  return names.map((name) => engines[name as EngineName]);
}
