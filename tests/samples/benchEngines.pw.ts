import type {Page} from '@playwright/test';
import {webProducts} from '@x2p2p/site/data/products';
import {expect, open, test, watchRequests} from '../page.ts';

const run = (page: Page) => page.getByRole('button', {name: '运行', exact: true}).click();
const calls = (page: Page) => page.locator('[aria-label="调用与结果"] article');
const latestCall = (page: Page) => calls(page).first();
const argument = (page: Page) => page.getByLabel('参数（JSON）');

/** An address calls an engine by its package. */
const inAddress = (name: string) => name.replace('x2-', '');

async function openBench(page: Page, query = ''): Promise<void> {
  await open(page, `/api/test${query}`);
  const method = new URLSearchParams(query).get('method');
  if (method) await expect(page.getByLabel('方法')).toHaveValue(method);
}

test('opens with a filled-in example, and loads nothing of the engine before the first call', async ({page}) => {
  const requests = watchRequests(page, ({pathname}) => pathname.includes('/media/lab/'));
  await openBench(page);
  await expect(page.getByLabel('方法')).toHaveValue('applyDynamicConfig');
  await expect(argument(page)).toHaveValue(/highDemandTimeWindow/);
  expect(requests).toEqual([]);
  await run(page);
  await expect(latestCall(page)).toContainText('成功，没有返回值');
  await expect(page.getByLabel('事件日志，新的在前')).toContainText('onSegmentLoaded');
  expect(requests).not.toEqual([]);
});

const classNames = {hls: 'HlsJsP2PEngine', shaka: 'ShakaP2PEngine'} as const;
for (const {id, package: name} of webProducts) {
  test(`${name}: every call of the reference can be made`, async ({page}) => {
    await page.goto(`/api/${name}/engine/classes/${classNames[id]}`);
    const entries = await page
      .getByRole('link', {name: '在 API 测试台试一试'})
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).search));
    const methods = entries.map((query) => new URLSearchParams(query).get('method')!);
    expect(methods.length).toBeGreaterThan(10);
    await openBench(page, entries[0]);
    await expect(page.getByLabel('引擎')).toHaveValue(id);
    for (const [index, method] of methods.entries()) {
      // An engine is bound to a player only once, and earlier calls have bound this one: start anew.
      if (method.startsWith('bind')) await openBench(page, entries[index]);
      else await page.getByLabel('方法').selectOption(method);
      const made = await calls(page).count();
      await run(page);
      await expect(calls(page)).toHaveCount(made + 1);
      await expect(latestCall(page), method).toContainText(/成功，没有返回值|返回/);
    }
  });
}

test('a refused call shows its error id and where to read on', async ({page}) => {
  await openBench(page, '?method=constructor');
  // The example appears once the method has been read from the address.
  await expect(argument(page)).toHaveValue(/"token": "local"/);
  await argument(page).fill('{"core": {"announceTrackers": ["wss://tracker.x2p2p.example/announce"]}}');
  await run(page);
  await expect(latestCall(page)).toContainText('X2-1001');
  await expect(latestCall(page).getByRole('link')).toHaveAttribute('href', '/docs/faq/errors#x2-1001');
});

for (const {package: name} of webProducts) {
  test(`${name}: two tabs exchange segments`, async ({page: first, context}) => {
    const query = `?engine=${inAddress(name)}&method=getConfig`;
    await openBench(first, query);
    await run(first);
    await expect(latestCall(first)).toContainText('mainStream');
    const second = await context.newPage();
    await openBench(second, query);
    await run(second);
    const p2p = async (page: Page) => Number((await page.locator('dl').innerText()).match(/P2P\s+([\d,]+) kB/)?.[1]?.replaceAll(',', ''));
    await expect.poll(async () => (await p2p(first)) + (await p2p(second)), {timeout: 40_000}).toBeGreaterThan(200);
  });
}
