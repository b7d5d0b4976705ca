import {onConnection, SAVING} from '../connection.ts';
import {
  countLoads,
  expect,
  holdRequests,
  hydrated,
  isPageChunk,
  lives,
  navbarLink,
  open,
  retryButton,
  test,
  touch,
  twoIdlePeriods,
} from '../page.ts';

test('a link changes the page without loading it anew', async ({page}) => {
  await open(page, '/');
  await page.evaluate(() => ((window as never as {kept: boolean}).kept = true));
  await navbarLink(page, '计费说明').click();
  await expect(page.getByRole('heading', {level: 1, name: '计费说明'})).toBeVisible();
  await expect(page).toHaveTitle(/计费说明/);
  expect(await page.evaluate(() => (window as never as {kept?: boolean}).kept)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('the progress bar starts after 200 ms at 0.08 or more, and goes when the page is there', async ({page}) => {
  await onConnection(page, SAVING);
  await open(page, '/');
  await page.evaluate(() => {
    const seen = ((window as never as {seen: {at: number; transform: string}[]}).seen = []) as {at: number; transform: string}[];
    let clicked = 0;
    addEventListener('click', () => (clicked = performance.now()), true);
    new MutationObserver(() => {
      const bar = document.querySelector<HTMLElement>('#nprogress .bar');
      if (bar) seen.push({at: performance.now() - clicked, transform: bar.style.transform});
    }).observe(document.documentElement, {childList: true, subtree: true, attributes: true});
  });
  const release = await holdRequests(page, isPageChunk);
  await navbarLink(page, '计费说明').click();
  await expect(page.locator('#nprogress')).toBeAttached();
  const seen = () => page.evaluate(() => (window as never as {seen: {at: number; transform: string}[]}).seen);
  expect((await seen())[0]!.at).toBeGreaterThanOrEqual(195);
  // The bar is moved in from the left edge, which is -100 %.
  const shown = async () =>
    (await seen())
      .map(({transform}) => 100 + Number(/translate3d\((-?[\d.]+)%/.exec(transform)?.[1] ?? -100))
      .filter((percent) => percent > 0);
  await expect.poll(async () => (await shown()).length).toBeGreaterThan(0);
  for (const percent of await shown()) expect(percent).toBeGreaterThanOrEqual(8);
  release();
  await expect(page.getByRole('heading', {level: 1, name: '计费说明'})).toBeVisible();
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

test.describe('when a part of the site cannot be loaded', () => {
  test.use({allowErrors: true});

  // The stage `hostile` tests the same with a page whose application waits for the reader.
  test('navigating to a page that starts the application by itself loads it as a whole, once', async ({page}) => {
    await onConnection(page, SAVING);
    await open(page, '/');
    await page.route(isPageChunk, (route) => route.abort());
    const loads = countLoads(page);
    await navbarLink(page, '实验室').click();
    await expect(page.getByRole('heading', {level: 1, name: /实验/})).toBeVisible();
    await touch(page);
    await expect(retryButton(page)).toBeVisible();
    await twoIdlePeriods(page);
    expect(loads()).toBe(1);
    await expect(page).toHaveURL('/lab');
  });

  test('the first page stays readable and offers a retry that works', async ({page}) => {
    await page.route(isPageChunk, (route) => route.abort());
    await page.goto('/docs/price');
    await touch(page);
    await expect(retryButton(page)).toBeVisible();
    await expect(page.getByRole('heading', {level: 1, name: '计费说明'})).toBeVisible();
    await page.unroute(isPageChunk);
    await Promise.all([page.waitForEvent('load'), retryButton(page).click()]);
    await hydrated(page);
    await expect(retryButton(page)).toHaveCount(0);
  });
});

test('addresses ending in .html or /index.html lead to the clean one', async ({request}) => {
  for (const [from, to] of [
    ['/docs/intro.html', '/docs/intro'],
    ['/docs/intro/index.html', '/docs/intro'],
    ['/index.html', '/'],
  ] as const) {
    const response = await request.get(from, {maxRedirects: 0});
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe(to);
  }
});

for (const [life, visit] of Object.entries(lives)) {
  for (const [clean, ending] of [
    ['/docs/price', '.html'],
    ['/docs/price', '/index.html'],
    ['/lab', '.html'],
    ['/blog/welcome', '.html'],
    ['/', 'index.html'],
  ] as const) {
    test(`a host that answers ${clean}${ending} itself shows the same page, once: ${life}`, async ({page, request}) => {
      const html = await (await request.get(clean)).text();
      await page.route(
        ({pathname}) => pathname === clean + ending,
        (route) => route.fulfill({body: html, contentType: 'text/html'}),
      );
      const [, title] = /<title[^>]*>([^<]*)/.exec(html)!;
      await visit(page, `${clean}${ending}?from=host#part`);
      await expect(page).toHaveTitle(title!);
      for (const part of ['h1', 'main', '.navbar', 'footer.footer']) await expect(page.locator(part)).toHaveCount(1);
      if (visit === open) await expect(page).toHaveURL(`${clean}?from=host#part`);
    });
  }

  test(`an unknown path is the not-found page with status 404: ${life}`, async ({page}) => {
    const answered = page.waitForResponse('**/docs/no-such-page');
    await visit(page, '/docs/no-such-page');
    expect((await answered).status()).toBe(404);
    await expect(page.getByRole('heading', {name: '找不到页面'})).toBeVisible();
    await expect(page.getByText('请联系那个网站的所有者')).toBeVisible();
    await expect(page).toHaveTitle(/^找不到页面/);
  });

  test(`the field of the not-found page leads to the results: ${life}`, async ({page}) => {
    await visit(page, '/docs/no-such-page');
    await page.getByRole('main').getByRole('searchbox').fill('swarmId');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=swarmId');
  });
}

test('an unknown path inside the application is the not-found page, too', async ({page}) => {
  await open(page, '/');
  const loads = countLoads(page);
  // Among documents, their own layout answers.
  for (const path of ['/no-such-page', '/docs/no-such-page']) {
    // Left by a link, and come back to: what a link to it would do, if the build let one stand.
    await page.evaluate((unknown) => history.pushState(null, '', unknown), path);
    await navbarLink(page, '计费说明').click();
    await expect(page.getByRole('heading', {level: 1, name: '计费说明'})).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', {name: '找不到页面'})).toBeVisible();
    await expect(page.getByText('请联系那个网站的所有者')).toBeVisible();
    await expect(page).toHaveTitle(/^找不到页面/);
  }
  expect(loads()).toBe(0);
});

test('Chinese addresses work encoded', async ({request}) => {
  for (const name of ['常见问题', '控制台指南', '协议与政策']) {
    expect((await request.get(`/docs/category/${encodeURIComponent(name)}`)).status()).toBe(200);
  }
});
