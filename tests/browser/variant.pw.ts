import type {Page} from '@playwright/test';
import {expect, hydrated, lives, open, running, scrollDown, test} from '../page.ts';
import {refuseStorage} from '../refusedStorage.ts';

// The site built with the colour switch and the hiding navbar on: see site/config/chrome.ts.
if (!process.env.VARIANT_URL) throw new Error('There is no site/build-variant: run "npm test -- --only=variant" first.');
test.use({baseURL: process.env.VARIANT_URL});

/** The theme as the page says it, and as its style sheet knows it. */
async function expectTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await expect(page.locator(`html[data-theme="${theme}"]`)).toBeAttached();
  await expect(page.locator('html')).toHaveCSS('color-scheme', theme);
}

for (const [life, visit] of Object.entries(lives)) {
  test.describe(life, () => {
    test('the navbar hides while scrolling down and comes back while scrolling up', async ({page}) => {
      await visit(page, '/docs/faq/Integration');
      await scrollDown(page);
      // The application hides it; the first scroll has started that.
      await running(page);
      await page.mouse.wheel(0, 600);
      await expect(page.locator('.navbar')).not.toBeInViewport();
      await page.mouse.wheel(0, -300);
      await expect(page.locator('.navbar')).toBeInViewport();
    });

    test('with storage refused, the theme follows the system, and nothing is shown', async ({page}) => {
      await refuseStorage(page, 'localStorage', 'sessionStorage');
      await page.emulateMedia({colorScheme: 'dark'});
      await visit(page, '/docs/intro');
      await expectTheme(page, 'dark');
      await expect(page.getByRole('heading', {level: 1, name: '快速开始'})).toBeVisible();
      await expect(page.locator('.theme-announcement-bar')).toBeVisible();
    });

    for (const scheme of ['light', 'dark'] as const) {
      test(`with nothing stored, the theme follows the system: ${scheme}`, async ({page}) => {
        await page.emulateMedia({colorScheme: scheme});
        await visit(page, '/');
        await expectTheme(page, scheme);
      });
    }

    test('the switch stores the choice, which beats the system from then on', async ({page}) => {
      await page.emulateMedia({colorScheme: 'light'});
      await visit(page, '/');
      // Three positions: the system, light, dark.
      const toggle = page.getByRole('button', {name: /浅色|暗黑|切换到|当前为/});
      for (const choice of ['light', 'dark']) {
        await toggle.click();
        await expect(page.locator(`html[data-theme-choice="${choice}"]`)).toBeAttached();
      }
      await expectTheme(page, 'dark');
      await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
      await visit(page, '/docs/intro');
      await expectTheme(page, 'dark');
    });
  });
}

test('in dark mode the close button of the announcement has the colour of its text', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, '/');
  const bar = page.locator('.theme-announcement-bar');
  const colour = await bar.evaluate((element) => getComputedStyle(element).color);
  await expect(bar.getByRole('button')).toHaveCSS('color', colour);
});

for (const [life, visit] of Object.entries(lives)) {
  test(`with nothing stored, the theme follows the system while the page is open: ${life}`, async ({page}) => {
    await page.emulateMedia({colorScheme: 'light'});
    await visit(page, '/');
    await page.emulateMedia({colorScheme: 'dark'});
    await expectTheme(page, 'dark');
  });

  test(`a choice made in one tab reaches every other: ${life}`, async ({page, context}) => {
    await page.emulateMedia({colorScheme: 'light'});
    await open(page, '/');
    const other = await context.newPage();
    await other.emulateMedia({colorScheme: 'light'});
    await visit(other, '/docs/intro');
    await page.evaluate(() => localStorage.setItem('theme', 'dark'));
    await expectTheme(other, 'dark');
    await hydrated(other);
    await expectTheme(other, 'dark');
    await page.evaluate(() => localStorage.removeItem('theme'));
    await expectTheme(other, 'light');
  });
}
