import type {Page} from '@playwright/test';
import {expect, hydrated, navbarLink, open, openAsleep, takenOver, test, twoIdlePeriods} from '../page.ts';
import {refuseStorage} from '../refusedStorage.ts';

type Fault = {
  readonly name: string;
  readonly breakStorage: (page: Page) => Promise<unknown>;
  readonly logged: {readonly type: string; readonly text: RegExp} | undefined;
};

/** Ways in which a browser's storage can fail, and what the console says then. */
const faults: readonly Fault[] = [
  {
    name: 'refuses to write',
    breakStorage: (page) =>
      page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      }),
    logged: {type: 'error', text: /storage error, can't set docusaurus\.announcement\.dismiss/},
  },
  {
    name: 'refuses everything',
    breakStorage: (page) => refuseStorage(page, 'localStorage'),
    logged: {type: 'warning', text: /browser storage is not available/},
  },
  {
    name: 'holds garbage',
    breakStorage: (page) =>
      page.addInitScript(() => {
        for (const key of [
          'theme',
          'docusaurus.announcement.id',
          'docusaurus.announcement.dismiss',
          'docs-preferred-version-default',
          'docusaurus.tab.platform',
        ]) {
          localStorage.setItem(key, '\u0000{"不是":undefined}');
        }
      }),
    logged: undefined,
  },
];

for (const {name, breakStorage, logged} of faults) {
  test(`storage that ${name} changes nothing before the application started, and nothing is logged`, async ({page}) => {
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    page.on('dialog', (dialog) => lines.push(dialog.message()));
    await breakStorage(page);
    await openAsleep(page, '/docs/intro');
    await expect(page.getByRole('heading', {level: 1, name: '快速开始'})).toBeVisible();
    await expect(page.locator('.theme-announcement-bar')).toBeVisible();
    await expect(page.locator('html[data-theme="light"]')).toBeAttached();
    await twoIdlePeriods(page);
    expect(lines).toEqual([]);
    await expect(takenOver(page)).toHaveCount(0);
    await page.getByRole('tab', {name: 'Shaka Player'}).first().click();
    await expect(page.getByRole('tab', {name: 'Shaka Player'}).first()).toHaveAttribute('aria-selected', 'true');
  });

  test(`storage that ${name} changes nothing the reader sees, and is at most logged`, async ({page}) => {
    const lines: {type: string; text: string}[] = [];
    page.on('console', (message) => lines.push({type: message.type(), text: message.text()}));
    page.on('dialog', (dialog) => lines.push({type: 'dialog', text: dialog.message()}));
    await breakStorage(page);
    await page.goto('/docs/intro');
    await expect(page.getByRole('heading', {level: 1, name: '快速开始'})).toBeVisible();
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1, name: '快速开始'})).toBeVisible();
    await page.locator('.theme-announcement-bar').getByRole('button', {name: '关闭'}).click();
    await page.getByRole('tab', {name: 'Shaka Player'}).first().click();
    await expect(page.getByRole('tab', {name: 'Shaka Player'}).first()).toHaveAttribute('aria-selected', 'true');
    await navbarLink(page, '计费说明').click();
    await expect(page.getByRole('heading', {level: 1, name: '计费说明'})).toBeVisible();
    if (logged) expect(lines).toContainEqual({type: logged.type, text: expect.stringMatching(logged.text)});
    expect(lines.filter(({text}) => !/storage/i.test(text))).toEqual([]);
  });
}

test('the chosen package manager is remembered across pages and visits', async ({page}) => {
  const chosen = page.getByRole('tablist', {name: '包管理器'}).first().getByRole('tab', {selected: true});
  await open(page, '/docs/hls-sdk/quicestart');
  await expect(chosen).toHaveText('npm');
  await page.getByRole('tab', {name: 'pnpm'}).first().click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('docusaurus.tab.pkg'))).toBe('pnpm');
  await page.getByRole('group', {name: '平台'}).getByRole('link', {name: 'Shaka Player'}).click();
  await expect(page).toHaveURL('/docs/shaka-player-sdk/quicestart');
  await expect(chosen).toHaveText('pnpm');
  await page.reload();
  await expect(chosen).toHaveText('pnpm');
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
