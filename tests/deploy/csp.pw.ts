import type {Page} from '@playwright/test';
import {openSearch, searchBox} from '../../bench/search/searchBox.ts';
import {runCheckUp} from '../checkUp.ts';
import {until} from '../lab/lab.ts';
import {hydrated, twoIdlePeriods} from '../page.ts';
import {sitemapPaths} from '../sitemap.ts';
import {questions, toolIds} from '../tools/questions.ts';
import {expect, test} from './policyPage.ts';

/** Pages are shared out to parallel tests, each short enough for a busy machine. */
const PARTS = 8;

/** Hovers over a link, which prefetches its page, and starts the application. */
async function useChrome(page: Page): Promise<void> {
  await page.locator('.navbar a:visible').nth(1).hover();
  await hydrated(page);
}

for (let part = 0; part < PARTS; part += 1) {
  test(`every page of the sitemap keeps to the policy (${part + 1} of ${PARTS})`, async ({page, request}) => {
    const paths = await sitemapPaths(request);
    for (const path of paths.filter((_, index) => index % PARTS === part)) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(200);
      expect(response?.headers()['content-security-policy'], path).toContain("script-src 'self'");
      await useChrome(page);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await twoIdlePeriods(page);
    }
  });
}

test('the not-found page keeps to the policy', async ({page}) => {
  expect((await page.goto('/nowhere'))?.status()).toBe(404);
  await useChrome(page);
});

test('navigation with prefetching keeps to the policy', async ({page}) => {
  await page.goto('/docs/intro');
  await useChrome(page);
  const link = page.locator('.theme-doc-sidebar-container a[href="/docs/about"]').first();
  await link.hover();
  await link.click();
  await expect(page).toHaveURL(/\/docs\/about$/);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('search, on its page and in its box', async ({page}) => {
  await page.goto('/search?q=鉴权');
  await expect(page.locator('main a[href*="/docs/"]').first()).toBeVisible();
  await openSearch(page);
  await searchBox(page).input.fill('swarmId');
  await expect(searchBox(page).options.first()).toBeVisible();
});

test('the laboratory, running', async ({page}) => {
  await page.goto('/lab?viewers=2&mode=vod&start=1');
  await until(page, 'bytes come from the server and from viewers', ({httpBytes, p2pBytes}) => httpBytes > 0 && p2pBytes > 0, 60_000);
});

test('the API test bench, running', async ({page}) => {
  await page.goto('/api/test');
  const run = page.getByRole('button', {name: '运行', exact: true});
  await run.click();
  await expect(page.locator('[aria-label="调用与结果"] article').first()).toContainText('成功');
});

test('each tool, with its answer and every button', async ({page}) => {
  for (const id of toolIds) {
    await page.goto(`/tools/${id}`);
    await hydrated(page);
    const {press, done} = questions[id];
    await press(page);
    await expect(page.locator(done).first(), id).toBeAttached({timeout: 45_000});
    await page.evaluate(() => document.querySelectorAll('main details').forEach((details) => details.setAttribute('open', '')));
    let pressed = 0;
    for (const button of await page.locator('main button').all()) {
      if (!(await button.isVisible()) || !(await button.isEnabled())) continue;
      await button.click();
      pressed += 1;
    }
    expect(pressed, id).toBeGreaterThan(0);
    // After a download Chromium grants no idle periods, but it still grants frames.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  }
});

test('the check-up, to its end', async ({page}) => {
  await page.goto('/tools/check-up');
  await runCheckUp(page);
});

test.describe('the policy does its work', () => {
  test('an injected script does not run', async ({page, problems}) => {
    await page.goto('/docs/intro');
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'globalThis.injected = true';
      document.body.append(script);
      const image = document.createElement('img');
      image.setAttribute('onerror', 'globalThis.injected = true');
      image.src = '/img/none.png';
      document.body.append(image);
    });
    await expect.poll(() => problems.some((problem) => problem.includes('script-src-attr'))).toBe(true);
    expect(await page.evaluate(() => 'injected' in globalThis)).toBe(false);
    problems.length = 0;
  });

  test('a script from another host does not run, and nothing is fetched over plain HTTP', async ({page, problems}) => {
    await page.goto('/docs/intro');
    const outcome = await page.evaluate(async () => {
      const script = document.createElement('script');
      script.src = 'https://other.example/a.js';
      const isScriptRefused = new Promise((resolve) => (script.onerror = () => resolve(true)));
      document.body.append(script);
      return [
        await isScriptRefused,
        await fetch('http://other.example/').then(
          () => false,
          () => true,
        ),
      ];
    });
    expect(outcome).toEqual([true, true]);
    await expect.poll(() => problems.filter((problem) => /: (script-src-elem|connect-src) refused/.test(problem)).length).toBe(2);
    problems.length = 0;
  });

  test('another origin cannot frame a page', async ({page, baseURL, problems}) => {
    // 127.0.0.1 is another origin than localhost.
    const framed = `${baseURL!.replace('localhost', '127.0.0.1')}/docs/intro`;
    await page.route('**/frame-test', (route) => route.fulfill({contentType: 'text/html', body: `<iframe src="${framed}"></iframe>`}));
    await page.goto('/frame-test');
    // A refused frame shows the browser's own error page, which has another address.
    await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
    problems.length = 0;
  });
});
