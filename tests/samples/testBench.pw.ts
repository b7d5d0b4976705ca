import {expect, test, type BrowserContext, type Page} from '@playwright/test';
import {open, watchRequests} from '../page.ts';

const run = (page: Page) => page.getByRole('button', {name: '运行', exact: true}).click();
const latestCall = (page: Page) => page.locator('[aria-label="调用与结果"] article').first();
const argument = (page: Page) => page.getByLabel('参数（JSON）');

async function openBench(context: BrowserContext, query = ''): Promise<Page> {
  const page = await context.newPage();
  await open(page, `/api/test${query}`);
  const method = new URLSearchParams(query).get('method');
  if (method) await expect(page.getByLabel('方法')).toHaveValue(method);
  return page;
}

test('opens with a filled-in example, and loads nothing of the engine before the first call', async ({context}) => {
  const requests = watchRequests(context, () => true);
  const page = await openBench(context);
  await expect(page.getByLabel('方法')).toHaveValue('applyDynamicConfig');
  await expect(argument(page)).toHaveValue(/highDemandTimeWindow/);
  expect(requests.filter((url) => url.includes('/media/lab/'))).toEqual([]);
  const before = requests.length;
  await run(page);
  await expect(latestCall(page)).toContainText('成功，没有返回值');
  expect(requests.length).toBeGreaterThan(before);
  await expect(page.getByLabel('事件日志，新的在前')).toContainText('onSegmentLoaded');
});

test('the method is in the address, both ways', async ({context}) => {
  const page = await openBench(context, '?method=getStats');
  await expect(page.getByLabel('方法')).toHaveValue('getStats');
  await page.getByLabel('方法').selectOption('getConfig');
  await expect(page).toHaveURL(/\?method=getConfig$/);
  await page.getByLabel('引擎').selectOption('shaka');
  await expect(page).toHaveURL(/\?engine=shaka&method=applyDynamicConfig$/);
});

for (const [engine, className] of [['hlsjs', 'HlsJsP2PEngine'], ['shaka', 'ShakaP2PEngine']] as const) {
  test(`${engine}: every call of the reference can be made from its entry`, async ({context}) => {
    const reference = await context.newPage();
    await reference.goto(`/api/x2-${engine}/engine/classes/${className}`);
    const entries = await reference.getByRole('link', {name: '在 API 测试台试一试'}).evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).search));
    expect(entries.length).toBeGreaterThan(10);
    for (const query of entries) {
      const bench = await openBench(context, query);
      await expect(bench.getByLabel('引擎')).toHaveValue(engine);
      await expect(bench.getByLabel('方法')).toHaveValue(new URLSearchParams(query).get('method')!);
      await run(bench);
      await expect(latestCall(bench), query).toContainText(/成功，没有返回值|返回/);
      await bench.close();
    }
  });
}

test('bad JSON is answered with one sentence, and nothing runs', async ({context}) => {
  const page = await openBench(context);
  await argument(page).fill('{"core": {highDemandTimeWindow: 8}}');
  await run(page);
  await expect(page.locator('[role=alert]:not(:empty)')).toHaveText('参数不是合法的 JSON：第 1 行第 11 列附近有误。字段名和文字要用英文双引号，最后一项后面不能有逗号。');
  await expect(page.locator('[aria-label="调用与结果"] article')).toHaveCount(0);
});

test('a refused call shows its error id and where to read on', async ({context}) => {
  const page = await openBench(context, '?method=constructor');
  // The example of the method named in the address follows its name.
  await expect(argument(page)).toHaveValue(/"token": "local"/);
  await argument(page).fill('{"core": {"announceTrackers": ["wss://tracker.x2p2p.example/announce"]}}');
  await run(page);
  await expect(latestCall(page)).toContainText('X2-1001');
  await expect(latestCall(page).getByRole('link')).toHaveAttribute('href', '/docs/faq/Integration#x2-1001');
});

for (const engine of ['hlsjs', 'shaka']) {
  test(`${engine}: two tabs exchange segments`, async ({context}) => {
    const query = engine === 'shaka' ? '?engine=shaka&method=getConfig' : '?method=getConfig';
    const first = await openBench(context, query);
    await run(first);
    await expect(latestCall(first)).toContainText('mainStream');
    const second = await openBench(context, query);
    await run(second);
    const p2p = async (page: Page) => Number((await page.locator('dl').innerText()).match(/P2P\s+([\d,]+) kB/)?.[1]?.replaceAll(',', ''));
    await expect.poll(async () => (await p2p(first)) + (await p2p(second)), {timeout: 40_000}).toBeGreaterThan(200);
  });
}
