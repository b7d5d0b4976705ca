import type {Browser} from '@playwright/test';
import {tsxHelper} from '../tsxHelper.ts';
import {installPageTimes} from './pageTimes.ts';
import {throttle} from './throttle.ts';
import {watchTraffic} from './watchTraffic.ts';

/** When the bytes of a reader who does nothing are read, after the load event. */
export const SECONDS = [5, 15, 30, 60] as const;
const SETTLE_SECONDS = SECONDS[0];

export const DESKTOP = {width: 1366, height: 900};
export const PHONE = {width: 390, height: 844};

/** A page in a fresh profile on a poor device, some seconds after its load event. */
export async function openPage(
  browser: Browser,
  url: string,
  {phone = false, seconds = SETTLE_SECONDS}: {phone?: boolean; seconds?: number} = {},
) {
  const context = await browser.newContext({locale: 'zh-CN', viewport: phone ? PHONE : DESKTOP});
  await context.addInitScript(tsxHelper);
  await context.addInitScript(installPageTimes);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const traffic = await watchTraffic(devtools);
  await throttle(devtools);
  await page.goto(url, {waitUntil: 'load', timeout: 120_000});
  const loaded = await page.evaluate(() => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart);
  const settled = loaded + seconds * 1000;
  await page.waitForFunction((time) => performance.now() > time, settled, {timeout: (seconds + 30) * 1000});
  return {page, traffic, settled, close: () => context.close()};
}
