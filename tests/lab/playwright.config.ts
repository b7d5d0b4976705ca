import {defineConfig} from '@playwright/test';
import {browserExecutable, chromiumFlags} from '../browserPath.ts';

/** The laboratory in real Chromium. One worker: the figures under test are also figures about the machine's load. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.pw.ts',
  outputDir: '../.out/lab',
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 150_000,
  expect: {timeout: 15_000},
  use: {
    baseURL: process.env.BASE_URL ?? 'http://localhost:3000',
    viewport: {width: 1280, height: 900},
    locale: 'zh-CN',
    launchOptions: {executablePath: browserExecutable(), args: chromiumFlags},
  },
});
