import {expect, open, test} from './page.ts';

/** Ways in which a browser's storage can fail. */
const broken: Record<string, () => void> = {
  'refuses to write': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  'refuses everything': () => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  },
  'holds garbage': () => {
    for (const key of ['theme', 'docusaurus.announcement.id', 'docusaurus.announcement.dismiss', 'docs-preferred-version-default', 'docusaurus.tab.platform']) {
      localStorage.setItem(key, '\u0000{"不是":undefined}');
    }
  },
};

for (const [name, script] of Object.entries(broken)) {
  test(`storage that ${name} changes nothing the reader sees`, async ({page}) => {
    await page.addInitScript(script);
    await open(page, '/docs/intro');
    await expect(page.getByRole('heading', {level: 1, name: '快速开始'})).toBeVisible();
    await page.locator('.theme-announcement-bar').getByRole('button', {name: '关闭'}).click();
    await page.getByRole('tab', {name: 'Shaka Player'}).first().click();
    await expect(page.getByRole('tab', {name: 'Shaka Player'}).first()).toHaveAttribute('aria-selected', 'true');
    await page.locator('.navbar').getByRole('link', {name: '计费说明'}).click();
    await expect(page.getByRole('heading', {level: 1, name: '计费说明'})).toBeVisible();
  });
}

test('the chosen platform is remembered across pages and visits', async ({page}) => {
  await open(page, '/docs/intro');
  await page.getByRole('tab', {name: 'iOS'}).first().click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('docusaurus.tab.platform'))).toBe('ios');
  await page.reload();
  await expect(page.getByRole('tab', {name: 'iOS'}).first()).toHaveAttribute('aria-selected', 'true');
});

test('a preferred version of the docs is kept per plugin, and an unknown one is forgotten', async ({page}) => {
  await page.addInitScript(() => {
    localStorage.setItem('docs-preferred-version-default', 'current');
    localStorage.setItem('docs-preferred-version-api', 'no-such-version');
  });
  await open(page, '/docs/intro');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('docs-preferred-version-api'))).toBeNull();
  expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe('current');
});
