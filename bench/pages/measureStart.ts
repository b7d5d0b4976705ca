import type {Browser} from '@playwright/test';
import {openPage, startsByItself} from './openPage.ts';
import type {PageTimes} from './pageTimes.ts';
import {pressMenu, pressTab} from './press.ts';

export interface Start {
  scripts: number;
  longestTask: number;
  menuAsleep: number;
  menuAwake: number;
  tabAsleep: number;
  tabAwake: number;
}

/** A reader who does nothing until the application has started, and the first thing they press before and after it. */
export async function measureStart(browser: Browser, url: string): Promise<Start> {
  const phone = await openPage(browser, url, {phone: true});
  const menuAsleep = await pressMenu(phone.page);
  await phone.close();

  const desktop = await openPage(browser, url);
  const tabAsleep = await pressTab(desktop.page);
  await desktop.close();

  const idle = await openPage(browser, url, {phone: true});
  const started = await startsByItself(idle.page);
  const tasks = await idle.page.evaluate(() => (globalThis as unknown as {pageTimes: PageTimes}).pageTimes.longTasks);
  const longestTask = Math.max(0, ...tasks.filter(({start}) => start > idle.settled).map(({duration}) => duration));
  const scripts = idle.traffic.bytesUntil(Infinity).js;
  const menuAwake = started ? await pressMenu(idle.page) : NaN;
  await idle.close();

  const tabs = await openPage(browser, url);
  const tabAwake = Number.isNaN(tabAsleep) || !(await startsByItself(tabs.page)) ? NaN : await pressTab(tabs.page);
  await tabs.close();
  return {scripts: started ? scripts : NaN, longestTask: started ? longestTask : NaN, menuAsleep, menuAwake, tabAsleep, tabAwake};
}
