import type {Locator, Page} from '@playwright/test';
import {expect, hydrated, lives, open, running, scrollDown, test} from '../page.ts';
import {refuseStorage} from '../refusedStorage.ts';
import {PHONE} from '../viewports.ts';

// The site built with the colour switch and the hiding navbar on: see site/config/chrome.ts.
if (!process.env.VARIANT_URL) throw new Error('There is no site/build-variant: run "npm test -- --only=variant" first.');
test.use({baseURL: process.env.VARIANT_URL});

/** The theme as the page says it, and as its style sheet knows it. */
async function expectTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await expect(page.locator(`html[data-theme="${theme}"]`)).toBeAttached();
  await expect(page.locator('html')).toHaveCSS('color-scheme', theme);
}

const colourSwitch = (page: Page): Locator => page.getByRole('button', {name: /浅色.*暗黑/});

const expectBrowserBar = (page: Page): Promise<void> =>
  expect(async () => {
    const [bar, surface] = await page.evaluate(() => [
      document.querySelector('meta[name="theme-color"]')!.getAttribute('content'),
      getComputedStyle(document.documentElement).getPropertyValue('--x2-surface'),
    ]);
    expect(bar).toBe(surface);
  }).toPass();

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
      await expect(colourSwitch(page)).toHaveAccessibleName(/当前为跟随系统/);
      for (const [choice, word] of Object.entries({light: '浅色模式', dark: '暗黑模式'})) {
        await colourSwitch(page).press('Enter');
        await expect(page.locator(`html[data-theme-choice="${choice}"]`)).toBeAttached();
        await expect(colourSwitch(page)).toHaveAccessibleName(`切换浅色/暗黑模式（当前为${word}）`);
        await expect(colourSwitch(page)).toHaveAttribute('title', word);
      }
      await expectTheme(page, 'dark');
      await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
      await visit(page, '/docs/intro');
      await expectTheme(page, 'dark');
      await expect(colourSwitch(page)).toHaveAccessibleName(/当前为暗黑模式/);
    });

    test('the bar of the browser has the colour of the page', async ({page}) => {
      await page.emulateMedia({colorScheme: 'dark'});
      await visit(page, '/docs/intro');
      await expectBrowserBar(page);
      await page.emulateMedia({colorScheme: 'light'});
      await expectTheme(page, 'light');
      await expectBrowserBar(page);
    });

    test('a dark page is printed on white, and is dark again afterwards', async ({page}) => {
      await page.emulateMedia({colorScheme: 'dark'});
      await visit(page, '/docs/intro');
      const printed = page.evaluate(
        () =>
          new Promise((resolve) =>
            addEventListener('beforeprint', () => resolve(getComputedStyle(document.documentElement).backgroundColor)),
          ),
      );
      await page.pdf();
      expect(await printed).toBe('rgb(255, 255, 255)');
      await expectTheme(page, 'dark');
    });

    test('on a phone the switch stands in the bar, as large as a fingertip', async ({page}) => {
      await page.setViewportSize(PHONE);
      await page.emulateMedia({colorScheme: 'light'});
      await visit(page, '/docs/intro');
      const {width, height} = (await colourSwitch(page).boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      for (let press = 0; press < 2; press++) await colourSwitch(page).click();
      await expectTheme(page, 'dark');
    });
  });
}

/** How light the background of an element is, from 0 to 1. */
const lightness = (element: Locator): Promise<number> =>
  element.evaluate((node) => {
    const [red, green, blue] = getComputedStyle(node).backgroundColor.match(/\d+/g)!.map(Number);
    return (0.2126 * red! + 0.7152 * green! + 0.0722 * blue!) / 255;
  });

test('in dark mode what is lit, or lies above the page, is lighter than what it stands on', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, '/');
  const marked = page.locator('.theme-code-block mark').first();
  const block = page.locator('.theme-code-block', {has: page.locator('mark')}).first();
  expect(await lightness(marked)).toBeGreaterThan(await lightness(block));
  expect(await lightness(page.locator('.dropdown__menu').first())).toBeGreaterThan(await lightness(page.locator('html')));
});

test('forced colours reach the panels of a dark page', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active', colorScheme: 'light'});
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await open(page, '/');
  const surfaces = await page
    .locator('[data-panel]')
    .evaluateAll((panels) => panels.map((panel) => getComputedStyle(panel).getPropertyValue('--x2-surface')));
  expect(surfaces.length).toBeGreaterThan(0);
  expect(new Set(surfaces)).toEqual(new Set(['Canvas']));
});

test('what sticks below the navbar goes up when it hides', async ({page}) => {
  await page.setViewportSize(PHONE);
  await open(page, '/lab');
  const instrument = page.locator('main [data-panel]').first();
  // As while a run goes on: one that is over does not stay in view.
  await instrument.evaluate((panel) => panel.removeAttribute('data-past'));
  await scrollDown(page);
  await expect(page.locator('.navbar')).not.toBeInViewport();
  await expect.poll(async () => (await instrument.boundingBox())!.y).toBe(4);
  await page.mouse.wheel(0, -100);
  await expect(page.locator('.navbar')).toBeInViewport();
  await expect.poll(async () => (await instrument.boundingBox())!.y).toBeGreaterThanOrEqual(60);
});

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
