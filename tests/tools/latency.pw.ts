import {expect, test} from '../page.ts';
import {openTool} from './tool.ts';

test('sliders work with the keyboard, the address follows, and its link restores everything', async ({page}) => {
  await openTool(page, 'latency');
  const plan = page.locator('[data-latency-plan]');
  await expect(plan).toHaveAttribute('data-latency', '36');
  await page.getByRole('slider', {name: '播放列表里的切片数'}).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(plan).toHaveAttribute('data-latency', '32');
  await expect(page).toHaveURL(/\?n=9$/);
  await page.getByLabel('同时观看的人数').fill('6');
  await expect(plan).toHaveAttribute('data-ceiling', '0.5000');
  await expect(page).toHaveURL(/a=6/);

  const copy = await page.context().newPage();
  await openTool(copy, 'latency', new URL(page.url()).search);
  await expect(copy.locator('[data-latency-plan]')).toHaveAttribute('data-latency', '32');
  await expect(copy.getByLabel('同时观看的人数')).toHaveValue('6');
});

test('a red zone is said in words', async ({page}) => {
  await openTool(page, 'latency', '?d=2&n=5');
  await expect(page.locator('[data-finding="no-room"]')).toContainText('没有 P2P 空间');
  await expect(page.locator('[data-latency-plan]')).toHaveAttribute('data-room', 'none');
});

test('charts have their numbers in a table', async ({page}) => {
  await openTool(page, 'latency');
  await page.getByText('这张图的数据').first().click();
  await expect(page.getByRole('row', {name: /^10 个 36 s 12 s 17 s/})).toBeVisible();
});

test('what is typed into a number is kept, and only numbers count', async ({page}) => {
  await openTool(page, 'latency');
  const field = page.getByLabel('主要清晰度的码率');
  for (const text of ['abc', '-5', '1e9', '', '٣', '9'.repeat(400)]) {
    await field.fill(text);
    await expect(field).toHaveValue(text);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('[data-latency-plan]')).toContainText('1 MB');
  }
});
