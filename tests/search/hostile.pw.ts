import {ask, openSearch, searchBox} from '../../bench/search/searchBox.ts';
import {expect, open, test} from '../page.ts';

const INPUTS = [
  '<img src=x onerror="document.title=1">',
  '<script>document.title=1</script>',
  '.*+?^${}()|[]\\',
  '"\'`;--',
  '%E9%89%B4 %00 &amp; ../..',
  '😀👨‍👩‍👧',
  '鉴\ud800权',
  '\udc00',
  '‮鉴权',
  'constructor',
  '__proto__',
  'toString',
  'a'.repeat(10_000),
  '鉴权 '.repeat(3_000),
];

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
  for (const query of [
    '%3Cimg%20src%3Dx%20onerror%3Ddocument.title%3D1%3E',
    '%ED%A0%80',
    '%',
    '%E9%89%B4&sdk=nonsense&kind=constructor',
    'a'.repeat(8000),
  ]) {
    await open(page, `/search?q=${query}`);
    await expect(page.locator('main [data-no-results], main a[href^="/docs/"]').first(), query.slice(0, 60)).toBeVisible();
    await expect(page.locator('main img')).toHaveCount(0);
    expect(await page.title()).toContain('搜索');
  }
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

test('says so when the index cannot be loaded, and tries again on request', async ({page}) => {
  await page.route('**/search-index/**', (route) => route.abort());
  await open(page, '/docs/about');
  await openSearch(page);
  await searchBox(page).input.fill('鉴权');
  await expect(page.getByText('搜索没有加载成功，可能是')).toBeVisible();
  await page.unroute('**/search-index/**');
  await page.getByRole('button', {name: '再试一次'}).click();
  await expect(searchBox(page).options.first()).toBeVisible();
});

test('says so when the worker failed to load, even before the first question, and starts it again on request', async ({page}) => {
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
