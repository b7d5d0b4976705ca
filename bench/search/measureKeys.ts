import type {Browser} from '@playwright/test';
import {percentile} from '../percentile.ts';
import {openPage, slowCpu} from './openPage.ts';
import {ask, openSearch, searchBox} from './searchBox.ts';

const SLOW_CPU = 4;
const TYPED = [
  '直播延迟怎么降低',
  'applyDynamicConfig',
  'aplyDynamicConfig',
  '分享率只有 20% 怎么提高',
  'nginx secure link 每人不同 token',
  'jianquanshibai',
  '微信 UC QQ 360 浏览器播不了',
];

/** Time per key once everything is loaded. */
export async function measureKeys(browser: Browser, origin: string): Promise<string> {
  const page = await openPage(browser, `${origin}/docs/about`);
  await openSearch(page);
  await ask(page, '鉴权');
  await slowCpu(page, SLOW_CPU);
  const noted = () =>
    page.evaluate(() => {
      const {workerTimes, longTasks} = globalThis as unknown as {workerTimes: number[]; longTasks: number[]};
      return {worker: workerTimes.splice(0), long: longTasks.splice(0)};
    });
  await noted();
  for (const query of TYPED) {
    await searchBox(page).input.fill('');
    await searchBox(page).input.pressSequentially(query, {delay: 60});
  }
  await page.waitForTimeout(500);
  const {worker, long} = await noted();
  await page.context().close();
  const p95 = percentile(worker, 0.95);
  // Chromium slows the page's thread, not its workers: the worker's time is multiplied instead.
  return `per key, ${worker.length} keys: worker p50 ${percentile(worker, 0.5).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, × ${SLOW_CPU} = ${(p95 * SLOW_CPU).toFixed(1)} ms (goal 16); main-thread tasks over 50 ms at CPU ÷ ${SLOW_CPU}: ${long.length}${long.length ? ` (${long.map(Math.round).join(', ')} ms)` : ''} (goal 0)`;
}
