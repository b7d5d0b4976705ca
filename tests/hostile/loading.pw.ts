import type {Page, Route} from '@playwright/test';
import {onConnection, SAVING} from '../connection.ts';
import {
  countLoads,
  expect,
  firstFrame,
  holdRequests,
  hydrated,
  isMain,
  isPageChunk,
  category,
  navbarLink,
  open,
  openAsleep,
  retryButton,
  running,
  test,
  touch,
} from '../page.ts';

test.use({allowErrors: true});

const heading = (page: Page, name: string) => page.getByRole('heading', {level: 1, name});
const priceLink = (page: Page) => navbarLink(page, '计费说明');

/** Ways in which a file can fail to arrive. */
const faults: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'is answered with 404': (route) =>
    route.request().method() === 'HEAD'
      ? route.fulfill({status: 200})
      : route.fulfill({status: 404, contentType: 'text/html', body: '<h1>404</h1>'}),
  'is answered with 500': (route) => route.fulfill({status: 500, body: 'oops'}),
  'is cut off': async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    await route.fulfill({response, body: body.subarray(0, body.length / 2)});
  },
  'is HTML': (route) =>
    route.fulfill({contentType: 'text/html', headers: {'x-content-type-options': 'nosniff'}, body: '<!doctype html><h1>登录</h1>'}),
  'is HTML that calls itself a script': (route) => route.fulfill({contentType: 'text/javascript', body: '<!doctype html><h1>登录</h1>'}),
  'is refused by the network': (route) => route.abort('connectionreset'),
};

for (const [name, fault] of Object.entries(faults)) {
  test(`when the application's script ${name}, the page stays readable and offers a retry that works`, async ({page}) => {
    const loads = countLoads(page);
    await page.goto('/docs/intro');
    await firstFrame(page);
    await page.route(isMain, fault);
    await category(page).press('Enter');
    await expect(retryButton(page)).toBeVisible();
    await expect(category(page)).not.toHaveAttribute('aria-busy');
    await expect(heading(page, '快速开始')).toBeVisible();
    expect(loads()).toBe(1);
    await page.unroute(isMain);
    await Promise.all([page.waitForEvent('load'), retryButton(page).click()]);
    await category(page).press('Enter');
    await expect(category(page)).toHaveAttribute('aria-expanded', 'true');
    expect(loads()).toBe(2);
  });

  test(`when the next page's chunk ${name}, that page is loaded as a whole, once`, async ({page}) => {
    await onConnection(page, SAVING);
    await open(page, '/docs/intro');
    const loads = countLoads(page);
    await page.route(isPageChunk, fault);
    await priceLink(page).click();
    await expect(heading(page, '计费说明')).toBeVisible();
    await touch(page);
    await expect(retryButton(page)).toBeVisible();
    await expect(heading(page, '计费说明')).toBeVisible();
    expect(loads()).toBe(1);
    await page.unroute(isPageChunk);
    await Promise.all([page.waitForEvent('load'), retryButton(page).click()]);
    await hydrated(page);
    await expect(retryButton(page)).toHaveCount(0);
    expect(loads()).toBe(2);
  });
}

test('when the script of the application is gone, the page reloads once, then offers a retry', async ({page}) => {
  const loads = countLoads(page);
  await page.route(isMain, (route) => route.fulfill({status: 404}));
  await page.goto('/docs/intro');
  await firstFrame(page);
  await category(page).press('Enter');
  await expect.poll(loads).toBe(2);
  await category(page).press('Enter');
  await expect(retryButton(page)).toBeVisible();
  expect(loads()).toBe(2);
});

test('a style sheet that failed to load is fetched again at the next touch', async ({page}) => {
  await page.route('**/assets/css/*.css', (route) => route.abort(), {times: 1});
  await page.goto('/docs/price');
  await touch(page);
  await running(page);
  const loaded = page.waitForResponse('**/assets/css/*.css');
  await touch(page);
  expect((await loaded).ok()).toBe(true);
});

test('an application that has not loaded after 20 s is reported, and still runs if it arrives later', async ({page}) => {
  await page.clock.install();
  const release = await holdRequests(page, isMain);
  await page.goto('/docs/intro');
  await firstFrame(page);
  await category(page).press('Enter');
  await expect(category(page)).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(20_000);
  await expect(retryButton(page)).toBeVisible();
  release();
  await page.clock.resume();
  await expect(category(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(retryButton(page)).toHaveCount(0);
});

test("while the next page's chunk does not arrive, the old page stays; in the end the next one is loaded as a whole", async ({page}) => {
  await onConnection(page, SAVING);
  await page.clock.install();
  await open(page, '/docs/intro');
  const loads = countLoads(page);
  await page.route(isPageChunk, () => {});
  await priceLink(page).click();
  await expect(page).toHaveURL('/docs/price');
  await expect(heading(page, '快速开始')).toBeVisible();
  await page.clock.runFor(30_000);
  await page.clock.resume();
  await expect(heading(page, '计费说明')).toBeVisible();
  expect(loads()).toBe(1);
});

test("when a page's own chunk is gone, the page reloads once, then offers a retry", async ({page}) => {
  const loads = countLoads(page);
  await page.route(isPageChunk, (route) => route.fulfill({status: 404}));
  await openAsleep(page, '/docs/price');
  await touch(page);
  await expect.poll(loads).toBe(2);
  const menu = category(page);
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(retryButton(page)).toBeVisible();
  await expect(menu, 'waits for nothing').not.toHaveAttribute('aria-busy');
  await expect(heading(page, '计费说明')).toBeVisible();
  expect(loads()).toBe(2);
});

/** Presses the button and waits until the page has learned that there is still no network. */
async function retryInVain(page: Page): Promise<void> {
  await retryButton(page).focus();
  await Promise.all([page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD'), page.keyboard.press('Enter')]);
  await expect(retryButton(page)).not.toHaveAttribute('aria-busy');
  await expect(retryButton(page)).toBeFocused();
}

for (const [name, cut] of Object.entries({
  'the browser is offline': (page: Page) => page.context().setOffline(true),
  'the server is gone': (page: Page) => page.route('**', (route) => route.abort('connectionrefused')),
})) {
  const mend = async (page: Page) => {
    await page.context().setOffline(false);
    await page.unroute('**');
  };

  test(`when ${name} in mid-navigation, the page stays and offers a retry`, async ({page}) => {
    await onConnection(page, SAVING);
    await open(page, '/docs/intro');
    const loads = countLoads(page);
    await cut(page);
    await priceLink(page).click();
    await expect(retryButton(page)).toBeVisible();
    await expect(heading(page, '快速开始')).toBeVisible();
    await retryInVain(page);
    await expect(heading(page, '快速开始')).toBeVisible();
    await expect(page.locator('#nprogress'), 'nothing is on its way').toHaveCount(0);
    expect(loads()).toBe(0);
    await mend(page);
    await retryButton(page).click();
    await expect(heading(page, '计费说明')).toBeVisible();
    await expect(page).toHaveURL('/docs/price');
  });

  test(`when ${name} in mid-navigation and comes back, the next page has nothing to retry`, async ({page}) => {
    await onConnection(page, SAVING);
    await open(page, '/docs/intro');
    await cut(page);
    await priceLink(page).click();
    await expect(retryButton(page)).toBeVisible();
    await mend(page);
    await page.locator('.menu').getByRole('link', {name: '接入流程'}).click();
    await expect(heading(page, '接入流程')).toBeVisible();
    await expect(retryButton(page)).toHaveCount(0);
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });

  test(`when ${name} before the application starts, the page stays and offers a retry`, async ({page}) => {
    await onConnection(page, SAVING);
    await page.goto('/docs/intro');
    await firstFrame(page);
    const loads = countLoads(page);
    await cut(page);
    await category(page).press('Enter');
    await expect(retryButton(page)).toBeVisible();
    await retryInVain(page);
    await expect(heading(page, '快速开始')).toBeVisible();
    expect(loads()).toBe(0);
    await mend(page);
    await retryButton(page).click();
    await expect.poll(loads).toBe(1);
    await category(page).press('Enter');
    await expect(category(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(retryButton(page)).toHaveCount(0);
  });
}
