import {defineConfig} from '@playwright/test';
import {browserExecutable, chromiumFlags} from '../browserPath.ts';

/** The engines in real Chromium: every way that P2P can fail, with the bytes compared to the origin's. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.pw.ts',
  outputDir: '../.out/engine',
  timeout: 60_000,
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    launchOptions: {
      executablePath: browserExecutable(),
      args: [
        ...chromiumFlags,
        '--autoplay-policy=no-user-gesture-required',
        // Viewers on one machine meet on its loopback addresses; a name under mDNS does not resolve in a container.
        '--disable-features=WebRtcHideLocalIpsWithMdns',
        // Every page counts as in view, so that none of the viewers of a test has its timers slowed down.
        '--disable-backgrounding-occluded-windows',
        '--disable-renderer-backgrounding',
        '--disable-background-timer-throttling',
      ],
    },
  },
});
