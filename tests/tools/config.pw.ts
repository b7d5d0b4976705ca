import type {Page} from '@playwright/test';
import {webProducts} from '@x2p2p/site/data/products';
import type {Skin} from '@x2p2p/site/tools/config/skins';
import {startTracker} from '@x2p2p/tracker';
import {expectP2P, expectPlayback, watch} from '../samples/viewer.ts';
import {receivedBytes} from '../streamViewer.ts';
import {expect, test} from '../page.ts';
import {startConfigServer} from './configServer.ts';
import {DESKTOP, PHONE} from '../viewports.ts';
import {openTool} from './tool.ts';

type Generated = {setP2PAllowed(isAllowed: boolean): void; applyChange(): void};

/** Skins with a player of their own. */
const players: Readonly<Record<Exclude<Skin, 'browser'>, true>> = {dplayer: true, artplayer: true};

/** What plays the generated code, and how the tool is asked for it. */
const targets = [
  ...webProducts.map(({id}) => ({name: id, choice: {platform: id}})),
  ...Object.keys(players).map((skin) => ({name: skin, choice: {platform: 'hls', skin}})),
];

const elementFor = ({choice}: (typeof targets)[number]): string =>
  'skin' in choice ? '<div id="player"></div>' : '<video id="player" controls muted playsinline></video>';

/** What the page shows: the player's code, and the policy of its page. */
async function generatedCode(page: Page): Promise<[code: string, policy: string]> {
  const textOf = (file: string) => page.locator(`[data-generated="${file}"]`).innerText();
  return [await textOf('player'), (await textOf('csp')).match(/"([^"]+)"/)![1]!];
}

for (const target of targets) {
  test(`the code generated for ${target.name} plays, waits for consent, then shares`, async ({page, browser}) => {
    const tracker = await startTracker();
    const server = await startConfigServer();
    const query = new URLSearchParams({
      ...target.choice,
      mode: 'vod',
      upload: 'always',
      stream: `${server.origin}/stream/index.m3u8`,
      site: server.origin,
      tracker: tracker.url,
      stun: '',
      options: '{"highDemandTimeWindow": 4, "p2pNotReceivingBytesTimeoutMs": 4000}',
      dynamic: '{"isP2PUploadDisabled": true}',
    });
    await openTool(page, 'config', `?${query}`);
    await server.serve(...(await generatedCode(page)), elementFor(target));

    const first = await watch(browser, server.origin);
    const second = await watch(browser, server.origin);
    const allow = async (viewer: typeof first) => {
      // The code ends when the stream is there; on a busy machine the second viewer's may come after the first one plays.
      await viewer.page.waitForFunction(() => 'generated' in window);
      await viewer.page.evaluate(() => (window as never as {generated: Generated}).generated.setP2PAllowed(true));
    };
    try {
      await expectPlayback(first, 2);
      expect(await receivedBytes(second.page), 'nothing is shared before consent').toBe(0);
      await Promise.all([allow(first), allow(second)]);
      await expectP2P([first, second]);
      await expectPlayback(second);
      await first.page.evaluate(() => (window as never as {generated: Generated}).generated.applyChange());
      expect([...first.refusals, ...second.refusals], 'the generated policy lets everything through').toEqual([]);
      expect([...first.errors, ...second.errors]).toEqual([]);
    } finally {
      await Promise.all([first.close(), second.close()]);
      await server.close();
      await tracker.close();
    }
  });
}

for (const target of targets) {
  test(`without MSE, the code generated for ${target.name} leaves the stream to the system's player`, async ({page, browser}) => {
    const server = await startConfigServer();
    const elsewhere = server.origin.replace('localhost', '127.0.0.1');
    expect(elsewhere).not.toBe(server.origin);
    const query = new URLSearchParams({
      ...target.choice,
      stream: `${elsewhere}/stream/index.m3u8`,
      site: server.origin,
      tracker: '',
      stun: '',
    });
    await openTool(page, 'config', `?${query}`);
    await server.serve(...(await generatedCode(page)), elementFor(target));
    const context = await browser.newContext();
    await context.addInitScript(() =>
      ['MediaSource', 'ManagedMediaSource', 'WebKitMediaSource'].forEach((kind) => Reflect.deleteProperty(window, kind)),
    );
    const viewer = await context.newPage();
    const refusals: string[] = [];
    viewer.on('console', (message) => /Content Security Policy/.test(message.text()) && refusals.push(message.text()));
    try {
      const asked = viewer.waitForResponse((response) => response.url().endsWith('/stream/index.m3u8'));
      await viewer.goto(server.origin);
      await expect(viewer.locator(`video[src="${elsewhere}/stream/index.m3u8"]`)).toBeAttached();
      await asked;
      expect(refusals, 'the generated policy lets the system’s player through').toEqual([]);
    } finally {
      await context.close();
      await server.close();
    }
  });
}

test('what the engine would refuse is refused with its reason, and the code comes back when it is mended', async ({page}) => {
  await openTool(page, 'config');
  const options = page.getByLabel('其他选项（JSON）');
  await options.fill('{"highDemandWindow": 3, "simultaneousHttpDownloads": 99}');
  const problems = page.locator('[data-config-problems]');
  await expect(problems).toContainText('X2-1002');
  await expect(problems).toContainText('是不是想写 highDemandTimeWindow');
  await expect(problems).toContainText('X2-1004');
  await expect(page.locator('[data-generated]')).toHaveCount(0);
  await page.getByLabel('运行中要改的选项（JSON，可选）').fill('{"trackerClientVersionPrefix": "-A-"}');
  await expect(problems).toContainText('X2-1006');
  await page.getByRole('button', {name: '恢复例子'}).click();
  await expect(options).toHaveValue('');
  await expect(page.locator('[data-generated="player"]')).toContainText('setP2PAllowed');
});

for (const {width, height} of [DESKTOP, PHONE]) {
  test(`a link that brings what the engine refuses, at ${width} px: its field is in view, or one press away`, async ({page}) => {
    await page.setViewportSize({width, height});
    await openTool(page, 'config', `?options=${encodeURIComponent('{"nonsense": 1}')}`);
    const options = page.getByLabel('其他选项（JSON）');
    const go = page.getByRole('button', {name: '去改：选项'});
    await expect(go, 'beside the sentence, which stays in the window').toBeInViewport({ratio: 1});
    if (width === DESKTOP.width) await expect(options, 'beside the answer').toBeInViewport({ratio: 1});
    expect(await page.evaluate(() => scrollY), 'the window stays').toBe(0);
    await go.click();
    await expect(options).toBeFocused();
    await expect(options).toBeInViewport();
    await options.fill('');
    await expect(go).toHaveCount(0);
    await expect(page.locator('[data-generated="player"]')).toBeVisible();
  });
}

test('what is wrong with a field is said at the field', async ({page}) => {
  await openTool(page, 'config');
  for (const [label, text, words] of [
    ['其他选项（JSON）', '{highDemandTimeWindow: 3}', /不是正确的 JSON/],
    ['其他选项（JSON）', '{"highDemandWindow": 3}', /X2-1002.*highDemandTimeWindow/],
    ['运行中要改的选项（JSON，可选）', '{"trackerClientVersionPrefix": "-A-"}', /X2-1006/],
    ['播放地址', 'http://cdn.x2p2p.example/a.m3u8', /https:/],
    ['Tracker', 'https://tracker.x2p2p.example', /wss:/],
    ['STUN', 'turn:turn.x2p2p.example', /TURN/],
  ] as const) {
    const field = page.getByLabel(label, {exact: true});
    const before = await field.inputValue();
    await expect(field).toHaveAttribute('aria-invalid', 'false');
    await field.fill(text);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(words);
    await field.fill(before);
    await expect(page.locator('[data-generated="player"]')).toBeVisible();
  }
});

test('an old configuration is taken over without being run', async ({page}) => {
  await openTool(page, 'config');
  await page.getByText('已经在用 p2p-media-loader 或 CDNBye？').click();
  await page
    .getByLabel('JSON 或 JavaScript 对象')
    .fill(
      "var c = {loader: {trackerAnnounce: ['wss://t.example/announce'], simultaneousP2PDownloads: 5, cachedSegmentsCount: 30, segmentValidator: (window.wasRun = true, () => 1)}};",
    );
  await page.getByRole('button', {name: '导入', exact: true}).click();
  const report = page.locator('[data-config-import]');
  await expect(report).toContainText('2 项已填进上面，2 项没有带过来');
  await expect(report).toContainText('loader.cachedSegmentsCount');
  await expect(page.locator('[data-generated="player"]')).toContainText('simultaneousP2PDownloads: 5');
  await expect(page.locator('[data-generated="player"]')).toContainText('wss://t.example/announce');
  await expect(page).toHaveURL(/#\?.*simultaneousP2PDownloads/);
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
});

test("a configuration within a player's is found, and nobody's tracker stays", async ({page}) => {
  await openTool(page, 'config');
  const tracker = page.getByLabel('Tracker', {exact: true});
  await expect(tracker).not.toHaveValue('');
  await page.getByText('已经在用 p2p-media-loader 或 CDNBye？').click();
  await page
    .getByLabel('JSON 或 JavaScript 对象')
    .fill(
      "new DPlayer({video: {type: 'x', customType: {x(video) { new HlsWithP2P({lowLatencyMode: true, p2p: {core: {announceTrackers: ['https://t.example'], httpErrorRetries: 4}}}); }}}});",
    );
  await page.getByRole('button', {name: '导入', exact: true}).click();
  const report = page.locator('[data-config-import]');
  await expect(report).toContainText('里面没有能用的 Tracker');
  await expect(report).toContainText('浏览器只能经 WebSocket 连接 Tracker');
  await expect(report).toContainText('lowLatencyMode');
  await expect(page.getByRole('radio', {name: 'DPlayer'})).toBeChecked();
  await expect(tracker).toHaveValue('');
  await expect(page.locator('[data-generated="player"]')).toContainText('httpErrorRetries: 4');
});

test('the same words are announced again after another press', async ({page}) => {
  await openTool(page, 'config');
  const file = page.getByRole('region', {name: '播放器', exact: true});
  for (const [name, words] of [
    ['复制', '已复制。'],
    ['下载', /^已保存为 /],
  ] as const) {
    const button = file.getByRole('button', {name, exact: true});
    await button.click();
    const said = file.getByRole('status').filter({hasText: words});
    const announced = await said.locator('span').elementHandle();
    await button.click();
    await expect.poll(() => announced.evaluate((element) => element.isConnected)).toBe(false);
    await expect(said).toHaveText(words);
  }
});

test('a policy of one long line is whole on a phone; code that is cut off has a shade where it goes on', async ({page}) => {
  await page.setViewportSize(PHONE);
  await openTool(page, 'config');
  const cut = (file: string) => page.locator(`[data-generated="${file}"]`).evaluate((box) => box.scrollWidth - box.clientWidth);
  expect(await cut('csp')).toBe(0);
  expect(await cut('player')).toBeGreaterThan(0);
  await expect(page.locator('[data-generated="player"]')).toHaveCSS('background-image', /gradient/);
});

test('each platform has its files', async ({page}) => {
  for (const [platform, files] of Object.entries({
    hls: ['player', 'csp', 'cors', 'range'],
    shaka: ['player', 'csp', 'cors', 'range'],
    android: ['player', 'range', 'network-security', 'manifest'],
    ios: ['player', 'range', 'info'],
    windows: ['player', 'range'],
  })) {
    await openTool(page, 'config', `?platform=${platform}`);
    await expect(page.locator('[data-generated]')).toHaveCount(files.length);
    for (const file of files) await expect(page.locator(`[data-generated="${file}"]`)).toBeVisible();
  }
});
