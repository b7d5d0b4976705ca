import {expect, open, test} from '../page.ts';

// Pages that end. What they weigh is held by budgets.json.

for (const path of ['/docs/hls-sdk/quicestart', '/docs/shaka-player-sdk/quicestart']) {
  test(`${path} is 12,000 px long at most`, async ({page}) => {
    await page.setViewportSize({width: 1280, height: 900});
    await open(page, path);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeGreaterThan(3000);
    expect(height).toBeLessThanOrEqual(12_000);
  });
}

test('the questions about integration are forty at most', async ({page}) => {
  await open(page, '/docs/faq/Integration');
  const count = await page.locator('article h3').count();
  expect(count).toBeGreaterThan(10);
  expect(count).toBeLessThanOrEqual(40);
});
