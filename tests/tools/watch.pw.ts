import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Page} from '@playwright/test';
import {startLiveOrigin} from '../../bench/watch/origin.ts';
import {faults} from '../../bench/watch/faults.ts';
import {tryFault} from '../../bench/watch/tryFault.ts';
import {paste} from '../clipboard.ts';
import {expect, open, test} from '../page.ts';
import {cors, livePlaylist, serveStream, type StreamServer} from './streamServer.ts';

const PROGRAM = fileURLToPath(new URL('../../packages/stream-doctor/dist/cli.js', import.meta.url));

let server: StreamServer | undefined;
test.afterEach(() => server?.close());

async function watch(page: Page, address: string): Promise<void> {
  await open(page, `/tools/stream-doctor?from=url&url=${encodeURIComponent(address)}`);
  await page.getByRole('button', {name: '盯着看'}).click();
}

const panel = (page: Page) => page.locator('[data-watch]');

test('a list is followed from the press on, and no code for it comes before', async ({page}) => {
  let begun = Date.now();
  let start = 900;
  server = await serveStream((request, response) => {
    const first = start + Math.floor((Date.now() - begun) / 1000);
    response.writeHead(200, cors).end(request.url!.endsWith('.ts') ? 'xx' : livePlaylist(first));
  });
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.url());
  });
  await open(page, `/tools/stream-doctor?from=url&url=${encodeURIComponent(`${server.base}/a.m3u8`)}`);
  await page.waitForLoadState('networkidle');
  const before = scripts.length;
  expect(server.asked).toEqual([]);
  await page.getByRole('button', {name: '盯着看'}).click();
  await expect(panel(page)).toHaveAttribute('data-watch', 'watching');
  expect(scripts.length).toBeGreaterThan(before);
  await expect(page.getByRole('status').filter({hasText: '到现在没有问题'})).toBeVisible();
  [begun, start] = [Date.now(), 0];
  await expect(page.locator('[data-warning="reset"]')).toBeVisible();
  await expect(page.getByRole('status').filter({hasText: '媒体序号倒退'})).toBeVisible();
  await expect(page.getByRole('img', {name: /最近一次读取时缓冲约/})).toBeVisible();

  await page.getByRole('button', {name: '停止'}).click();
  await expect(panel(page)).toHaveAttribute('data-watch', 'stopped');
  const asked = server.asked.length;
  // Another press begins anew; the first watch asks for nothing more.
  await page.getByRole('button', {name: '盯着看'}).click();
  await expect.poll(() => server!.asked.length).toBeGreaterThan(asked);
  await expect(page.locator('[data-warning]')).toHaveCount(0);
});

test('a page that nobody sees asks for nothing, and goes on when it is seen', async ({page}) => {
  const begun = Date.now();
  server = await serveStream((request, response) => {
    response.writeHead(200, cors).end(request.url!.endsWith('.ts') ? 'xx' : livePlaylist(Math.floor((Date.now() - begun) / 1000)));
  });
  const turn = (state: 'hidden' | 'visible') =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', {configurable: true, get: () => value});
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  const lists = () => server!.asked.filter((line) => line.endsWith('.m3u8')).length;
  await watch(page, `${server.base}/a.m3u8`);
  await expect.poll(lists).toBeGreaterThan(1);
  await turn('hidden');
  await expect(panel(page)).toHaveAttribute('data-watch', 'hidden');
  await expect(page.getByRole('status').filter({hasText: '看不见的时候不读'})).toBeVisible();
  // One that was on its way when the page went out of sight.
  const atMost = lists() + 1;
  // Long enough for several requests: the server's own clock tells.
  const hiddenAt = Date.now();
  await expect.poll(() => Date.now() - hiddenAt, {timeout: 10_000}).toBeGreaterThan(4000);
  expect(lists()).toBeLessThanOrEqual(atMost);
  await turn('visible');
  await expect.poll(lists).toBeGreaterThan(atMost);
  await expect(panel(page)).toHaveAttribute('data-watch', 'watching');
});

test('what cannot be followed is said in one sentence', async ({page}) => {
  server = await serveStream((request, response) => {
    if (request.url === '/cors.m3u8') response.writeHead(200).end(livePlaylist(1));
    else if (request.url === '/none.m3u8') response.writeHead(404, cors).end();
    else response.writeHead(200, cors).end(`${livePlaylist(1)}\n#EXT-X-ENDLIST\n`);
  });
  for (const [path, id, words] of [
    ['cors', 'cors', /^[^。]*CORS[^。]*--watch[^。]*。$/],
    ['none', 'http-status', /^[^。]*404[^。]*。$/],
    ['vod', 'not-live', /^[^。]*点播[^。]*。$/],
  ] as const) {
    await watch(page, `${server.base}/${path}.m3u8`);
    await expect(page.locator(`[data-problem="${id}"]`)).toHaveText(words);
    await expect(panel(page)).toHaveAttribute('data-watch', 'stopped');
  }
});

test('a text that was read later is compared, and comes back with the address', async ({page}) => {
  await open(page, '/tools/stream-doctor');
  await page.getByText('再给一份稍后读到的').click();
  await paste(page.getByRole('textbox', {name: 'm3u8 文本', exact: true}), livePlaylist(900));
  await paste(page.getByLabel('稍后读到的文本'), livePlaylist(3));
  await page.getByRole('button', {name: '检查', exact: true}).click();
  await expect(page.locator('[data-finding="sequence-reset"]')).toBeVisible();
  await expect(page.locator('[data-verdict]')).toHaveText(/媒体序号倒退/);
  await expect(page).toHaveURL(/later=/);
  await page.reload();
  await expect(page.locator('[data-finding="sequence-reset"]')).toBeVisible();
  await expect(page.getByLabel('稍后读到的文本')).toBeVisible();
  await page.getByLabel('稍后读到的文本').fill('<html>');
  await page.getByRole('button', {name: '检查', exact: true}).click();
  await expect(page.locator('[data-problem]')).toContainText('稍后那一份：');
});

test('the page and the command find the same, in the same words', async ({page}) => {
  const folder = mkdtempSync(join(tmpdir(), 'stream-doctor-'));
  try {
    for (const [before, later] of [
      [livePlaylist(900), livePlaylist(901)],
      [livePlaylist(900), livePlaylist(3)],
      [livePlaylist(50, 12, 4), undefined],
    ]) {
      writeFileSync(join(folder, 'before.m3u8'), before!);
      if (later !== undefined) writeFileSync(join(folder, 'later.m3u8'), later);
      const address = 'https://cdn.x2p2p.example/live/a.m3u8';
      const more = later === undefined ? [] : ['--later', join(folder, 'later.m3u8')];
      const run = (args: readonly string[]) =>
        execFileSync(process.execPath, [PROGRAM, join(folder, 'before.m3u8'), '--base', address, '--fail-on', 'never', ...more, ...args], {
          encoding: 'utf8',
        });

      const query = new URLSearchParams({text: before!, base: address, ...(later !== undefined && {later})});
      await page.goto('about:blank');
      await open(page, `/tools/stream-doctor?${query}`);
      await expect(page.locator('[data-phase="idle"]')).toHaveText('');
      const download = page.waitForEvent('download');
      await page.getByRole('button', {name: '保存为 JSON'}).click();
      expect(`${readFileSync(await (await download).path(), 'utf8')}\n`).toBe(run(['--json']));
      const [, verdict] = run([]).split('\n');
      const bare = (text: string): string => text.replaceAll(/\s/g, '');
      expect(bare(await page.locator('[data-verdict]').innerText())).toContain(bare(verdict!));
    }
  } finally {
    rmSync(folder, {recursive: true});
  }
});

test.describe('before hls.js stalls', () => {
  test.describe.configure({timeout: 240_000});

  test('four faults of the bench are warned of, and a healthy stream is not', async ({browser}) => {
    const origin = await startLiveOrigin();
    const chosen = [
      'late: one update 20 s late',
      'missing: segments 404 from now on',
      'frozen: for good',
      'clock step: dates, an hour back',
    ].map((name) => faults.find((fault) => `${fault.kind}: ${fault.name}` === name)!);
    try {
      const outcomes = await Promise.all(
        chosen.map((fault, index) => tryFault({browser, origin}, fault, {phase: index / 4, delay: (index + 1) / 5, longest: 45})),
      );
      for (const {fault, stalledAt, warnedAt, falseAlarms} of outcomes) {
        expect(falseAlarms, `${fault.kind}: an alarm before the fault`).toBe(0);
        expect(warnedAt, `${fault.kind}: warned of`).toBeDefined();
        // What a busy machine costs is in the figures of the bench; here, that the warning is first.
        if (stalledAt !== undefined) expect(stalledAt - warnedAt!, `${fault.kind}: notice`).toBeGreaterThan(0);
      }
      expect(outcomes.filter(({stalledAt}) => stalledAt !== undefined).length).toBeGreaterThanOrEqual(2);
    } finally {
      await origin.close();
    }
  });
});
