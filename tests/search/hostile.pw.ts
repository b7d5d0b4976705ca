import {ask, openSearch, searchBox} from '../../bench/search/searchBox.ts';
import {expect, open, test} from '../page.ts';
import {refuseStorage} from '../refusedStorage.ts';

const INPUTS = ['<img src=x onerror="document.title=1">', '<script>document.title=1</script>', '.*+?^${}()|[]\\', '"\'`;--', '%E9%89%B4 %00 &amp; ../..', '😀👨‍👩‍👧', '鉴\ud800权', '\udc00', '‮鉴权', 'constructor', '__proto__', 'toString', 'a'.repeat(10_000), '鉴权 '.repeat(3_000)];

test('any text is only text', async ({page}) => {
  await open(page, '/docs/about');
  const title = await page.title();
  await openSearch(page);
  for (const input of INPUTS) {
    // As the browser takes it: half a character alone cannot be typed.
    await ask(page, input.toWellFormed());
    await expect(searchBox(page).dialog.locator('img, script')).toHaveCount(0);
    expect(await page.title()).toBe(title);
  }
});

test('any address of the search page is only text', async ({page}) => {
  for (const query of ['%3Cimg%20src%3Dx%20onerror%3Ddocument.title%3D1%3E', '%ED%A0%80', '%', '%E9%89%B4&sdk=nonsense&kind=constructor', 'a'.repeat(8000)]) {
    await page.goto(`/search?q=${query}`);
    await expect(page.getByRole('heading', {name: '搜索', level: 1})).toBeVisible();
    await expect(page.locator('main img')).toHaveCount(0);
  }
});

test('works when storage is refused', async ({page}) => {
  await refuseStorage(page, 'localStorage', 'sessionStorage', 'caches');
  await open(page, '/docs/about');
  await openSearch(page);
  expect(await ask(page, '发票')).not.toHaveLength(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/accountandbilling/);
  await openSearch(page);
  await expect(page.getByRole('button', {name: '发票'})).toBeVisible();
});

test('works offline once it was used', async ({page, context}) => {
  await open(page, '/docs/about');
  await openSearch(page);
  await ask(page, '鉴权');
  await page.keyboard.press('Escape');
  await expect(searchBox(page).dialog).toHaveCount(0);
  await context.setOffline(true);
  await openSearch(page);
  expect(await ask(page, 'swarmId')).not.toHaveLength(0);
});

test('says so when the index cannot be had, and tries again when asked', async ({page}) => {
  await page.route('**/search-index/**', (route) => route.abort());
  await open(page, '/docs/about');
  await openSearch(page);
  await searchBox(page).input.fill('鉴权');
  await expect(page.getByText('搜索没有加载成功，可能是')).toBeVisible();
  await page.unroute('**/search-index/**');
  await page.getByRole('button', {name: '再试一次'}).click();
  await expect(searchBox(page).options.first()).toBeVisible();
});

test('says so when the worker cannot be had, also before anything is asked, and starts it again when asked', async ({page}) => {
  await page.route('**/assets/search/worker.*', (route) => route.abort(), {times: 1});
  await open(page, '/docs/about');
  const gone = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/search/worker.'));
  await openSearch(page);
  await gone;
  await searchBox(page).input.fill('鉴权');
  await expect(page.getByText('搜索没有加载成功，可能是')).toBeVisible();
  await page.getByRole('button', {name: '再试一次'}).click();
  await expect(searchBox(page).options.first()).toBeVisible();
});

test('stays inside a policy of the site’s own files', async ({page}) => {
  // The page's own inline scripts and styles are covered by hashes elsewhere; what the search adds needs 'self' alone.
  await page.route('**/docs/about', async (route) => {
    const response = await route.fetch();
    await route.fulfill({response, headers: {...response.headers(), 'content-security-policy': "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:"}});
  });
  await page.goto('/docs/about');
  await openSearch(page);
  // The fixture fails on a message of the policy.
  expect(await ask(page, '鉴权')).not.toHaveLength(0);
});
