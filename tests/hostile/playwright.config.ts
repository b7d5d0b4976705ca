import {defineConfig} from '@playwright/test';
import {browserExecutable, chromiumFlags} from '../browserPath.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '*.pw.ts',
  outputDir: '../.out/hostile',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  expect: {timeout: 15_000},
  use: {
    baseURL: process.env.BASE_URL ?? 'http://localhost:3000',
    viewport: {width: 1280, height: 900},
    locale: 'zh-CN',
    // A page may change its address two hundred times in ten seconds; a table of cases does so faster.
    launchOptions: {executablePath: browserExecutable(), args: [...chromiumFlags, '--disable-ipc-flooding-protection']},
  },
});
