import type {Browser, Page} from '@playwright/test';
import {tsxHelper} from '../tsxHelper.ts';

/** Whether the application runs already when the reader turns to the search, or starts with it. */
export type Start = 'awake' | 'asleep';

/** A page of the site in a fresh profile, with the worker's own times and the long tasks noted. */
export async function openPage(browser: Browser, url: string, start: Start = 'awake'): Promise<Page> {
  const context = await browser.newContext({locale: 'zh-CN', viewport: {width: 1280, height: 900}});
  await context.addInitScript(tsxHelper);
  const page = await context.newPage();
  await page.addInitScript(() => {
    const workerTimes: number[] = [];
    const longTasks: number[] = [];
    Object.assign(globalThis, {workerTimes, longTasks});
    new PerformanceObserver((list) => longTasks.push(...list.getEntries().map(({duration}) => duration))).observe({type: 'longtask'});
    globalThis.Worker = class extends Worker {
      constructor(script: string | URL, options?: WorkerOptions) {
        super(script, options);
        this.addEventListener(
          'message',
          ({data}: MessageEvent<{answer?: {took: number}}>) => data.answer && workerTimes.push(data.answer.took),
        );
      }
    };
  });
  await page.goto(url, {waitUntil: 'networkidle'});
  if (start === 'awake') {
    await page.locator('.navbar button').first().dispatchEvent('pointerover');
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    await page.waitForLoadState('networkidle');
  }
  return page;
}

export const slowCpu = async (page: Page, rate: number): Promise<void> => {
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', {rate});
};
