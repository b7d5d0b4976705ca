import type {Browser, Page} from '@playwright/test';
import {DESKTOP, PHONE} from '../pages/openPage.ts';
import {installPageTimes} from '../pages/pageTimes.ts';
import {press} from '../pages/press.ts';
import {CPU_RATE} from '../pages/throttle.ts';
import {tsxHelper} from '../tsxHelper.ts';
import {slowLine} from './slowLine.ts';

export type Device = 'phone' | 'desktop';

export interface Taken {
  /** From each press to the frame that shows the next page, in ms. */
  readonly waits: readonly number[];
  /** All that was received, what was fetched ahead included. */
  readonly bytes: number;
}

/** Nobody follows a link before having read a little. */
const READING_MS = 2000;

/** A link that its reader sees: in the text or at the foot, to the page or to a part of it. */
async function linkTo(page: Page, route: string) {
  const links = page.locator('main a[href]:visible');
  const at = await links.evaluateAll(
    (all, to) => all.findIndex((link) => decodeURI(new URL((link as HTMLAnchorElement).href).pathname) === to),
    route,
  );
  if (at < 0) throw new Error(`${page.url()} has no link to ${route}`);
  return links.nth(at);
}

/** One reader with an empty cache, from the first page to the last. `titles` are the first headings of the pages. */
export async function takeJourney(
  browser: Browser,
  {server, pages, titles, device}: {server: URL; pages: readonly string[]; titles: readonly string[]; device: Device},
): Promise<Taken> {
  const line = await slowLine(server);
  const isPhone = device === 'phone';
  const context = await browser.newContext({
    locale: 'zh-CN',
    viewport: isPhone ? PHONE : DESKTOP,
    hasTouch: isPhone,
    isMobile: isPhone,
  });
  try {
    await context.addInitScript(tsxHelper);
    await context.addInitScript(installPageTimes);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', {rate: CPU_RATE});
    await page.goto(line.origin + pages[0]!, {waitUntil: 'load', timeout: 120_000});
    const waits: number[] = [];
    for (const [index, route] of pages.entries()) {
      if (index === 0) continue;
      await page.waitForTimeout(READING_MS);
      waits.push(await press(page, await linkTo(page, route), {selector: 'h1', text: titles[index]!}, isPhone));
    }
    await page.waitForTimeout(READING_MS);
    return {waits, bytes: line.received()};
  } finally {
    await context.close();
    await line.close();
  }
}
