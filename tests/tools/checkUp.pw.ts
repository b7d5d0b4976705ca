import {readFile} from 'node:fs/promises';
import {createServer} from 'node:net';
import {deadPort, listen} from '@x2p2p/test-tools/loopback';
import {startTracker} from '@x2p2p/tracker';
import {checkedUp, runCheckUp, startCheckUp} from '../checkUp.ts';
import {watchClipboard} from '../clipboard.ts';
import {onConnection, SAVING, SLOW} from '../connection.ts';
import {expect, isMain, retryButton, running, test} from '../page.ts';
import {startStun} from './stunServer.ts';
import {openTool} from './tool.ts';

const status = (page: Parameters<typeof openTool>[0], id: string) => page.locator(`[data-probe="${id}"]`);

test('tests this browser, contacts nobody, and gives text and JSON without an address', async ({page, baseURL}) => {
  const sockets: string[] = [];
  const read = await watchClipboard(page);
  const copied = async (name: string): Promise<string> => {
    const before = await read();
    await page.getByRole('button', {name}).click();
    await expect.poll(read).not.toBe(before);
    return (await read())!;
  };
  page.on('websocket', (socket) => new URL(socket.url()).host !== new URL(baseURL!).host && sockets.push(socket.url()));
  await openTool(page, 'check-up');
  await runCheckUp(page);
  await expect(status(page, 'media-source')).toHaveAttribute('data-status', 'ok');
  await expect(status(page, 'data-channel')).toContainText('Mbit/s');
  for (const id of ['tracker', 'stun', 'policy']) await expect(status(page, id)).toHaveAttribute('data-status', 'skipped');
  expect(sockets).toEqual([]);

  const json = await copied('复制 JSON');
  const report = JSON.parse(json) as {kind: string; results: {id: string; status: string; durationMs: number}[]};
  expect(report.kind).toBe('x2-check-up');
  expect(report.results).toHaveLength(await page.locator('[data-probe]').count());
  const text = await copied('复制文字');
  expect(text).toContain('环境体检');
  // A user agent carries versions that look like addresses.
  for (const said of [json, text]) expect(said.replaceAll(/\w+\/[\d.]+/g, '')).not.toMatch(/\.local|\b\d+\.\d+\.\d+\.\d+/);
});

test('a tracker that answers, one that refuses, one that hangs, one that is not there', async ({page}) => {
  const open = await startTracker();
  const closed = await startTracker({tokens: ['secret']});
  const silent = createServer(() => undefined);
  const port = await listen(silent);
  try {
    for (const [url, expected, text] of [
      [open.url, 'ok', /WebTorrent 协议应答/],
      [closed.url, 'warn', /拒绝了不带令牌/],
      [`ws://127.0.0.1:${await deadPort()}/announce`, 'fail', /连不上/],
      [`ws://127.0.0.1:${port}/announce`, 'fail', /10\ss 没有连上/],
    ] as const) {
      await openTool(page, 'check-up', `?tracker=${encodeURIComponent(url)}`);
      await startCheckUp(page);
      await expect(status(page, 'tracker')).toHaveAttribute('data-status', expected, {timeout: 40_000});
      await expect(status(page, 'tracker')).toContainText(text);
      if (expected !== 'ok')
        await expect(status(page, 'tracker').getByRole('link')).toHaveAttribute('href', /\/docs\/(faq\/errors|hls-sdk\/tracker)#/);
    }
  } finally {
    await Promise.all([open.close(), closed.close()]);
    silent.close();
  }
});

test('STUN servers are asked, and their answers tell the kinds of NAT apart', async ({page}) => {
  const [first, second, shifting] = [await startStun(), await startStun(), await startStun((own) => (own + 7) % 65_536)];
  const silent = {url: 'stun:127.0.0.1:9'};
  try {
    for (const [servers, expected, nat] of [
      [[first, second], 'ok', 'cone'],
      [[first], 'ok', 'unknown'],
      [[first, silent], 'ok', 'unknown'],
      [[first, shifting], 'warn', 'symmetric'],
      [[silent], 'fail', 'no-mapping'],
    ] as const) {
      await openTool(page, 'check-up', `?stun=${encodeURIComponent(servers.map(({url}) => url).join(', '))}`);
      await runCheckUp(page);
      const said = await status(page, 'stun').innerText();
      await expect(status(page, 'stun'), `${nat}: ${said}`).toHaveAttribute('data-status', expected);
      if (expected !== 'ok') await expect(status(page, 'stun').getByRole('link')).toHaveAttribute('href', /#same-lan-only$/);
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', {name: '保存 JSON'}).click();
      const report = await readFile(await (await downloading).path(), 'utf8');
      const {facts} = (JSON.parse(report) as {results: {id: string; facts?: Record<string, unknown>}[]}).results.find(
        ({id}) => id === 'stun',
      )!;
      expect(facts).toMatchObject({nat});
      if (nat !== 'no-mapping') expect(facts!['srflx udp']).toBeGreaterThan(0);
      expect(report, 'no address is in the report').not.toContain('203.0.113.7');
    }
    for (const server of [first, second, shifting]) expect(server.asked()).toBeGreaterThan(0);
  } finally {
    await Promise.all([first, second, shifting].map((server) => server.close()));
  }
});

for (const connection of [SLOW, SAVING]) {
  test(`untouched, the page gets ready to work without a network, and works again with one: ${JSON.stringify(connection)}`, async ({
    page,
  }) => {
    await onConnection(page, connection);
    await page.goto('/tools/check-up');
    await running(page);
    await page.context().setOffline(true);
    await runCheckUp(page);
    await expect(status(page, 'network')).toHaveAttribute('data-status', 'fail');
    await expect(status(page, 'network')).toContainText('没有网络');
    await expect(retryButton(page)).toHaveCount(0);
    await page.context().setOffline(false);
    await page.getByRole('button', {name: '再测一次'}).click();
    await expect(status(page, 'network')).toHaveAttribute('data-status', connection.saveData ? 'warn' : 'ok');
    await checkedUp(page);
  });
}

test('a press for which no code has come is made good by the next one, once there is a network', async ({page}) => {
  await page.route(isMain, (route) => route.abort('internetdisconnected'));
  await page.goto('/tools/check-up');
  await expect(retryButton(page)).toBeVisible();
  await startCheckUp(page);
  await expect(page.getByRole('button', {name: '开始体检'})).not.toHaveAttribute('aria-busy');
  await page.unroute(isMain);
  await startCheckUp(page);
  await checkedUp(page);
  await expect(retryButton(page)).toHaveCount(0);
});

test('the page opens with the results that need neither waiting nor the network', async ({page}) => {
  await openTool(page, 'check-up');
  await expect(status(page, 'media-source')).toHaveAttribute('data-status', 'ok');
  await expect(status(page, 'codecs')).toContainText('H.264');
  await expect(status(page, 'data-channel')).toHaveAttribute('data-status', 'waiting');
  await expect(page.getByRole('button', {name: '复制 JSON'})).toBeDisabled();
});

test('a policy that stops the player is explained', async ({page}) => {
  await openTool(
    page,
    'check-up',
    `?${new URLSearchParams({csp: "default-src 'self'", tracker: 'wss://tracker.x2p2p.example', stream: 'https://cdn.x2p2p.example/a.m3u8'})}`,
  );
  await page.getByLabel('你的 Tracker（可选）').fill('');
  await runCheckUp(page);
  await expect(status(page, 'policy')).toHaveAttribute('data-status', 'fail');
  await expect(status(page, 'policy')).toContainText('connect-src 没有放行 https://cdn.x2p2p.example');
  await expect(status(page, 'policy').getByRole('link')).toHaveAttribute('href', /#csp$/);
});

test("'self' in a policy means the reader's own page", async ({page}) => {
  const query = {csp: "default-src 'self' blob:", stream: 'https://www.x2p2p.example/live/a.m3u8', tracker: ''};
  await openTool(page, 'check-up', `?${new URLSearchParams(query)}`);
  await runCheckUp(page);
  await expect(status(page, 'policy')).toContainText("'self' 当作与播放地址、Tracker 都不同源");
  await expect(status(page, 'policy')).toHaveAttribute('data-status', 'fail');
  const verdict = page.locator('[data-verdict]');
  await expect(verdict).not.toContainText('输入改过了');
  await page.getByLabel('你网页的地址').fill('https://www.x2p2p.example/watch?id=1');
  await expect(verdict).toContainText('输入改过了');
  await page.getByRole('button', {name: '再测一次'}).click();
  await checkedUp(page);
  await expect(status(page, 'policy')).toHaveAttribute('data-status', 'ok');
  await expect(verdict).not.toContainText('输入改过了');
});

test('cancelling stops at once and the page can start again', async ({page}) => {
  await page.addInitScript(() => {
    // A connection that is never made: without a limit and a cancel button, the reader would wait for ever.
    RTCPeerConnection.prototype.createOffer = () => new Promise<never>(() => undefined);
  });
  await openTool(page, 'check-up');
  await startCheckUp(page);
  await expect(status(page, 'data-channel')).toHaveAttribute('data-status', 'running');
  await page.getByRole('button', {name: '取消'}).click();
  await expect(status(page, 'data-channel')).toHaveAttribute('data-status', 'skipped');
  await expect(status(page, 'in-app-browser')).toHaveAttribute('data-status', 'skipped');
  await expect(page.getByRole('button', {name: '再测一次'})).toBeEnabled();
});

test('a browser without MSE, WebRTC and storage is told so, with what to do', async ({page}) => {
  await page.addInitScript(() => {
    for (const name of ['MediaSource', 'ManagedMediaSource', 'RTCPeerConnection', 'webkitRTCPeerConnection'])
      Reflect.deleteProperty(globalThis, name);
    Storage.prototype.setItem = () => {
      throw new DOMException('denied', 'SecurityError');
    };
  });
  await openTool(page, 'check-up');
  await runCheckUp(page);
  await expect(page.locator('[data-verdict="fail"]')).toBeVisible();
  for (const id of ['media-source', 'data-channel']) {
    await expect(status(page, id)).toHaveAttribute('data-status', 'fail');
    await expect(status(page, id).getByRole('link')).toBeVisible();
  }
  await expect(status(page, 'storage')).toHaveAttribute('data-status', 'warn');
});

test('a token in the tracker field is refused before it gets into the address', async ({page}) => {
  await openTool(page, 'check-up');
  await page.getByLabel('你的 Tracker（可选）').fill('wss://tracker.x2p2p.example/announce?token=secret');
  await expect(page.getByText('不要把令牌写在这里')).toBeVisible();
  await expect(page).toHaveURL(/#\?tracker=/);
  expect(page.url()).not.toContain('secret');
});
