import type {Page} from '@playwright/test';
import {expect, firstFrame, open, phoneMenu, test, touch} from '../page.ts';
import {PHONE} from '../viewports.ts';
import {testInOneTab} from './oneTab.ts';
import {openKind, pageKinds} from './pageKinds.ts';

/** Presses Tab until a matching element has the focus, at most `most` times, which is more than a reader would. */
async function tabTo(page: Page, selector: string, most = 80): Promise<void> {
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
  }
  throw new Error(`${selector} has no focus after ${most} times Tab`);
}

type Focus = {
  /** What is wrong with the focused element: out of sight, covered by the navbar, or without a focus mark. */
  readonly fault?: string;
  /** The focus is on the last link of the footer. */
  readonly isAtEnd: boolean;
  /** How many different elements have had the focus so far. */
  readonly stops: number;
};

function lookAtFocus(page: Page): Promise<Focus> {
  return page.evaluate(() => {
    const faultOf = (element: Element): string | undefined => {
      if (element === document.body) return undefined;
      const name = `${element.tagName.toLowerCase()} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)} ${element.getAttribute('href') ?? ''}`;
      // A radio button is drawn by its label; the reader sees the label.
      const seen = element.matches('input[type=radio], input[type=checkbox]') ? (element.closest('label') ?? element) : element;
      const {left, right, top, bottom} = seen.getBoundingClientRect();
      if (right <= 0 || bottom <= 0 || left >= innerWidth || top >= innerHeight) return `${name}: out of sight`;
      const y = Math.min(Math.max((top + bottom) / 2, 1), innerHeight - 1);
      const above = document.elementFromPoint(Math.min(Math.max((left + right) / 2, 1), innerWidth - 1), y);
      if (above?.closest('.navbar') && !element.closest('.navbar')) return `${name}: below the navbar`;
      const isMarked = [element, seen].some((one) => {
        const {outlineStyle, outlineWidth} = getComputedStyle(one);
        return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1;
      });
      return isMarked || element.tagName === 'IFRAME' ? undefined : `${name}: no mark of focus`;
    };
    const element = document.activeElement ?? document.body;
    const visited = ((window as {visited?: Set<Element>}).visited ??= new Set());
    visited.add(element);
    return {fault: faultOf(element), isAtEnd: element === [...document.querySelectorAll('.footer a')].at(-1), stops: visited.size};
  });
}

for (const path of pageKinds) {
  testInOneTab(`${path}: wherever Tab leads, the focus is seen, and nothing traps it`, async ({page}) => {
    // Whole: results that come later would push what has the focus out of sight.
    await openKind(page, path);
    const seen: Focus[] = [];
    while (seen.length < 60 && !seen.at(-1)?.isAtEnd) {
      await page.keyboard.press('Tab');
      seen.push(await lookAtFocus(page));
    }
    const {stops} = seen.at(-1)!;
    expect(stops, `different stops of ${seen.length}`).toBeGreaterThan(seen.length * 0.9);
    expect(stops).toBeGreaterThan(5);
    // On long pages the loop stops in the middle; Shift+Tab from there must find no fault either.
    await page.keyboard.press('Shift+Tab');
    seen.push(await lookAtFocus(page));
    expect(new Set(seen.flatMap(({fault}) => fault ?? []))).toEqual(new Set());
  });
}

test('the keyboard leads from the skip link into the content and on to another page', async ({page}) => {
  await open(page, '/docs/intro');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, 'main article a[href^="/"]:not([href*="#"])', 60);
  const href = await page.evaluate(() => document.activeElement!.getAttribute('href'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${href}$`));
});

test('the phone menu: opened, walked through and a link followed with the keyboard', async ({page}) => {
  await page.setViewportSize(PHONE);
  await open(page, '/');
  await tabTo(page, '.navbar__toggle', 5);
  await page.keyboard.press('Enter');
  await expect(phoneMenu(page)).toBeVisible();
  await tabTo(page, '.drawer a[href="/docs/price"]', 30);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/price');
  await expect(phoneMenu(page)).toHaveCount(0);
});

test('tabs: arrows, Home and End move, Enter and Space choose, and only the chosen one is a stop', async ({page}) => {
  await open(page, '/docs/hls-sdk/quicestart');
  const chosen = page.getByRole('tab', {selected: true}).first();
  await tabTo(page, '[role=tab]');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(chosen).toHaveText('pnpm');
  await page.keyboard.press('End');
  await page.keyboard.press(' ');
  await expect(chosen).toHaveText('script 标签');
  await page.keyboard.press('Home');
  await page.keyboard.press(' ');
  await expect(chosen).toHaveText('npm');
  await expect(page.getByRole('tablist', {name: '包管理器'}).first()).toBeVisible();
  await expect(page.getByRole('tabpanel', {name: 'npm', exact: true}).first()).toBeVisible();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement!.getAttribute('role'))).not.toBe('tab');
});

test('what has the focus keeps it when the application starts', async ({page}) => {
  await page.goto('/docs/hls-sdk/quicestart');
  await firstFrame(page);
  const tab = page.getByRole('tab', {selected: true}).first();
  await tab.focus();
  await touch(page);
  await expect
    .poll(() => page.evaluate(() => Object.keys(document.querySelector('[role=tab]')!).some((key) => key.startsWith('__react'))))
    .toBe(true);
  await expect(tab).toBeFocused();
});

test('after navigation, screen readers are told the title of the new page', async ({page}) => {
  await open(page, '/docs/intro');
  await page.locator('.navbar').getByRole('link', {name: '计费说明'}).click();
  // The address changes before the title.
  await expect(page).toHaveTitle(/^计费说明/);
  await expect(page.getByRole('status').filter({hasText: await page.title()})).toHaveCount(1);
});

test('Tab comes to the sidebar before the text, as the eye does, though it follows the text in the document', async ({page}) => {
  await open(page, '/docs/intro');
  expect(await page.locator('main ~ aside').count()).toBe(1);
  await tabTo(page, 'main *, aside *');
  expect(await page.evaluate(() => document.activeElement!.closest('main, aside')!.tagName)).toBe('ASIDE');
});

test('a category of the sidebar opens and closes', async ({page}) => {
  await open(page, '/docs/intro');
  await tabTo(page, '.theme-doc-sidebar-menu [aria-expanded]');
  const state = () => page.evaluate(() => document.activeElement!.getAttribute('aria-expanded'));
  const before = await state();
  await page.keyboard.press('Enter');
  await expect.poll(state).not.toBe(before);
});

test('a tool: the keyboard changes a value and asks for the answer', async ({page}) => {
  await open(page, '/tools/cost?seed=7');
  await tabTo(page, 'main input[type=radio]:checked');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/billing=/);
  for (let presses = 0; presses < 40 && !(await page.evaluate(() => document.activeElement?.textContent === '计算范围')); presses++)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-simulation="done"]')).toBeVisible({timeout: 30_000});
});
