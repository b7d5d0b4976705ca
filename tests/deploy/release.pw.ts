import {chmodSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import {openSearch, searchBox} from '../../bench/search/searchBox.ts';
import {KEEP_DAYS, publish} from '../../scripts/deploy/publish.ts';
import {BUILD_DIR} from '../../scripts/siteServer.ts';
import {onConnection, SAVING} from '../connection.ts';
import {category, countLoads, expect, hydrated, navbarLink, open, test as base, touch} from '../page.ts';
import {startNginx, type Nginx} from './devServers.ts';
import {findProgram} from '../programs.ts';
import {CHANGED, secondRelease} from './secondRelease.ts';

// Two releases, published by the documented command's own code into the folder that nginx serves, with a tab open.

type Releases = {readonly server: Nginx; readonly publishSecond: (daysLater: number) => Promise<void>};

const first = process.env.BUILD_DIR ?? BUILD_DIR;
const {path: nginx, missing} = findProgram('nginx');

const test = base.extend<{releases: Releases}, {second: string}>({
  second: [
    async ({}, use) => {
      const folder = secondRelease(first);
      await use(folder);
      rmSync(folder, {recursive: true, force: true});
    },
    {scope: 'worker', timeout: 120_000},
  ],
  releases: async ({second}, use) => {
    test.skip(missing !== undefined, missing);
    const root = mkdtempSync(join(tmpdir(), 'x2-root-'));
    chmodSync(root, 0o755);
    publish(first, root);
    const server = await startNginx({path: nginx!, root});
    const publishSecond = async (daysLater: number): Promise<void> => {
      publish(second, root, Date.now() + 1000);
      if (daysLater > 0) publish(second, root, Date.now() + daysLater * 86_400_000);
      // Right after publishing, as the guide says.
      await server.reload();
    };
    await use({server, publishSecond});
    await server.stop();
    rmSync(root, {recursive: true, force: true});
  },
  baseURL: async ({releases}, use) => use(releases.server.url),
});

const priceLink = (page: Page) => navbarLink(page, CHANGED.from);
const heading = (page: Page, name: string) => page.getByRole('heading', {level: 1, name, exact: true});

test.use({allowErrors: true});

test('within a week of a release, a tab of the old one goes from page to page and searches', async ({page, releases}) => {
  await onConnection(page, SAVING);
  await open(page, '/docs/intro');
  const loads = countLoads(page);
  await releases.publishSecond(KEEP_DAYS - 1);
  await priceLink(page).click();
  await expect(heading(page, CHANGED.from)).toBeVisible();
  await openSearch(page);
  await searchBox(page).input.fill('鉴权');
  await expect(searchBox(page).options.first()).toBeVisible();
  expect(loads(), 'documents loaded').toBe(0);
});

test('after that week, the old tab loads the new release, once, and goes on with it', async ({page, releases}) => {
  await onConnection(page, SAVING);
  await open(page, '/docs/intro');
  const loads = countLoads(page);
  await releases.publishSecond(KEEP_DAYS + 1);
  await priceLink(page).click();
  await expect(heading(page, CHANGED.to)).toBeVisible();
  await hydrated(page);
  expect(loads(), 'documents loaded').toBe(1);
  await page.locator('.menu').getByRole('link', {name: '接入流程'}).click();
  await expect(heading(page, '接入流程')).toBeVisible();
  expect(loads(), 'documents loaded').toBe(1);
});

test('a tab whose application had not started starts the old release while its files are kept, else loads the new one, once', async ({
  page,
  context,
  releases,
}) => {
  await onConnection(context, SAVING);
  const early = page;
  await early.goto('/docs/intro');
  const late = await context.newPage();
  await late.goto('/docs/intro');
  const loads = [countLoads(early), countLoads(late)] as const;
  await releases.publishSecond(KEEP_DAYS - 1);
  await category(early).press('Enter');
  await expect(category(early)).toHaveAttribute('aria-expanded', 'true');
  await releases.publishSecond(KEEP_DAYS + 1);
  // As in a browser whose cache holds nothing of the old release.
  const client = await context.newCDPSession(late);
  await client.send('Network.clearBrowserCache');
  await Promise.all([late.waitForEvent('load'), category(late).press('Enter')]);
  await expect(priceLink(late).filter({hasText: CHANGED.to})).toBeVisible();
  await touch(late);
  await category(late).press('Enter');
  await expect(category(late)).toHaveAttribute('aria-expanded', 'true');
  expect([loads[0](), loads[1]()], 'documents loaded').toEqual([0, 1]);
});
