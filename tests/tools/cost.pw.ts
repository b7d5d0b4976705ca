import {readFile} from 'node:fs/promises';
import {expect, test} from '../page.ts';
import {expectNoNonsense, openTool} from './tool.ts';

test('a range comes from a worker, and is saved as picture and data', async ({page}) => {
  await openTool(page, 'cost');
  await expect(page.locator('[data-cost-estimate]')).toHaveAttribute('data-saving', /^\d+\.\d\d$/);
  expect(page.workers(), 'nothing is loaded before it is asked for').toHaveLength(0);
  await page.getByRole('button', {name: '计算范围'}).click();
  await expect(page.locator('[data-simulation="done"]')).toBeVisible({timeout: 30_000});
  await expectNoNonsense(page);

  const save = async (name: string): Promise<Buffer> => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', {name}).click();
    return readFile(await (await downloading).path());
  };
  const csv = (await save('保存数据（CSV）')).toString();
  expect(csv.trim().split('\r\n')).toHaveLength(1001);
  const svg = (await save('保存图片（SVG）')).toString();
  expect(svg).toMatch(/^<svg[^>]+xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  expect(svg, 'readable outside the page').not.toMatch(/class=|var\(--/);
  const png = await save('保存图片（PNG）');
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(png.length).toBeGreaterThan(5000);
});

test('without a bill the range is one of money, not of shares', async ({page}) => {
  await openTool(page, 'cost', '?cdn=0');
  await page.getByRole('button', {name: '计算范围'}).click();
  await expect(page.locator('[data-simulation="done"]')).toBeVisible({timeout: 30_000});
  const outcome = page.locator('[data-cost-outcome]');
  await expect(outcome.locator('p').first()).toContainText(/费用是 0，算不出比例.*每月节省落在 -[\d,.]+ 万? ?到 -/);
  await expect(outcome).not.toContainText('占原费用');
  await expectNoNonsense(page);
});

test('opens with the example and its range, before any script; its data can be saved', async ({page, browser, baseURL}) => {
  const plain = await browser.newPage({javaScriptEnabled: false, baseURL: baseURL!});
  await plain.goto('/tools/cost');
  await expect(plain.locator('[data-cost-outcome]')).toContainText('90% 的可能落在');
  const shown = await plain.locator('[data-cost-outcome]').getAttribute('data-pays');
  await plain.close();

  await openTool(page, 'cost');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', {name: '保存数据（CSV）'}).click();
  expect((await readFile(await (await downloading).path())).toString().trim().split('\r\n')).toHaveLength(1001);
  await page.getByRole('button', {name: '计算范围'}).click();
  await expect(page.locator('[data-simulation="done"]')).toBeVisible({timeout: 30_000});
  await expect(page.locator('[data-cost-outcome]')).toHaveAttribute('data-pays', shown!);
});

test('the same link shows the same result, and a change marks it as old', async ({page}) => {
  const shares: (string | null)[] = [];
  for (let round = 0; round < 2; round++) {
    await openTool(page, 'cost', '?seed=7&peak=2&fixed=20000');
    await expect(page.getByText('下面还是例子的结果')).toBeVisible();
    await page.getByRole('button', {name: '计算范围'}).click();
    await expect(page.locator('[data-simulation="done"]')).toBeVisible({timeout: 30_000});
    shares.push(await page.locator('[data-cost-outcome]').getAttribute('data-pays'));
  }
  expect(shares[0]).toBe(shares[1]);
  await page.getByLabel('固定支出').fill('1');
  await expect(page.getByText('输入改过了')).toBeVisible();
});

test('progress is shown and can be cancelled', async ({page}) => {
  await openTool(page, 'cost', '?channels=2000&samples=5000');
  await page.getByRole('button', {name: '计算范围'}).click();
  await expect.poll(() => page.getByRole('progressbar').evaluate((bar) => (bar as HTMLProgressElement).value)).toBeGreaterThan(0);
  await page.getByRole('button', {name: '取消'}).click();
  await expect(page.locator('[data-simulation="example"]')).toBeVisible();
  await expect.poll(() => page.workers().length).toBe(0);
});

test('says when it does not pay', async ({page}) => {
  await openTool(page, 'cost', '?p2p=2&fixed=0');
  await expect(page.locator('[data-cost-estimate]')).toContainText('多花');
  await page.getByRole('button', {name: '计算范围'}).click();
  await expect(page.locator('[data-simulation="done"]')).toBeVisible({timeout: 30_000});
  await expect(page.locator('[data-cost-outcome]')).toHaveAttribute('data-pays', '0.000');
  await expect(page.getByRole('row', {name: /P2P 单价 每 GB 2 高于每 GB 1 就不划算/})).toBeVisible();
});

test('a number typed just before following the link of a heading is kept in the address, also on the way back', async ({page}) => {
  await openTool(page, 'cost');
  const peak = page.getByLabel('每天的峰值带宽');
  // In one task, because the address is written only a moment after the last change.
  await peak.evaluate((field: HTMLInputElement) => {
    field.select();
    document.execCommand('insertText', false, '33');
    document.querySelector<HTMLElement>('#estimate .hash-link')!.click();
  });
  await expect(page).toHaveURL(/\?peak=33#estimate$/);
  await expect(peak).toHaveValue('33');
  await page.goBack();
  await expect(page).toHaveURL(/\/tools\/cost\?peak=33$/);
  await expect(peak).toHaveValue('33');
});

test('restoring the example replaces text that is no number', async ({page}) => {
  await openTool(page, 'cost');
  const peak = page.getByLabel('每天的峰值带宽');
  await peak.fill('abc');
  await expect(peak).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', {name: '恢复例子'}).click();
  await expect(peak).toHaveValue('10');
  await expect(peak).not.toHaveAttribute('aria-invalid', 'true');
});

test('a price that was cut when the way of billing changed is said to be until it is edited, whatever else changes', async ({page}) => {
  await openTool(page, 'cost', '?cdn=10000');
  const price = page.getByLabel('CDN 单价');
  await page.getByText('按 95 峰值带宽', {exact: true}).click();
  await expect(price).toHaveValue('1000000');
  await expect(price).toHaveAccessibleDescription(/已改为 1,000,000；月费因此比换之前少/);
  // At this load, the price would not be cut.
  await page.getByLabel('全天平均 ÷ 峰值').fill('0.2');
  await expect(page).toHaveURL(/load=0\.2/);
  await expect(price).toHaveAccessibleDescription(/已改为 1,000,000/);
  await price.fill('20');
  await expect(price).not.toHaveAccessibleDescription(/已改为/);
});
