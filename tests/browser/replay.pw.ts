import type {Page} from '@playwright/test';
import good from '@x2p2p/site/lab/recorded/good.json' with {type: 'json'};
import {expect, openAsleep, takenOver, test} from '../page.ts';

const panel = (page: Page) => page.getByRole('region', {name: '一次真实运行的回放'});
const segments = (page: Page) => panel(page).locator('[class*="arriving"]');
const running = (page: Page) =>
  panel(page).evaluate((element) => element.getAnimations({subtree: true}).filter(({playState}) => playState === 'running').length);
/** What stands in the panel as a picture: the values of the style. */
const figures = (page: Page) =>
  panel(page)
    .locator('strong > span')
    .evaluateAll((values) => values.map((value) => getComputedStyle(value, '::before').content));

const ratio = `"${Math.round((100 * good.ledger.p2pBytes) / (good.ledger.httpBytes + good.ledger.p2pBytes))}%"`;

test.describe('without script', () => {
  test.use({javaScriptEnabled: false, reducedMotion: 'reduce'});
  test('the recorded run stands there whole, in figures, words and segments', async ({page}) => {
    await page.goto('/');
    await expect(segments(page)).toHaveCount(good.arrivals.length);
    await expect(panel(page)).toContainText(/6 位观众看同一路直播 \d+ s：来自其他观众 [\d.]+ MB，来自服务器 [\d.]+ MB/);
    await expect(page.getByRole('button', {name: '重放'}), 'nothing moves').toBeHidden();
  });
});

test('the run is played as the page opens, and comes to rest with the figures of its ledger', async ({page}) => {
  await openAsleep(page, '/');
  expect(await running(page)).toBeGreaterThan(20);
  await expect.poll(() => running(page), {timeout: 20_000}).toBe(0);
  expect((await figures(page))[0]).toBe(ratio);
});

test('a press plays it again, and needs no application', async ({page}) => {
  await openAsleep(page, '/');
  await expect.poll(() => running(page), {timeout: 20_000}).toBe(0);
  await page.getByRole('button', {name: '重放'}).press('Enter');
  expect(await running(page)).toBeGreaterThan(20);
  await expect(takenOver(page)).toHaveCount(0);
});

test('what moves costs few layers: at most 40 animations are the compositor’s', async ({page}) => {
  await openAsleep(page, '/');
  const composited = await page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(({effect}) => (effect as KeyframeEffect).getKeyframes().some((frame) => 'transform' in frame || 'opacity' in frame)).length,
  );
  expect(composited).toBeGreaterThan(0);
  expect(composited).toBeLessThanOrEqual(40);
});
