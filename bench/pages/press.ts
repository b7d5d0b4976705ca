import type {Locator, Page} from '@playwright/test';
import {firstHeading} from '../firstHeading.ts';

export const HOVER_MS = 100;

interface Result {
  selector: string;
  text?: string;
}

/** Milliseconds from the press to the frame that shows its result; a pointer rests on the control first, as a hand does. */
async function press(page: Page, control: Locator, {selector, text}: Result, byFinger = false): Promise<number> {
  const [x, y] = await control.evaluate(bringToHand);
  await page.evaluate(([what, words]) => (globalThis as unknown as {timePress(...args: unknown[]): void}).timePress(what, words), [
    selector,
    text,
  ] as const);
  if (byFinger) await page.touchscreen.tap(x, y);
  else {
    await page.mouse.move(x, y);
    await page.waitForTimeout(HOVER_MS);
    await page.mouse.down();
    await page.mouse.up();
  }
  const times = await page.waitForFunction(() => {
    const {start, end} = JSON.parse(sessionStorage.getItem('press') ?? '{}') as {start?: number; end?: number};
    return start !== undefined && end !== undefined && {start, end};
  });
  const {start, end} = (await times.jsonValue()) as {start: number; end: number};
  return end - start;
}

/**
 * In the page: scrolls a control to the middle, as what sticks to the top would cover it elsewhere, until it rests there, since blocks that
 * are laid out only near the window move it. Gives the point to press.
 */
export async function bringToHand(control: Element): Promise<[x: number, y: number]> {
  let before: number;
  do {
    control.scrollIntoView({block: 'center', behavior: 'instant'});
    before = control.getBoundingClientRect().top;
    // The first frame finds what has come near, the second lays it out, and the third is asked.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  } while (control.getBoundingClientRect().top !== before);
  // A link that is broken over two lines has an empty middle.
  const {left, top, width, height} = control.getClientRects()[0] ?? control.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  if (!hit || !control.contains(hit)) throw new Error(`${location.href}: what to press is covered by ${hit?.outerHTML.slice(0, 100)}`);
  return [x, y];
}

/** NaN where the page has no such link. */
export async function pressLink(page: Page, selector: string): Promise<number> {
  const link = page.locator(selector).first();
  if ((await link.count()) === 0) return NaN;
  const title = await firstHeading(new URL((await link.getAttribute('href'))!, page.url()));
  return press(page, link, {selector: 'h1', text: title});
}

export const pressMenu = (page: Page): Promise<number> =>
  press(page, page.locator('button.navbar__toggle:visible'), {selector: '.drawer:popover-open'});

/** NaN where the page has no code. */
export async function pressCopy(page: Page): Promise<number> {
  const button = page.locator('.theme-code-block button:visible').first();
  return (await button.count()) === 0 ? NaN : press(page, button, {selector: '.theme-code-block button', text: '复制成功'});
}

export const pressSearch = (page: Page): Promise<number> =>
  press(page, page.locator('.navbar [data-search-box] input'), {selector: '[data-search-frame] input'});

/** NaN where the page has no tabs. */
export async function pressTab(page: Page): Promise<number> {
  const tab = page.locator('[role=tab][aria-selected=false]').first();
  if ((await tab.count()) === 0) return NaN;
  const text = (await tab.textContent())!.trim();
  return press(page, tab, {selector: '[role=tab][aria-selected=true]', text});
}
