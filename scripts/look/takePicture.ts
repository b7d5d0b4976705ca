import type {Browser} from '@playwright/test';
import {tsxHelper} from '../../bench/tsxHelper.ts';
import type {View} from './views.ts';

/**
 * What a reader with a fresh profile sees of a view, from where the way to its state has left the page, and the screen below, unless an
 * overlay covers it.
 */
export async function takePicture(browser: Browser, origin: string, {path, state, window}: View): Promise<Buffer> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: {width: window.width, height: window.height},
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
  });
  try {
    await context.addInitScript(tsxHelper);
    const page = await context.newPage();
    await state.reach(page, path);
    const top = await page.evaluate(settledTop);
    const screens = state.isOverlay ? 1 : 2;
    return await page.screenshot({
      fullPage: true,
      clip: {x: 0, y: top, width: window.width, height: window.height * screens},
      animations: 'disabled',
    });
  } finally {
    await context.close();
  }
}

/** Runs in the page: how far it is scrolled, once nothing has moved it for half a second. */
async function settledTop(): Promise<number> {
  await document.fonts.ready;
  let top = scrollY;
  for (let quiet = 0; quiet < 30; quiet++) {
    await new Promise(requestAnimationFrame);
    if (scrollY !== top) [top, quiet] = [scrollY, 0];
  }
  return top;
}
