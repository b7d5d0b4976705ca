import {readFileSync, writeFileSync} from 'node:fs';
import {pathToFileURL} from 'node:url';
import type {Page, TestInfo} from '@playwright/test';
import {serve} from '@x2p2p/test-tools/loopback';
import {searchBox} from '../../bench/search/searchBox.ts';
import {BUILD_DIR} from '../../scripts/siteServer.ts';
import {watchClipboard} from '../clipboard.ts';
import {expect, firstFrame, languageMenu, category, open, takenOver, test} from '../page.ts';

// A copy of a page stands where the site never put it: on a disk, in an archive, behind the path of a proxy. It stays the page it is.

const QUICK_START = '/docs/intro';

/** What a reader does that the application would answer: nothing of it may take the text away. */
async function touchAll(page: Page): Promise<void> {
  await firstFrame(page);
  await languageMenu(page).press('Enter');
  if ((await category(page).count()) > 0) await category(page).click();
  await page.keyboard.press('/');
  // On a disk nothing can be searched.
  if (page.url().startsWith('http')) await expect(searchBox(page).input).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(searchBox(page).dialog).toHaveCount(0);
  await page.mouse.wheel(0, 2000);
}

async function expectWhole(page: Page, title: string): Promise<void> {
  const heading = page.getByRole('heading', {level: 1});
  await expect(heading).toHaveText(title);
  const text = await page.locator('main').textContent();
  await touchAll(page);
  await expect(heading).toHaveText(title);
  expect(await page.locator('main').textContent()).toBe(text);
  await expect(takenOver(page)).toHaveCount(0);
  await expect(page.locator('[aria-busy]'), 'nothing waits for what does not come').toHaveCount(0);
  await expect(page.locator('#__docusaurus-base-url-issue-banner')).toHaveCount(0);
}

/** Every panel can be reached by its tab: shown with one list of each group, as the lists of a group change together. */
async function expectTabsWork(page: Page): Promise<void> {
  const groups = await page
    .locator('main [role=tablist]')
    .evaluateAll((lists) => [...new Set(lists.map((list) => list.getAttribute('data-group')))]);
  expect(groups.length).toBeGreaterThan(1);
  for (const group of groups) {
    const list = page.locator(`main [data-group="${group}"]`).filter({visible: true}).first();
    for (const name of await list.getByRole('tab').allTextContents()) {
      await list.getByRole('tab', {name, exact: true}).click();
      const shown = list.locator('xpath=following-sibling::*[1]').locator(':scope > [role=tabpanel]').filter({visible: true});
      await expect(shown).toHaveCount(1);
      await expect(shown).toHaveAttribute('aria-label', name);
    }
  }
}

/** Puts a file beside the test's other results, and gives its address. */
function saved(info: TestInfo, name: string, content: string): string {
  const path = info.outputPath(name);
  writeFileSync(path, content);
  return pathToFileURL(path).href;
}

test('the HTML of a page, opened from a disk, is that page, and its tabs work', async ({page}, info) => {
  await page.goto(saved(info, 'quick start.html', readFileSync(`${BUILD_DIR}${QUICK_START}.html`, 'utf8')));
  await expectTabsWork(page);
  await expectWhole(page, '快速开始');
});

test('the HTML of the home page, opened from a disk, says nothing about a wrong base address', async ({page}, info) => {
  await page.goto(saved(info, 'index.html', readFileSync(`${BUILD_DIR}/index.html`, 'utf8')));
  await expectWhole(page, (await page.getByRole('heading', {level: 1}).textContent())!);
});

for (const path of [QUICK_START, '/']) {
  test(`${path}, saved as the application had drawn it, with its files, is that page`, async ({page}, info) => {
    await open(page, path);
    const title = (await page.getByRole('heading', {level: 1}).textContent())!;
    const html = await page.evaluate(() => document.documentElement.outerHTML);
    expect(html, 'scripts of the application are among what is saved').toMatch(/<script src="\/assets\/js\/main/);
    await page.goto(
      saved(
        info,
        'saved.html',
        `<!doctype html>${html.replaceAll(/(src|href)="\/assets\//g, `$1="${pathToFileURL(BUILD_DIR).href}/assets/`)}`,
      ),
    );
    await page.waitForLoadState('load');
    if (path !== '/') await expectTabsWork(page);
    await expectWhole(page, title);
  });
}

test.describe('where inline scripts are blocked', () => {
  // The browser says so.
  test.use({allowErrors: true});

  test('the panels of all tabs are shown', async ({page}) => {
    const html = readFileSync(`${BUILD_DIR}${QUICK_START}.html`, 'utf8');
    const host = await serve(
      (_, response) =>
        void response.writeHead(200, {'content-type': 'text/html', 'content-security-policy': "script-src 'none'"}).end(html),
    );
    await page.goto(`${host.url}${QUICK_START}`);
    const panels = page.locator('main [role=tabpanel]');
    expect(await panels.count()).toBeGreaterThan(5);
    await expect(panels.filter({visible: false})).toHaveCount(0);
    await host.close();
  });
});

test.describe('behind the path of a proxy', () => {
  const PREFIX = '/web/2026/https://www.x2p2p.example';

  for (const path of [QUICK_START, '/', '/blog', '/lab', '/tools/cost']) {
    test(`${path} stays the page it is`, async ({page, baseURL}) => {
      const proxy = await serve(async (request, response) => {
        const asked = request.url!;
        const answer = await fetch(baseURL! + (asked.startsWith(PREFIX) ? asked.slice(PREFIX.length) : asked));
        const type = answer.headers.get('content-type') ?? '';
        const body = Buffer.from(await answer.arrayBuffer());
        const isPage = type.includes('html');
        response
          .writeHead(answer.status, {'content-type': type})
          .end(isPage ? body.toString().replaceAll(/\b(href|src)=("?)\/(?!\/)/g, `$1=$2${PREFIX}/`) : body);
      });
      const copied = await watchClipboard(page);
      await page.context().grantPermissions(['clipboard-write'], {origin: proxy.url});
      await page.goto(proxy.url + PREFIX + path);
      await expectWhole(page, (await page.getByRole('heading', {level: 1}).textContent())!);
      if (path === QUICK_START) {
        await expectTabsWork(page);
        const sample = page.locator('main .theme-code-block').filter({visible: true}).first();
        await sample.hover();
        await sample.getByRole('button').first().click();
        await expect.poll(copied).toBe(await sample.locator('code').textContent());
      }
      await proxy.close();
    });
  }
});
