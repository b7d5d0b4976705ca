import {expect, hydrated, open, test} from './page.ts';

// The site built with the colour switch and the hiding navbar on: see site/config/site.ts.
test.use({baseURL: process.env.VARIANT_URL});

const theme = (name: string) => `html[data-theme="${name}"]`;

test('the navbar hides while scrolling down and comes back while scrolling up', async ({page}) => {
  await open(page, '/docs/faq/Integration');
  for (const top of [600, 1200]) {
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
  }
  await expect(page.locator('.navbar')).not.toBeInViewport();
  await page.mouse.wheel(0, -300);
  await expect(page.locator('.navbar')).toBeInViewport();
});

test.describe('with nothing stored', () => {
  for (const scheme of ['light', 'dark'] as const) {
    test(`the theme follows the system: ${scheme}`, async ({page}) => {
      await page.emulateMedia({colorScheme: scheme});
      await open(page, '/');
      await expect(page.locator(theme(scheme))).toBeAttached();
    });
  }

  test('the theme follows the system while the page is open', async ({page}) => {
    await page.emulateMedia({colorScheme: 'light'});
    await open(page, '/');
    await page.emulateMedia({colorScheme: 'dark'});
    await expect(page.locator(theme('dark'))).toBeAttached();
  });
});

test('the switch stores the choice and every tab follows', async ({page, context}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await open(page, '/');
  const other = await context.newPage();
  await other.emulateMedia({colorScheme: 'light'});
  await open(other, '/docs/intro');
  const toggle = page.getByRole('button', {name: /浅色|暗黑|切换/});
  await expect(async () => {
    await toggle.click();
    await expect(page.locator(theme('dark'))).toBeAttached({timeout: 500});
  }).toPass();
  await expect(other.locator(theme('dark'))).toBeAttached();
  await page.reload();
  await hydrated(page);
  await expect(page.locator(theme('dark'))).toBeAttached();
});
