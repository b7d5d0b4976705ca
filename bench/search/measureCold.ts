import type {Browser} from '@playwright/test';
import {percentile} from '../percentile.ts';
import type {ThrottledServer} from '../throttledServer.ts';
import {openPage, slowCpu, type Start} from './openPage.ts';

export interface ColdQuery {
  query: string;
  /** Pages of which the first result must be one. */
  right: string[];
}

const SLOW_4G = {delay: 150, kilobitsPerSecond: 1600};
const SLOW_CPU = 4;

/** From the first key to the first right result on a slow phone, nothing of the search in any cache; click and key at once. */
export async function measureCold(browser: Browser, server: ThrottledServer, queries: readonly ColdQuery[], start: Start): Promise<string> {
  const times: number[] = [];
  for (const {query, right} of queries) {
    server.slowDown(undefined);
    const page = await openPage(browser, `${server.origin}/docs/about`, start);
    await slowCpu(page, SLOW_CPU);
    server.slowDown(SLOW_4G);
    await page.locator('.navbar form[role=search] input').click();
    const since = Date.now();
    // Keys go wherever the focus is: into the navbar's box until the dialog is there.
    const typing = page.keyboard.type(query);
    await page.waitForFunction(
      (pages) => pages.includes(document.querySelector<HTMLAnchorElement>('[role=dialog] [role=option]')?.pathname.slice(1) ?? ''),
      right,
      {polling: 'raf'},
    );
    times.push(Date.now() - since);
    await typing;
    await page.context().close();
  }
  server.slowDown(undefined);
  const on = start === 'awake' ? 'page already in use' : 'page never touched before';
  return `cold, CPU ÷ ${SLOW_CPU}, 1.6 Mbit/s, 150 ms, ${on}: first key to first right result: median ${percentile(times, 0.5)} ms, worst ${Math.max(...times)} ms (goal 800)`;
}
