import {defineConfig, type PlaywrightTestConfig} from '@playwright/test';
import {launchOptions} from './chromiumFeatures.ts';
import {DESKTOP} from './viewports.ts';

type Own = Omit<PlaywrightTestConfig, 'use'> & {
  readonly use?: PlaywrightTestConfig['use'];
  /** Chromium flags added to those of every stage. */
  readonly flags?: readonly string[];
};

/** The Playwright settings that all Chromium stages share; each stage's own config adds to them. Paths are relative to that config. */
export const browserTests = (stage: string, {flags = [], use, ...own}: Own = {}): PlaywrightTestConfig =>
  defineConfig({
    testDir: '.',
    testMatch: '*.pw.ts',
    outputDir: `../.out/${stage}`,
    fullyParallel: true,
    workers: 2,
    forbidOnly: true,
    timeout: 60_000,
    expect: {timeout: 15_000},
    ...own,
    use: {
      baseURL: process.env.BASE_URL ?? 'http://localhost:3000',
      viewport: DESKTOP,
      locale: 'zh-CN',
      ...use,
      launchOptions: launchOptions(flags),
    },
  });
