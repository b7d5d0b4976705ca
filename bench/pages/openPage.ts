import type {Browser, Page} from '@playwright/test';
import {tsxHelper} from '../tsxHelper.ts';
import {installPageTimes} from './pageTimes.ts';
import {throttle} from './throttle.ts';
import {watchTraffic} from './watchTraffic.ts';

export const SETTLE_SECONDS = 5;

const DESKTOP = {width: 1366, height: 900};
const PHONE = {width: 390, height: 844};

/** A page in a fresh profile on a poor device, five seconds after its load event. */
export async function openPage(browser: Browser, url: string, {phone = false} = {}) {
  const context = await browser.newContext({locale: 'zh-CN', viewport: phone ? PHONE : DESKTOP});
  await context.addInitScript(tsxHelper);
  await context.addInitScript(installPageTimes);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const traffic = await watchTraffic(devtools);
  await throttle(devtools);
  await page.goto(url, {waitUntil: 'load', timeout: 120_000});
  const loaded = await page.evaluate(() => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart);
  const settled = loaded + SETTLE_SECONDS * 1000;
  await page.waitForFunction((time) => performance.now() > time, settled);
  return {page, traffic, settled, close: () => context.close()};
}

const START_SECONDS = 30;

/** Whether the application starts while the reader does nothing. */
export const startsByItself = (page: Page): Promise<boolean> =>
  page
    .waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true', undefined, {timeout: START_SECONDS * 1000})
    .then(
      () => true,
      () => false,
    );
