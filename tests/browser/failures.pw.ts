import type {Page} from '@playwright/test';
import {serve} from '@x2p2p/test-tools/loopback';
import {breakLinks} from '../breakLinks.ts';
import {watchClipboard} from '../clipboard.ts';
import {onConnection, SAVING} from '../connection.ts';
import {expect, holdRequests, isPageChunk, navbarLink, open, test} from '../page.ts';

test.use({allowErrors: true});

test('a crashed page says so, shows the error, which can be copied, and can be tried again', async ({page}) => {
  const copied = await watchClipboard(page);
  await open(page, '/');
  await page.evaluate(breakLinks, {within: 'article', times: 1});
  await navbarLink(page, '常见问题').click();
  await expect(page.getByRole('heading', {name: '页面已崩溃 This page crashed.'})).toBeVisible();
  await expect(page.getByText('演示错误 boom')).toBeVisible();
  await expect(page).toHaveTitle('Page Error');
  await expect(page.locator('.navbar')).toBeVisible();
  await page.getByRole('button', {name: '复制'}).click();
  await expect.poll(copied).toMatch(/^演示错误 boom\n页面：http:\/\/\S+\/docs\/faq\/product\n浏览器：\S/);
  await expectOneEdge(page);
  await page.getByRole('button', {name: '重试 · Try again'}).click();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.getByRole('heading', {name: /This page crashed/})).toHaveCount(0);
  await expect(page).toHaveTitle(/^产品问题/);
});

/** The sidebar is gone, and with it the place beside it. */
async function expectOneEdge(page: Page): Promise<void> {
  const edge = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((part) => part.getBoundingClientRect().left);
  expect(await edge('.footer__title')).toBe(await edge('h1'));
}

for (const within of ['article', '.navbar, .footer']) {
  const leave: Readonly<Record<string, {to: string; go: (page: Page) => Promise<unknown>}>> = {
    'the next link': {to: '计费说明', go: (page) => navbarLink(page, '计费说明').click()},
    'the way back': {to: '关于', go: (page) => page.goBack()},
  };
  for (const [way, {to, go}] of Object.entries(leave)) {
    test(`${way} leaves a crash behind: ${within}`, async ({page}) => {
      await open(page, '/docs/about');
      await page.evaluate(breakLinks, {within, times: 1, under: within === 'article' ? '产品问题' : ''});
      await navbarLink(page, '常见问题').click();
      await expect(page.getByRole('heading', {name: /This page crashed/})).toBeVisible();
      await go(page);
      await expect(page.getByRole('heading', {level: 1, name: to})).toBeVisible();
    });
  }
}

for (const {frame, times} of [
  {frame: 'is there again at once', times: 1},
  {frame: 'crashes again', times: Infinity},
]) {
  test(`when even the frame crashes, the error page is titled Page Error, is Chinese, leads home and can be tried again: the frame ${frame}`, async ({
    page,
  }) => {
    await onConnection(page, SAVING);
    await open(page, '/');
    await page.evaluate(breakLinks, {within: '.navbar, .footer', times});
    const arrive = await holdRequests(page, isPageChunk);
    await navbarLink(page, '常见问题').click();
    await expect(page).toHaveTitle('Page Error');
    await expect(page.getByRole('heading', {level: 1, name: '页面已崩溃 This page crashed.'})).toBeVisible();
    await expect(page.getByRole('main')).toContainText('演示错误 boom');
    await expect(page.getByRole('button', {name: '重试 · Try again'})).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', {name: '首页'})).toHaveAttribute('href', '/');
    await expect(page.locator('html[lang="zh-Hans"][dir="ltr"]')).toBeAttached();
    await expect(page.locator('meta[name="viewport"]')).toHaveCount(1);
    // It crashed while the next page was on its way, and nothing ends that page's progress bar.
    await expect(page.locator('#nprogress')).toBeAttached();
    await expect(page.locator('#nprogress .bar')).toBeHidden();
    arrive();
    if (times > 1) return;
    await page.getByRole('button', {name: /Try again/}).click();
    await expect(page.getByRole('heading', {level: 1, name: '产品问题'})).toBeVisible();
  });
}

test('served under a wrong base address, the site shows the base-URL banner, in Chinese and with the right path', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/')).text();
  // A host that puts the files below /sub/ while they were built for /: no asset is found.
  const host = await serve((req, res) => {
    const found = req.url === '/sub/';
    res.writeHead(found ? 200 : 404, {'content-type': 'text/html'}).end(found ? html : '');
  });
  await page.goto(`${host.url}/sub/`);
  await expect(page.locator('#__docusaurus-base-url-issue-banner')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(
    '这个网站没有完整加载。常见的原因：构建时设置的 baseUrl，不是网站现在所在的路径。构建时设置的 baseUrl：/按现在的地址，应当是：/sub/',
  );
  await host.close();
});
