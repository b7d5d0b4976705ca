import {expect, open, test} from './page.ts';
import {createServer} from 'node:http';

test.use({allowErrors: true});

/** React reports an error thrown by an observer's constructor to the nearest boundary, as a faulty component would. */
const breakLinks = () => {
  (window as never as {RealObserver: unknown}).RealObserver = window.IntersectionObserver;
  window.IntersectionObserver = class {
    constructor() {
      throw new Error('演示错误 boom');
    }
  } as never;
};

test('a crashed page says so, shows the error and can be tried again', async ({page}) => {
  await open(page, '/');
  await page.evaluate(breakLinks);
  await page.locator('.navbar').getByRole('link', {name: '常见问题'}).click();
  await expect(page.getByRole('heading', {name: '页面已崩溃 · This page crashed.'})).toBeVisible();
  await expect(page.getByText('演示错误 boom')).toBeVisible();
  await expect(page.locator('.navbar')).toBeVisible();
  await page.evaluate(() => {
    window.IntersectionObserver = (window as never as {RealObserver: typeof IntersectionObserver}).RealObserver;
  });
  await page.getByRole('button', {name: '重试 · Try again'}).click();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.getByRole('heading', {name: /This page crashed/})).toHaveCount(0);
});

test('when even the frame crashes, the error page is titled Page Error', async ({page}) => {
  await page.addInitScript(breakLinks);
  await page.goto('/docs/intro');
  await expect(page).toHaveTitle('Page Error');
  await expect(page.getByText('演示错误 boom').first()).toBeVisible();
});

test('served under a wrong base address, the site shows the base-URL banner', async ({page, request, baseURL}) => {
  const html = await (await request.get('/')).text();
  // A host that puts the files below /sub/ while they were built for /: no asset is found.
  const host = createServer((req, res) => {
    const found = req.url === '/sub/';
    res.writeHead(found ? 200 : 404, {'content-type': 'text/html'}).end(found ? html : '');
  });
  await new Promise<void>((done) => host.listen(0, '127.0.0.1', done));
  const {port} = host.address() as {port: number};
  await page.goto(`http://localhost:${port}/sub/`);
  await expect(page.locator('#__docusaurus-base-url-issue-banner')).toBeVisible();
  await expect(page.locator('#__docusaurus-base-url-issue-banner')).toContainText('baseUrl');
  host.close();
  expect(baseURL).toBeDefined();
});
