import type {Browser} from '@playwright/test';
import {openPage} from './openPage.ts';
import type {PageTimes} from './pageTimes.ts';
import {pressLink} from './press.ts';

export interface Load {
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  shift: number;
  nextPage: number;
}

/** A reader who does nothing for five seconds, then goes to the next page. */
export async function measureLoad(browser: Browser, url: string): Promise<Load> {
  const {page, settled, close} = await openPage(browser, url);
  const {times, firstPaint} = await page.evaluate(() => ({
    times: (globalThis as unknown as {pageTimes: PageTimes}).pageTimes,
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
  }));
  const load = {
    firstPaint,
    largestPaint: times.largestPaint,
    blocking: blockingTime(times.longTasks, firstPaint, settled),
    shift: largestShiftWindow(times.shifts.filter(({start}) => start < settled)),
    nextPage: await pressLink(page, 'a.pagination-nav__link--next'),
  };
  await close();
  return load;
}

export const blockingTime = (tasks: PageTimes['longTasks'], from: number, to: number): number =>
  tasks
    .filter(({start, duration}) => start + duration > from && start < to)
    .reduce((sum, {start, duration}) => sum + Math.max(0, Math.min(duration, start + duration - from) - 50), 0);

/** Cumulative layout shift as browsers report it: the largest burst with gaps below 1 s and no longer than 5 s. */
function largestShiftWindow(shifts: PageTimes['shifts']): number {
  let largest = 0;
  let current = 0;
  let first = -Infinity;
  let last = -Infinity;
  for (const {start, value} of shifts) {
    const goesOn = start - last < 1000 && start - first < 5000;
    current = goesOn ? current + value : value;
    if (!goesOn) first = start;
    last = start;
    largest = Math.max(largest, current);
  }
  return largest;
}
