import {expect, openAsleep, test} from '../page.ts';

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
