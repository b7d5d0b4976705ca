import type {Page} from '@playwright/test';
import {expect, open, test} from '../page.ts';
import {openLab, until} from './lab.ts';

// What a laboratory says whose viewers do not arrive. `page` fails on uncaught errors, and there is none.

const isScript = (url: URL): boolean => /\/lab-viewer\.[^/]+\.js$/.test(url.pathname);
const isPage = (url: URL): boolean => url.pathname.startsWith('/lab-viewer/');
const notices = (page: Page) => page.locator('[data-lab-notices]');
const retry = (page: Page) => page.getByRole('button', {name: '重试', exact: true});
/** The two parts of the share bar; its ground is always there. */
const shares = (page: Page) => page.getByRole('region', {name: '分享率', exact: true}).locator('svg rect').nth(1);

for (const [what, isWanted, answer] of [
  ['their page, offline', isPage, undefined],
  ['their page, which is gone', isPage, 404],
  ['their script, offline', isScript, undefined],
  ['their script, which is gone', isScript, 404],
] as const) {
  test(`viewers do not arrive for want of ${what}: the page says so, draws no bytes, and tries again`, async ({page}) => {
    await page.route(isWanted, (route) =>
      answer === undefined
        ? route.abort('internetdisconnected')
        : route.fulfill({status: answer, contentType: 'text/html', body: '<p>404</p>'}),
    );
    await openLab(page, '?viewers=3&mode=vod&start=1');
    await expect(notices(page)).toContainText('播放器没有下载成功，什么都没有播放。检查网络后点「重试」。');
    await expect(notices(page)).not.toContainText('WebRTC');
    await expect(page.getByRole('row', {name: /^观众 1\b/})).toContainText('下载失败');
    await expect(page.getByRole('region', {name: '分享率', exact: true})).toContainText('—');
    await expect(shares(page)).toHaveCount(0);
    await expect(page.locator('[data-lab-log]')).toContainText('观众 3 的播放器没有下载成功。');
    await page.unroute(isWanted);
    await retry(page).click();
    await expect(notices(page)).not.toContainText('没有下载成功');
    await expect(notices(page)).toBeFocused();
    await until(page, 'all play', ({viewers, segments}) => viewers === 3 && segments > 6);
    await expect(retry(page)).toHaveCount(0);
    await expect(shares(page)).toHaveCount(1);
  });
}

test('one viewer of three does not arrive: the others play, and a press brings the third', async ({page}) => {
  let asked = 0;
  await page.route(isPage, (route) => (++asked === 2 ? route.abort('internetdisconnected') : route.continue()));
  await openLab(page, '?viewers=3&mode=vod&start=1');
  await expect(notices(page)).toContainText('3 位观众里，1 位的播放器没有下载成功，他们没有播放。');
  await until(page, 'the others play', ({segments}) => segments > 3);
  await retry(page).click();
  await until(page, 'all are connected', ({peers}) => peers === 3, 60_000);
});

test('viewers that do not arrive in the hero of the home page: the recorded run is back, it says so, and tries again', async ({page}) => {
  await page.route(isPage, (route) => route.abort('internetdisconnected'));
  await open(page, '/');
  await page.getByRole('button', {name: '用我的浏览器真跑一次'}).click();
  const card = page.getByRole('region', {name: '一次真实运行的回放'});
  await expect(card.getByRole('alert')).toHaveText('播放器没有下载成功，什么都没有播放。检查网络后点「重试」。');
  await expect(card).toContainText(/6 位观众看同一路直播/);
  await expect(card.getByRole('button', {name: '用我的浏览器真跑一次'}), 'one button is enough').toBeHidden();
  await expect(card.getByRole('alert'), 'nothing lies over it').toBeInViewport();
  const [alert, lanes] = [await card.getByRole('alert').boundingBox(), await card.locator('[class*="lanes_"]').boundingBox()];
  expect(alert!.y, 'nor over the lanes').toBeGreaterThan(lanes!.y + lanes!.height);
  await expect(retry(page)).toBeFocused();
  await page.unroute(isPage);
  await page.keyboard.press('Enter');
  await until(page, 'bytes come', ({httpBytes}) => httpBytes > 0);
  await expect(page.getByRole('button', {name: '停止'})).toBeVisible();
});
