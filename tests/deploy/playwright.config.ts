import {defineConfig} from '@playwright/test';
import {browserExecutable, chromiumFlags} from '../browserPath.ts';

// The built site through the real nginx with the policy on, which a stand-in server would only imitate.
export default defineConfig({
  testDir: '.',
  testMatch: '*.pw.ts',
  globalSetup: './startSite.ts',
  outputDir: '../.out/deploy-browser',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  expect: {timeout: 15_000},
  use: {
    viewport: {width: 1280, height: 900},
    locale: 'zh-CN',
    launchOptions: {executablePath: browserExecutable(), args: chromiumFlags},
  },
});
