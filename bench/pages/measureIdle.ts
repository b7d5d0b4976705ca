import type {Browser} from '@playwright/test';
import {blockingTime} from './measureLoad.ts';
import {openPage, SECONDS} from './openPage.ts';
import type {PageTimes} from './pageTimes.ts';
import {KINDS, type Bytes} from './watchTraffic.ts';

export interface Idle {
  /** KiB on the wire until the load event, and until so many seconds after it. */
  readonly kib: readonly number[];
  /** Total blocking time until then, in ms. */
  readonly blocking: number;
}

const kib = (bytes: Bytes) => KINDS.reduce((sum, kind) => sum + bytes[kind], 0) / 1024;

/** A reader who opens a page and does nothing for a minute. */
export async function measureIdle(browser: Browser, url: string, phone: boolean): Promise<Idle> {
  const {page, traffic, settled, close} = await openPage(browser, url, {phone, seconds: SECONDS.at(-1)!});
  const {longTasks, firstPaint} = await page.evaluate(() => ({
    longTasks: (globalThis as unknown as {pageTimes: PageTimes}).pageTimes.longTasks,
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
  }));
  await close();
  return {kib: [0, ...SECONDS].map((seconds) => kib(traffic.bytesUntil(seconds))), blocking: blockingTime(longTasks, firstPaint, settled)};
}
