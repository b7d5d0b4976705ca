import {existsSync, mkdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Page} from '@playwright/test';
import {owner} from '@x2p2p/site/config/owner';
import {ownerValue} from '@x2p2p/site/config/ownerValue';
import {books} from '@x2p2p/site/data/downloads';
import {serve} from '@x2p2p/test-tools/loopback';
import {unzipSync} from 'fflate';
import {contentTypeOf} from '../../scripts/deploy/contentTypes.ts';
import {makeBook} from '../../scripts/offline/makeBook.ts';
import {NoChineseFont, printBook} from '../../scripts/offline/printBook.ts';
import {FOLDER, zipSite} from '../../scripts/offline/zipSite.ts';
import {BUILD_DIR} from '../../scripts/siteServer.ts';
import {expect, firstFrame, test, watchRequests} from '../page.ts';
import {findProgram} from '../programs.ts';

// The files to read the site from where it is not at hand.

const site = ownerValue(owner.siteUrl);

// The zip is made once.
test.describe.configure({mode: 'default'});

let folder: string;
test.beforeAll(({}, info) => {
  folder = info.outputPath('unpacked');
  for (const [name, bytes] of Object.entries(unzipSync(zipSite(BUILD_DIR, site)))) {
    const path = join(folder, name);
    mkdirSync(dirname(path), {recursive: true});
    writeFileSync(path, bytes);
  }
});

/** From the home page into the documentation, to another page and back, as readers go. */
async function walk(page: Page, home: string): Promise<void> {
  const title = page.getByRole('heading', {level: 1});
  await page.goto(home);
  await expect(page.locator('.navbar__logo').first()).toBeVisible();
  await page.locator('.navbar').getByRole('link', {name: '文档', exact: true}).click();
  await expect(title).toHaveText('快速开始');

  await firstFrame(page);
  const tabs = page.locator('main [role=tablist]').first();
  await tabs.getByRole('tab', {name: 'Android'}).click();
  await expect(tabs.locator('xpath=following-sibling::*[1]').locator(':scope > [role=tabpanel]').filter({visible: true})).toHaveAttribute(
    'aria-label',
    'Android',
  );

  await page.locator('.pagination-nav__link--next').click();
  await expect(title).toHaveText('关于');
  await page.reload();
  await expect(title).toHaveText('关于');
  await page.goBack();
  await expect(title).toHaveText('快速开始');
  await page.locator('.navbar__brand').click();
  await expect(page.locator('.navbar__logo').first()).toBeVisible();
  await expect(page.getByRole('button', {name: '搜索'}), 'nothing that does nothing').toHaveCount(0);
}

test('from a disk, pages are read and lead to one another', async ({page}) => {
  const asked = watchRequests(page, () => true);
  const home = pathToFileURL(join(folder, FOLDER, 'index.html')).href;
  await walk(page, home);
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter((address) => !address.startsWith('file:'))).toEqual([]);
  await expect(page).toHaveURL(home);
});

for (const [name, prefix] of [
  ['a folder', '/sub'],
  ['the root', `/`],
] as const) {
  test(`from ${name} of a plain server, pages are read and lead to one another`, async ({page}) => {
    const root = prefix === '/' ? join(folder, FOLDER) : folder;
    const missing: string[] = [];
    const host = await serve(({url = '/'}, response) => {
      const path = decodeURIComponent(url.split('?')[0]!);
      const file = join(root, path.slice(prefix.length - (prefix === '/' ? 1 : 0)), path.endsWith('/') ? 'index.html' : '');
      const isThere = existsSync(file) && statSync(file).isFile();
      if (!isThere) missing.push(url);
      response.writeHead(isThere ? 200 : 404, {'content-type': contentTypeOf(file) ?? 'text/plain'}).end(isThere ? readFileSync(file) : '');
    });
    await walk(page, host.url + (prefix === '/' ? '/' : `${prefix}/${FOLDER}/`));
    expect(missing).toEqual([]);
    await host.close();
  });
}

test.describe('PDF', () => {
  const {missing} = findProgram('poppler');
  test.skip(missing !== undefined, missing);

  test('of the pages of an SDK has an outline, links and its fonts, and cuts nothing off', async ({browser}, info) => {
    test.setTimeout(120_000);
    const book = books.find(({product}) => product === 'shaka')!;
    try {
      const pdf = await makeBook(browser, book, info.outputPath(book.file), {build: BUILD_DIR, site, day: '2026-11-30'});
      expect(pdf.pages).toBeGreaterThan(10);
      expect(pdf.outline.slice(0, 2)).toEqual(['X2 P2P Shaka Player SDK 文档', 'Shaka Player 接入']);
      expect(pdf.anchors.length).toBeGreaterThan(4);
    } catch (error) {
      test.skip(error instanceof NoChineseFont, (error as Error).message);
      throw error;
    }
  });

  test('is refused where a table is cut off, a link leads nowhere or a file is missing', async ({browser}) => {
    const html = `<!doctype html><title>x</title><img src="/img/none.png"><main><h1 id="a">一</h1><p id="a"><a href="#b">b</a></p>
      <div style="overflow: auto"><table><tr><td style="min-width: 1200px">宽</td></tr></table></div></main>`;
    const {faults} = await printBook(browser, html, {build: BUILD_DIR, site});
    expect(faults.join('\n')).toMatch(
      /none\.png is not in the build[^]*#b, which is not there[^]*called a[^]*<table.* is wider than the page/,
    );
  });
});
