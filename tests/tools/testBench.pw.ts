import type {Page} from '@playwright/test';
import {expect, holdRequests, hydrated, isPageChunk, open, test} from '../page.ts';

const argument = (page: Page) => page.getByLabel('参数（JSON）');
const method = (page: Page) => page.getByLabel('方法');
const OWN = '{"core": {"highDemandTimeWindow": 9}}';

async function openBench(page: Page, search = ''): Promise<void> {
  await open(page, `/api/test${search}`);
}

test('what was typed as an argument is there again after another method, and another engine', async ({page}) => {
  await openBench(page);
  await argument(page).fill(OWN);
  await method(page).selectOption('constructor');
  await expect(argument(page)).toHaveValue(/"token": "local"/);
  await argument(page).fill('{"token": "mine"}');
  await method(page).selectOption('getStats');
  await expect(argument(page)).toHaveCount(0);
  await method(page).selectOption('applyDynamicConfig');
  await expect(argument(page)).toHaveValue(OWN);
  await page.getByLabel('引擎').selectOption({label: 'x2-shaka'});
  await expect(argument(page)).toHaveValue(OWN);
  await method(page).selectOption('constructor');
  await expect(argument(page)).toHaveValue('{"token": "mine"}');
  await page.getByRole('button', {name: '恢复例子'}).click();
  await expect(argument(page)).toHaveValue(/"token": "local"/);
});

test('the method is in the address, both ways', async ({page}) => {
  await openBench(page, '?method=getStats');
  await expect(method(page)).toHaveValue('getStats');
  await method(page).selectOption('getConfig');
  await expect(page).toHaveURL(/\?method=getConfig$/);
  await page.getByLabel('引擎').selectOption({label: 'x2-shaka'});
  await expect(page).toHaveURL(/\?engine=shaka&method=applyDynamicConfig$/);
});

test('a reload keeps arguments, and no address holds them', async ({page}) => {
  await openBench(page, '?method=constructor');
  await argument(page).fill('{"token": "mine"}');
  await method(page).selectOption('applyDynamicConfig');
  await argument(page).fill(OWN);
  await expect(page).toHaveURL(/\?method=applyDynamicConfig$/);
  await expect.poll(() => page.evaluate(() => JSON.stringify(window.history.state))).toContain('highDemandTimeWindow');
  await page.reload();
  await hydrated(page);
  await expect(argument(page)).toHaveValue(OWN);
  await method(page).selectOption('constructor');
  await expect(argument(page)).toHaveValue('{"token": "mine"}');
  expect(page.url()).not.toContain('mine');
});

for (const [search, sentence] of [
  ['?method=getStat', '地址里的方法「getStat」x2-hlsjs 没有，已改用 applyDynamicConfig。'],
  ['?engine=dash&method=getStats', '地址里的引擎「dash」测试台没有，已改用 x2-hlsjs。'],
  ['?engine=shaka&method=bindHls', '地址里的方法「bindHls」x2-shaka 没有，x2-hlsjs 才有，已改用 applyDynamicConfig。'],
] as const) {
  test(`${search} says what is wrong and what was chosen`, async ({page}) => {
    await openBench(page, search);
    await expect(page.locator('main [role="alert"]:not(:empty)')).toHaveText(sentence);
    await method(page).selectOption('getConfig');
    await expect(page.locator('main [role="alert"]:not(:empty)')).toHaveCount(0);
  });
}

test('a mistake is told in one sentence, runs nothing, belongs to its field, and goes when it is mended', async ({page}) => {
  await openBench(page);
  await argument(page).fill('{"core": {highDemandTimeWindow: 8}}');
  await page.getByRole('button', {name: '运行', exact: true}).click();
  await expect(argument(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(argument(page)).toHaveAccessibleDescription(
    '参数不是合法的 JSON：第 1 行第 11 列附近有误。字段名和文字要用英文双引号，最后一项后面不能有逗号。',
  );
  await expect(page.getByRole('region', {name: '调用与结果'}).getByRole('article')).toHaveCount(0);
  await argument(page).fill(OWN);
  await expect(argument(page)).toHaveAttribute('aria-invalid', 'false');
});

test('a call keeps the focus where it was asked for, and is told in one sentence', async ({page}) => {
  await openBench(page, '?method=getConfig');
  const release = await holdRequests(page, isPageChunk);
  const run = page.getByRole('button', {name: /^运行/});
  const results = page.getByRole('region', {name: '调用与结果'});
  await run.focus();
  await page.keyboard.press('Enter');
  await expect(run).toHaveText('运行中');
  // Pressed again while the first call runs, it does nothing.
  await page.keyboard.press('Enter');
  release();
  await expect(results.getByRole('status')).toHaveText('getConfig()：已返回');
  await expect(results.getByRole('article')).toHaveCount(1);
  await expect(run).toBeFocused();
  await expect(results.locator('[aria-live], [role=status] article')).toHaveCount(0);
  await method(page).selectOption('constructor');
  await argument(page).fill('{"core": {"announceTrackers": ["wss://tracker.x2p2p.example/announce"]}}');
  await run.click();
  await expect(results.getByRole('status')).toHaveText('constructor()：抛出 X2-1001');
});

for (const [way, begin] of Object.entries({
  'begins anew': (page: Page) => page.getByRole('button', {name: '全部重来'}).click(),
  'looks at the other engine': async (page: Page) => {
    await page.getByLabel('引擎').selectOption({label: 'x2-shaka'});
    await page.getByLabel('引擎').selectOption({label: 'x2-hlsjs'});
  },
})) {
  test(`a call that waits for its engine is given up when the reader ${way}`, async ({page}) => {
    await openBench(page, '?method=getConfig');
    const release = await holdRequests(page, isPageChunk);
    const run = page.getByRole('button', {name: /^运行/});
    const results = page.getByRole('region', {name: '调用与结果'});
    await run.click();
    await expect(run).toHaveText('运行中');
    await begin(page);
    await expect(run).toHaveText('运行');
    await method(page).selectOption('getStats');
    await run.click();
    release();
    await expect(results.getByRole('status')).toHaveText('getStats()：已返回');
    await expect(results.getByRole('article')).toHaveCount(1);
  });
}

test('after a new start, the log holds events of the new engine alone', async ({page, context}) => {
  const other = await context.newPage();
  const events = page.getByRole('region', {name: '事件'});
  for (const tab of [other, page]) {
    await openBench(tab, '?method=injectMixin');
    await tab.getByRole('button', {name: '运行', exact: true}).click();
  }
  await expect(events).toContainText('onPeerConnect');
  await page.getByRole('button', {name: '全部重来'}).click();
  await expect(events).not.toContainText('onPeerConnect');
  await page.getByRole('button', {name: '运行', exact: true}).click();
  await expect(events).toContainText('onPeerConnect');
  // Asked once: the log forgets its oldest entries.
  expect(await events.innerText()).not.toContain('onPeerClose');
});
