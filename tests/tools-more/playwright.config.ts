import {defineConfig} from '@playwright/test';
import {browserExecutable, chromiumFlags} from '../browserPath.ts';

/** The calculators, the check-up and the configuration builder. One worker: the laboratory's figures are also figures about load. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.pw.ts',
  outputDir: '../.out/tools-more',
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 90_000,
  expect: {timeout: 15_000},
  use: {
    baseURL: process.env.BASE_URL ?? 'http://localhost:3000',
    viewport: {width: 1280, height: 900},
    locale: 'zh-CN',
    permissions: ['clipboard-write'],
    launchOptions: {executablePath: browserExecutable(), args: chromiumFlags},
  },
});
