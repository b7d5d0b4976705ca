import {defineConfig} from '@playwright/test';
import {browserExecutable, chromiumFlags} from '../browserPath.ts';

/**
 * Runs every web sample of site/examples in Chromium. `RECORD=1` also writes site/src/data/verified.json.
 * The test bench is tried on the site at BASE_URL.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.pw.ts',
  outputDir: '../.out/samples',
  timeout: 90_000,
  // The test bench loads engine and player on the first call.
  expect: {timeout: 15_000},
  // Each test has a server and a tracker of its own, and mostly waits.
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  reporter: [['list'], ['./verifiedReporter.ts']],
  use: {
    baseURL: process.env.BASE_URL ?? 'http://localhost:3000',
    locale: 'zh-CN',
    launchOptions: {
      executablePath: browserExecutable(),
      args: [
        ...chromiumFlags,
        '--autoplay-policy=no-user-gesture-required',
        // Two viewers on one machine meet on its loopback addresses; a name under mDNS does not resolve in a container.
        '--disable-features=WebRtcHideLocalIpsWithMdns',
        // The samples' STUN server has a reserved name: fail at once instead of waiting for a resolver.
        '--host-resolver-rules=MAP *.x2p2p.example ~NOTFOUND',
      ],
    },
  },
});
