import {readFile} from 'node:fs/promises';
import type {Browser, Locator, Page} from '@playwright/test';
import {PNG} from 'pngjs';
import decodeQR from 'qr/decode.js';
import {writeJoin, type Exchange} from '@x2p2p/site/lab/devices/joinCode';
import {createSiteServer, listen} from '../../scripts/siteServer.ts';
import {expect, test, watchRequests} from '../page.ts';
import {figures, logged, openLab, until} from './lab.ts';

// Two devices are found and joined step by step: on a busy machine an engine's first offer may run out, and its next is made half a minute later.
test.describe.configure({timeout: 300_000});
const FOUND_WITHIN_MS = 90_000;

const said = (page: Page): Locator => page.locator('[data-lab-devices-said]');
const ledger = (page: Page): Locator => page.locator('[data-lab-devices]');
const invite = (page: Page): Promise<void> => page.getByRole('button', {name: '让另一台设备加入'}).click();

async function linkOn(page: Page): Promise<string> {
  const code = page.locator('[data-lab-link]');
  await expect(code.getByRole('img')).toBeVisible();
  const link = (await code.getAttribute('data-lab-link'))!;
  const {width, height, data} = PNG.sync.read(await code.screenshot());
  expect(decodeQR({width, height, data}), 'what a camera reads').toBe(link);
  return link;
}

/** A browser of its own: neither storage nor channels are shared with the test's page. */
async function onOtherDevice(browser: Browser, act: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({locale: 'zh-CN'});
  try {
    await act(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Bytes that devices sent each other, row by row. */
const flows = (page: Page): Promise<number[]> =>
  ledger(page)
    .locator('[data-from-device]')
    .evaluateAll((cells) => cells.map((cell) => Number((cell as HTMLElement).dataset.fromDevice)));

async function expectShared(page: Page, other: Page): Promise<void> {
  for (const one of [page, other]) {
    await expect(ledger(one)).toHaveAttribute('data-lab-devices', '2');
    await until(
      one,
      'the other device is seen',
      ({phase, viewers, outsidePeers}) => phase === 'running' && viewers === 1 && outsidePeers === 1,
      FOUND_WITHIN_MS,
    );
    await expect(ledger(one)).toHaveAttribute('data-local-candidate', /^(mdns|host|prflx)$/);
    await expect(ledger(one)).toContainText(/往返 (不到 1|[1-9]\d*) ms/);
  }
  await expect.poll(async () => (await flows(page)).filter((bytes) => bytes > 50_000), {timeout: 60_000}).toHaveLength(2);
  await expect
    .poll(async () => (await flows(other)).map((bytes) => bytes > 0), 'each received from the other, and nobody from themselves')
    .toEqual([false, true, true, false]);
  await expect(page.getByRole('rowheader', {name: '设备 1（这台）'})).toBeVisible();
  await expect(other.getByRole('rowheader', {name: '设备 2（这台）'})).toBeVisible();
}

test('with a tracker beside the page, whoever opens the link is in', async ({page, browser}) => {
  const server = createSiteServer(undefined, {hasTracker: true});
  const origin = await listen(server, 0);
  try {
    await page.goto(`${origin}/lab`);
    await invite(page);
    const link = new URL(await linkOn(page));
    expect(link.hash).toMatch(/^#\?viewers=1&join=r[\w-]{20}$/);
    expect(link.hostname, 'an address that other devices reach').not.toBe('localhost');
    await onOtherDevice(browser, async (other) => {
      await other.goto(`${origin}/lab${link.hash}`);
      await expectShared(page, other);
      await logged(page, '另一台设备加入了。');
    });
    await logged(page, '另一台设备离开了');
  } finally {
    server.close();
  }
});

test('without a server, two codes join two devices; the run is saved with who sent what', async ({page, context, browser}) => {
  await openLab(page, '');
  const makers = watchRequests(context, ({pathname}) => /\.js$/.test(pathname));
  await invite(page);
  const link = await linkOn(page);
  expect(makers, 'what draws the code comes only now').not.toEqual([]);
  expect(link.length).toBeLessThanOrEqual(400);
  await onOtherDevice(browser, async (other) => {
    await other.goto(link);
    const answer = await linkOn(other);
    expect(answer.length).toBeLessThanOrEqual(400);
    await expect(said(other)).toContainText('已经找到第一台设备');
    expect((await figures(other)).phase, 'nothing plays before they are joined').toBe('idle');
    const scanned = await context.newPage();
    await scanned.goto(answer);
    await expect(said(scanned)).toContainText('已经交给等着的那一页');
    await scanned.close();
    await expectShared(page, other);
  });
  await logged(page, '另一台设备离开了');
  const {segments} = await figures(page);
  await until(page, 'it plays on alone', (now) => now.segments > segments + 2);
});

test('a second code that cannot be scanned is pasted, and the figures are saved', async ({page, browser}) => {
  await openLab(page, '');
  await invite(page);
  const link = await linkOn(page);
  const field = page.getByLabel(/粘贴到这里/);
  for (const [text, sentence] of [
    ['https://example.com/', /没有找到邀请链接/],
    [link, /这是邀请，不是回应/],
    [link.replace(/join=.*/, 'join=a123'), /不完整/],
  ] as const) {
    await field.fill(text);
    await expect(field).toHaveAccessibleDescription(sentence);
  }
  await onOtherDevice(browser, async (other) => {
    await other.goto(link);
    await field.fill(await linkOn(other));
    await expectShared(page, other);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', {name: '保存为 JSON'}).click();
    const {devices} = JSON.parse(await readFile(await (await downloading).path(), 'utf8')) as {
      devices: {rows: {number: number; fromDevices: number[]}[]};
    };
    expect(devices.rows.map(({number}) => number)).toEqual([1, 2]);
    expect(devices.rows[0]!.fromDevices[1]).toBeGreaterThan(0);
    await page.getByRole('button', {name: '断开'}).click();
    await expect(page.getByRole('button', {name: '让另一台设备加入'})).toBeVisible();
  });
});

/** Whatever serves the built site has no tracker beside it here, as a server of files has none. */
test.beforeEach(async ({context, baseURL}) => {
  await context.route(`${new URL(baseURL!).origin}/announce`, (route) => route.fulfill({status: 404}));
});

const now = (): number => Math.floor(Date.now() / 1000);
const exchange = (kind: Exchange['kind'], madeAt: number): string =>
  writeJoin({
    kind,
    invitation: 7,
    madeAt,
    description: {
      ufrag: 'abcd',
      password: 'a'.repeat(24),
      fingerprint: new Uint8Array(32),
      candidates: [{kind: 'mdns', address: '00000000-0000-4000-8000-000000000000.local', port: 9}],
    },
  });

for (const [what, code, sentence] of [
  ['damaged', () => exchange('offer', now()).slice(0, -9), /不完整/],
  ['expired', () => exchange('offer', now() - 3600), /已经过期/],
  ['foreign', () => 'https://example.com/invite', /不是实验室的邀请链接/],
  ['hostile', () => 'o<img src=x onerror=alert(1)>%00\u202e', /不完整/],
  ['an answer nobody waits for', () => exchange('answer', now()), /没有等着这个回应的页面/],
  ['a room where there is no tracker', () => `r${'a'.repeat(20)}`, /要有 Tracker 才进得去/],
] as const) {
  test(`a link that is ${what} gets one sentence, and the laboratory works`, async ({page}) => {
    await page.goto(`/lab#?viewers=2&join=${encodeURIComponent(code())}`);
    await expect(said(page)).toHaveText(sentence, {timeout: 20_000});
    expect((await said(page).innerText()).match(/。/g)).toHaveLength(1);
    await expect(page.getByLabel('观众人数').locator('output')).toHaveText('2');
    await page.getByRole('button', {name: '开始', exact: true}).click();
    await until(page, 'it plays', ({segments}) => segments > 2);
    await invite(page);
    await expect(said(page)).toContainText('等另一台设备扫码');
    await linkOn(page);
  });
}

test('an invitation that is opened in the browser that made it says so', async ({page, context}) => {
  await openLab(page, '');
  await invite(page);
  const link = await linkOn(page);
  const same = await context.newPage();
  await same.goto(link);
  await expect(said(same)).toContainText('这个邀请是这个浏览器自己发出的');
  await expect(said(page), 'the invitation stands').toContainText('等另一台设备扫码');
  await page.getByRole('button', {name: '取消'}).click();
  await expect(page.locator('[data-lab-link]')).toHaveCount(0);
});

test('a device that cannot be reached is said to be in another network, and the code stays', async ({page}) => {
  await page.goto(`/lab#?join=${exchange('offer', now())}`);
  await linkOn(page);
  await expect(said(page)).toContainText('两台设备不在同一网络', {timeout: 30_000});
  await expect(page.locator('[data-lab-link]')).toBeVisible();
});
