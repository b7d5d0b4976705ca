import {watchClipboard} from '../clipboard.ts';
import {CHECKED_UP, startCheckUp} from '../checkUp.ts';
import {expect, open, test} from '../page.ts';

// What the ladder is worth is judged in tests/engine/noP2P.pw.ts; here the page, and reports as the other tools copy them.

test('the report of a check-up in a browser without WebRTC names the step', async ({page}) => {
  await page.addInitScript(() => Object.defineProperty(window, 'RTCPeerConnection', {value: undefined}));
  const copied = await watchClipboard(page);
  await open(page, '/tools/check-up');
  await startCheckUp(page);
  await expect(page.locator(CHECKED_UP)).toBeAttached({timeout: 45_000});
  await page.getByRole('button', {name: /JSON/}).first().click();
  await expect.poll(copied).toContain('x2-check-up');
  const report = (await copied())!;

  await open(page, '/tools/no-p2p');
  await page.getByLabel('出问题的这一边').fill(report);
  await expect(page.getByRole('status').filter({hasText: '点「找原因」看你的'})).toBeVisible();
  await page.getByRole('button', {name: '找原因'}).click();
  await expect(page.locator('[data-cause="unsupported"]')).toHaveText('第 3 级：这个浏览器不支持 P2P');
  const link = page.getByRole('link', {name: '没有 P2P 怎么办：第 3 级'});
  await expect(link).toHaveAttribute('href', '/docs/no-p2p#nw-support');
  await page.getByRole('button', {name: '复制结论'}).click();
  await expect.poll(copied).toContain('依据：环境体检：');
});

test('what cannot be read is said beside the field, and what was found before stays', async ({page}) => {
  await open(page, '/tools/no-p2p');
  await page.getByLabel('出问题的这一边').fill('{httpBytes: 1, p2pBytes: 0, …}');
  await page.getByRole('button', {name: '找原因'}).click();
  await expect(page.getByText('浏览器控制台把对象缩写成了「…」')).toBeVisible();
  await expect(page.locator('[data-cause="no-room"]')).toBeVisible();
  await page.getByLabel('出问题的这一边').fill('getStats() 是 0');
  await page.getByRole('button', {name: '找原因'}).click();
  await expect(page.locator('[data-cause="unclear"]')).toBeVisible();
  await expect(page.getByText('浏览器控制台把对象缩写成了「…」')).toHaveCount(0);
});
