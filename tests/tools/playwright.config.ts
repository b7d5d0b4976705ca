import {defineConfig} from '@playwright/test';
import {browserExecutable, chromiumFlags} from '../browserPath.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '*.pw.ts',
  outputDir: '../.out/tools',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: {timeout: 15_000},
  use: {
    baseURL: process.env.BASE_URL ?? 'http://localhost:3000',
    viewport: {width: 1280, height: 900},
    locale: 'zh-CN',
    launchOptions: {executablePath: browserExecutable(), args: chromiumFlags},
  },
});
