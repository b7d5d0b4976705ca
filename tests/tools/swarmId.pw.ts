import type {Page} from '@playwright/test';
import {expect, hydrated, open, test} from '../page.ts';

const PATH = '/tools/swarm-id';
const verdict = (page: Page) => page.locator('[data-verdict]');
const viewer = (page: Page, name: '甲' | '乙') => page.getByRole('region', {name: `观众${name}`, exact: true});

async function openSwarmId(page: Page, search = ''): Promise<void> {
  await open(page, `${PATH}${search}`);
}

test('opens with an example and its verdict, before any script', async ({browser, baseURL}) => {
  const page = await browser.newPage({javaScriptEnabled: false, baseURL});
  await page.goto(PATH);
  await expect(verdict(page)).toContainText('不在同一个群组');
  await expect(page.locator('[data-reason="path-token"]')).toBeVisible();
  await page.close();
});

test('a link that carries addresses shows their verdict, whether or not the page is touched', async ({page}) => {
  const address = encodeURIComponent('https://my.example.com/live/a.m3u8');
  await page.goto(`${PATH}#?aUrl=${address}&bUrl=${address}`);
  await expect(verdict(page)).toContainText('会互传切片');
});

test('the link of a heading keeps what was typed', async ({page}) => {
  await openSwarmId(page);
  const first = page.getByLabel('播放地址').first();
  await first.fill('https://my.example.com/live/a.m3u8');
  await page.locator('#verdict .hash-link').click({force: true});
  await expect(page).toHaveURL(/#verdict$/);
  await expect(first).toHaveValue('https://my.example.com/live/a.m3u8');
});

test('every field says in its name whose it is', async ({page}) => {
  await openSwarmId(page);
  for (const name of ['甲', '乙'] as const) {
    for (const [role, count] of [
      ['textbox', 4],
      ['group', 1],
    ] as const) {
      await expect(viewer(page, name).getByRole(role)).toHaveCount(count);
      await expect(page.getByRole(role, {name: `（观众${name}）`})).toHaveCount(count);
    }
  }
});

test('a swarmId on both sides brings the two together, and the address keeps it', async ({page}) => {
  await openSwarmId(page);
  await page.getByRole('button', {name: '给两边设同一个 swarmId'}).click();
  await expect(verdict(page)).toHaveText('在同一个群组，会互传切片。');
  await expect(page).toHaveURL(/aId=channel-1/);
  await page.reload();
  await hydrated(page);
  await expect(verdict(page)).toHaveText('在同一个群组，会互传切片。');
  await viewer(page, '乙').getByText('p2p-media-loader', {exact: true}).click();
  await expect(page.locator('[data-reason="version"]')).toBeVisible();
});

test('two streams that would mix are called so', async ({page}) => {
  await openSwarmId(page);
  await page.getByRole('button', {name: '看一个串台的例子'}).click();
  await expect(verdict(page)).toContainText('会串台');
});

test('the shown id is the one of the engine', async ({page}) => {
  const query = new URLSearchParams({
    aUrl: 'https://cdn.x2p2p.example/live.m3u8?token=a',
    aRendition: '#EXT-X-STREAM-INF:BANDWIDTH=1280000,RESOLUTION=1280x720',
  });
  await openSwarmId(page, `?${query}`);
  await expect(page.getByText('v2-https://cdn.x2p2p.example/live.m3u8-main-1280000//1280x720///', {exact: true})).toBeVisible();
});

test('bad input is answered, never lost, never NaN', async ({page}) => {
  await openSwarmId(page);
  const a = viewer(page, '甲');
  await a.getByLabel('播放地址').fill('<script>window.__xss=1</script>');
  await expect(a.getByText('要以 http:// 或 https:// 开头')).toBeVisible();
  await expect(verdict(page)).toContainText('还算不出');
  await a.getByLabel('清晰度或音轨').fill('1e9');
  await expect(a.getByText('要从 #EXT-X-STREAM-INF 起')).toBeVisible();
  await expect(page.locator('main')).not.toContainText('NaN');
  expect(await page.evaluate(() => '__xss' in window)).toBe(false);
});

test('an address with nonsense says what it did not take', async ({page}) => {
  await openSwarmId(page, '?aVariant=-4&aEngine=nine');
  await expect(page.getByText('这是旧版的链接')).toBeVisible();
  await expect(page.getByText('地址里的 aEngine 应为')).toBeVisible();
});

test('a token in the tracker stays out of the address', async ({page}) => {
  await openSwarmId(page);
  await viewer(page, '甲').getByLabel('Tracker').fill('wss://tracker.x2p2p.example/announce?token=secret');
  await expect(page).toHaveURL(/aTracker=/);
  expect(page.url()).not.toContain('secret');
});
