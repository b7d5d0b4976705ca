import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';

/** Where distributions and installers put Chrome or Chromium. */
const INSTALLED = [
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** For tests with several viewers on this machine: videos start without a click, and peers can connect. */
export const peersMeet: readonly string[] = [
  '--autoplay-policy=no-user-gesture-required',
  // Peers connect over loopback addresses; mDNS host names do not resolve in a container.
  '--disable-features=WebRtcHideLocalIpsWithMdns',
];

const found = () => [process.env.CHROMIUM, ...INSTALLED, chromium.executablePath()].find((path) => path && existsSync(path));

const quietly = (command: string, args: string[]) => {
  try {
    execFileSync(command, args, {stdio: 'ignore', timeout: 300_000});
  } catch {
    // The next way is tried; browserExecutable() reports when none worked.
  }
};

/** An installed Chrome or Chromium; else Playwright's own download; else Debian's package. */
export function browserExecutable(): string {
  const first = found();
  if (first) return first;
  quietly('npx', ['playwright', 'install', 'chromium']);
  if (!found() && process.platform === 'linux' && process.getuid?.() === 0) {
    quietly('apt-get', ['update']);
    quietly('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-noto-cjk']);
  }
  const path = found();
  if (!path) throw new Error('No browser found: install Chrome or Chromium, or set CHROMIUM=/path/to/it, then run the tests again.');
  return path;
}
