import {expect, hydrated, isPageChunk, test, watchRequests} from '../page.ts';
import {watchShifts} from '../shifts.ts';
import {figures, isLabTraffic, untilConnected, until} from './lab.ts';

test('one click runs the laboratory in the hero of the home page', async ({page}) => {
  const requests = watchRequests(page, isLabTraffic);
  await page.goto('/');
  const start = page.getByRole('button', {name: '用我的浏览器真跑一次'});
  await expect(start).toBeEnabled();
  expect(requests).toEqual([]);

  const shifts = await watchShifts(page, {afterInput: true, except: '[data-panel]'});
  await start.click();
  await expect(page.getByRole('button', {name: '停止'}), 'the focus goes on to the button that takes its place').toBeFocused();
  await untilConnected(page, 4);
  const now = await until(page, 'segments come from other viewers', ({p2pBytes}) => p2pBytes > 300_000);
  expect(requests).not.toEqual([]);
  expect(now.ceiling).toBe(0.75);
  await expect(page.getByRole('region', {name: '实验室，紧凑版'})).toContainText(/\d+(\.\d+)?%\s*的字节没有经过服务器/);

  expect((await shifts()).moved, 'outside of the panel').toBe('');
  await page.getByRole('button', {name: '停止'}).click();
  expect((await figures(page)).phase).toBe('stopped');

  await page.getByRole('button', {name: '再跑一次'}).click();
  await untilConnected(page, 4);
});

test('a laboratory that does not arrive leaves the home page as it is, says so, and runs at the next click', async ({page}) => {
  await page.goto('/');
  await hydrated(page);
  await page.route(isPageChunk, (route) => route.abort());
  await page.getByRole('button', {name: '用我的浏览器真跑一次'}).click();
  await expect(page.getByRole('alert')).toHaveText('代码没有下载成功，检查网络后再试一次。');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();

  await page.unroute(isPageChunk);
  await expect(page.getByRole('button', {name: '重试'})).toBeFocused();
  await page.keyboard.press('Enter');
  await untilConnected(page, 4);
});
