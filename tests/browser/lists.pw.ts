import {watchClipboard} from '../clipboard.ts';
import {applicationScripts, expect, openAsleep, test} from '../page.ts';
import {PHONE} from '../viewports.ts';

test('a row of a list leads where its name does, wherever it is pressed; a tag in it leads to its own page', async ({page}) => {
  await openAsleep(page, '/docs/category/android-sdk');
  // Where it stands, whatever answers there.
  await page.getByRole('main').getByText('版本记录，每一版').click({force: true});
  await expect(page).toHaveURL('/docs/android-sdk/history');

  await openAsleep(page, '/blog');
  const newest = page.getByRole('article').first();
  await newest.locator('time').click({force: true});
  await expect(page).toHaveURL('/blog/long-blog-post');

  await openAsleep(page, '/blog');
  await newest.getByRole('link', {name: '安全与隐私'}).click();
  await expect(page).toHaveURL('/blog/tags/facebook');
});

test('a section in a row of a category leads into its page', async ({page}) => {
  await openAsleep(page, '/docs/category/android-sdk');
  await page.getByRole('list', {name: '接入的各节'}).getByRole('link', {name: '最小样例'}).click();
  await expect(page).toHaveURL('/docs/android-sdk/quicestart#minimal');
});

test('the line by which an SDK is used is copied without the application', async ({page}) => {
  const copied = await watchClipboard(page);
  await openAsleep(page, '/docs/category/hlsjs-sdk');
  await page.getByRole('main').getByRole('button', {name: '复制'}).click();
  await expect.poll(copied).toBe('HlsJsP2PEngine.injectMixin(Hls)');
  await expect(applicationScripts(page)).toHaveCount(0);
});

test('the page of all tags begins with the one of most posts, and names and leads to them', async ({page}) => {
  await openAsleep(page, '/blog/tags');
  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({hasText: /\d+ 篇/});
  const counts = await rows.evaluateAll((tags) => tags.map(({textContent}) => Number(/(\d+) 篇/.exec(textContent)![1])));
  expect(counts.length).toBeGreaterThan(3);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  for (const [row, count] of counts.entries()) await expect(rows.nth(row).getByRole('listitem')).toHaveCount(count);
  await rows.filter({hasText: '安全与隐私'}).getByRole('link', {name: '污染'}).click();
  await expect(page).toHaveURL('/blog/long-blog-post');
});

test('on the page of a tag it is marked, and leads nowhere', async ({page}) => {
  await openAsleep(page, '/blog/tags/hello');
  const tags = page.getByRole('list', {name: '标签'});
  await expect(tags.locator('[aria-current="true"]', {hasText: '入门'})).toHaveCount(await tags.count());
  await expect(tags.getByRole('link', {name: '入门'})).toHaveCount(0);
  await expect(tags.getByRole('link').first()).toBeVisible();
});

test('the way on from a category says to which SDK', async ({page}) => {
  await openAsleep(page, '/docs/category/android-sdk');
  const ways = page.getByRole('navigation', {name: '上一页与下一页'}).getByRole('link');
  await expect(ways.first()).toContainText('Shaka Player 版本记录');
  await expect(ways.last()).toContainText('Android 接入');
});

test('on a phone the names of the archive have whole lines', async ({page}) => {
  await page.setViewportSize(PHONE);
  await openAsleep(page, '/blog/archive');
  const row = page.getByRole('main').getByRole('listitem').first();
  const [whole, name] = await Promise.all([row.boundingBox(), row.getByRole('link').boundingBox()]);
  expect(name!.width).toBe(whole!.width);
});

test('the lists of the blog fit a small phone, their ways on one line', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await openAsleep(page, '/blog');
  const boxes = await page
    .getByRole('navigation', {name: '博客'})
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect()).map(({top, bottom}) => ({top, bottom})));
  expect(boxes).toHaveLength(6);
  expect(Math.max(...boxes.map(({top}) => top))).toBeLessThan(Math.min(...boxes.map(({bottom}) => bottom)));
});
