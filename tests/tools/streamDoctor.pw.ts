import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {gzipSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {deadPort} from '@x2p2p/test-tools/loopback';
import {paste, watchClipboard} from '../clipboard.ts';
import {expect, hydrated, open, test} from '../page.ts';
import {cors, livePlaylist, serveStream, type StreamServer} from './streamServer.ts';

const PATH = '/tools/stream-doctor';
const FIXTURES = fileURLToPath(new URL('../../packages/stream-doctor/fixtures/', import.meta.url));
const fixture = (name: string) => readFileSync(`${FIXTURES}${name}.m3u8`, 'utf8');

let server: StreamServer | undefined;
test.afterEach(() => server?.close());

const finding = (page: Page, id: string) => page.locator(`[data-finding="${id}"]`);
const textField = (page: Page) => page.getByLabel('m3u8 文本');
const examine = (page: Page) => page.getByRole('button', {name: '检查', exact: true}).click();
const problem = (page: Page) => page.locator('[data-problem]');

async function openDoctor(page: Page, search = ''): Promise<void> {
  await open(page, `${PATH}${search}`);
  await expect(page.getByRole('button', {name: '打开文件'})).toBeEnabled();
}

async function examineText(page: Page, text: string): Promise<void> {
  await paste(textField(page), text);
  await examine(page);
}

async function examineAddress(page: Page, address: string): Promise<void> {
  await page.getByText('填地址', {exact: true}).click();
  await page.getByLabel('m3u8 地址').fill(address);
  await examine(page);
}

test('opens with an example and its result, before any script', async ({browser, baseURL}) => {
  const page = await browser.newPage({javaScriptEnabled: false, baseURL});
  await page.goto(PATH);
  await expect(page.locator('textarea').first()).toContainText('#EXTM3U');
  await expect(finding(page, 'path-token')).toBeVisible();
  await expect(finding(page, 'room-tight')).toBeVisible();
  await expect(page.locator('[data-doctor-report]').getByText('88120', {exact: true}), 'written as in the playlist').toBeVisible();
  await page.close();
});

test('more swarms than the table shows are counted', async ({page}) => {
  const variants = (count: number) =>
    `#EXTM3U\n${Array.from({length: count}, (_, i) => `#EXT-X-STREAM-INF:BANDWIDTH=${(i + 1) * 100_000}\nv${i}.m3u8\n`).join('')}`;
  await openDoctor(page);
  await examineText(page, variants(53));
  await expect(page.getByText('还有 3 个群组没有列在这里')).toBeVisible();
  await paste(textField(page), '');
  await examineText(page, variants(50));
  await expect(page.getByText('个群组没有列在这里')).toBeHidden();
});

test('examines a pasted text, and its address brings the result back', async ({page}) => {
  await openDoctor(page);
  await examineText(page, fixture('live-hold-back-small'));
  await expect(finding(page, 'hold-back-small')).toBeVisible();
  await expect(finding(page, 'room-tight')).toHaveCount(0);
  await expect(page).toHaveURL(/text=/);
  await page.reload();
  await hydrated(page);
  await expect(finding(page, 'hold-back-small')).toBeVisible();
});

test('says which input the result belongs to, and why an address is of no use', async ({page}) => {
  await openDoctor(page);
  const phase = page.locator('[data-phase]');
  await expect(phase).toContainText('下面是例子的结果');
  await examineText(page, fixture('live-hold-back-small'));
  await expect(finding(page, 'hold-back-small')).toBeVisible();
  await expect(phase).toHaveText('');
  await paste(textField(page), fixture('live-dvr-2h'));
  await expect(phase).toContainText('输入改过了');
  const base = page.getByLabel('这份播放列表的地址');
  await base.fill('cdn.example.com/live/a.m3u8');
  await expect(page.getByText('读不出这个地址')).toBeVisible();
  await expect(base).toHaveAttribute('aria-invalid', 'true');
});

test('a long text stays out of the address and the page says so', async ({page}) => {
  await openDoctor(page);
  await examineText(page, fixture('live-dvr-2h'));
  await expect(page.getByText('不写进网址')).toBeVisible();
  await expect(finding(page, 'latency-long')).toBeVisible();
  await expect.poll(() => page.url().length).toBeLessThan(500);
});

test('an address in the field for texts is recognized, and moved to its own field', async ({page}) => {
  await openDoctor(page);
  const address = 'https://cdn.x2p2p.example/live/a.m3u8?auth_key=1';
  await examineText(page, ` ${address}\n`);
  await expect(problem(page)).toContainText('这是一个地址');
  await expect(textField(page)).toHaveValue(` ${address}\n`);
  await page.getByRole('button', {name: '改为填地址'}).click();
  await expect(problem(page)).toHaveCount(0);
  await expect(page.getByLabel('m3u8 地址')).toBeFocused();
  await expect(page.getByLabel('m3u8 地址')).toHaveValue(address);
  await page.getByLabel('m3u8 地址').fill(`curl '${address}' -H 'Origin: https://www.x2p2p.example'`);
  await expect(page.getByLabel('m3u8 地址')).toHaveAccessibleDescription(/curl 命令/);
  await page.getByLabel('m3u8 地址').fill(`${address} ${address}`);
  await expect(page.getByLabel('m3u8 地址')).toHaveAccessibleDescription(/不止一个地址/);
});

test('settings change the result', async ({page}) => {
  await openDoctor(page, '?sync=3');
  await page.getByText('播放器与观众的设置').click();
  await expect(page.getByRole('textbox', {name: 'liveSyncDurationCount'})).toHaveValue('3');
  await expect(finding(page, 'room-none')).toBeVisible();
  await page.getByRole('textbox', {name: 'highDemandTimeWindow'}).fill('2');
  await examine(page);
  await expect(finding(page, 'room-enough')).toBeVisible();
  await page.getByRole('textbox', {name: 'highDemandTimeWindow'}).fill('NaN');
  await expect(page.getByText('现在仍按 2 计算')).toBeVisible();
});

test('asks the reader’s address only after the button, twice for a live stream', async ({page}) => {
  server = await serveStream((request, response) => {
    if (request.method === 'OPTIONS') response.writeHead(204, cors).end();
    else if (request.url!.endsWith('.ts')) response.writeHead(206, {...cors, 'content-range': 'bytes 0-1/150000'}).end('xx');
    else response.writeHead(200, cors).end(livePlaylist(40));
  });
  await openDoctor(page, `?from=url&url=${encodeURIComponent(`${server.base}/live/a.m3u8`)}`);
  await page.waitForLoadState('networkidle');
  expect(server.asked).toEqual([]);
  await examine(page);
  await expect(finding(page, 'range-fine')).toBeVisible();
  await expect(page.locator('[data-phase="idle"]')).toBeVisible();
  expect(server.asked.filter((line) => line === 'GET /live/a.m3u8')).toHaveLength(2);
  await expect(page.getByText(`v2-${server.base}/live/a.m3u8-main-only`)).toBeVisible();
  await expect(finding(page, 'stale'), 'nothing new came').toBeVisible();
});

test('a sequence reset between two fetches is found', async ({page}) => {
  let first = 90;
  server = await serveStream((request, response) => {
    response.writeHead(200, cors).end(request.url!.endsWith('.ts') ? 'x' : livePlaylist(first));
    if (!request.url!.endsWith('.ts')) first = 0;
  });
  await openDoctor(page);
  await examineAddress(page, `${server.base}/a.m3u8`);
  await expect(finding(page, 'sequence-reset')).toBeVisible();
});

test('CORS and a dead address are told apart, and pasting is offered', async ({page}) => {
  server = await serveStream((_, response) => void response.writeHead(200).end(livePlaylist(1)));
  await openDoctor(page);
  await examineAddress(page, `${server.base}/a.m3u8`);
  await expect(problem(page)).toContainText('没有 CORS 响应头');
  await expect(problem(page)).toContainText('粘贴');
  await page.getByRole('button', {name: '改为粘贴文本'}).click();
  await expect(problem(page)).toHaveCount(0);
  await expect(textField(page)).toBeFocused();
  await expect(textField(page)).toHaveValue('');
  await expect(page.getByLabel('这份播放列表的地址')).toHaveValue(`${server.base}/a.m3u8`);
  await examineText(page, fixture('live-window-15x4'));
  await expect(finding(page, 'room-enough')).toBeVisible();
  await page.getByText('填地址', {exact: true}).click();
  await page.getByLabel('m3u8 地址').fill(`http://localhost:${await deadPort()}/a.m3u8`);
  await examine(page);
  await expect(problem(page)).toContainText('连不上这个地址');
});

test('a redirect is followed and named', async ({page}) => {
  server = await serveStream((request, response) => {
    if (request.url === '/go.m3u8') response.writeHead(302, {...cors, location: '/edge7/live.m3u8'}).end();
    else response.writeHead(200, cors).end(request.url!.endsWith('.ts') ? 'x' : `${livePlaylist(1)}\n#EXT-X-ENDLIST\n`);
  });
  await openDoctor(page);
  await examineAddress(page, `${server.base}/go.m3u8`);
  await expect(finding(page, 'redirected')).toContainText('另一个路径');
  await expect(page.getByText(`v2-${server.base}/edge7/live.m3u8-main-only`)).toBeVisible();
});

test('an answer that never comes can be cancelled', async ({page}) => {
  server = await serveStream(() => undefined);
  await openDoctor(page);
  await examineAddress(page, `${server.base}/slow.m3u8`);
  await page.getByRole('button', {name: '取消'}).click();
  await expect(page.getByRole('button', {name: '检查', exact: true})).toBeEnabled();
});

for (const [name, text, sentence] of [
  ['an empty text', ' \n ', '内容是空的'],
  ['binary', '\u0001\u0002\u0003'.repeat(500), '二进制'],
  ['a curl command', "curl 'https://cdn.x2p2p.example/a.m3u8'", 'curl 命令'],
  ['a web page', '<!doctype html><script>window.__xss = 1</script>', '内容是网页'],
  ['JSON', '{"url": 1}', 'JSON'],
  ['prose', '这不是播放列表', '不是播放列表'],
] as const) {
  test(`${name} is one sentence in the very next frame, and the page goes on`, async ({page}) => {
    await openDoctor(page);
    await textField(page).fill(text);
    const isInNextFrame = page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          addEventListener('click', () => requestAnimationFrame(() => resolve(document.querySelector('[data-problem]') !== null)), {
            capture: true,
            once: true,
          });
        }),
    );
    await examine(page);
    await expect(problem(page)).toContainText(sentence);
    expect(await isInNextFrame, 'seen without asking the worker').toBe(true);
    await examineText(page, fixture('live-window-15x4'));
    await expect(finding(page, 'room-enough')).toBeVisible();
  });
}

test('50 MB is refused at once, as a file, as a paste and from an address', async ({page}) => {
  const folder = fileURLToPath(new URL('../.out/', import.meta.url));
  mkdirSync(folder, {recursive: true});
  writeFileSync(`${folder}film.m3u8`, Buffer.alloc(50_000_000, 65));
  server = await serveStream((_, response) => void response.writeHead(200, cors).end(Buffer.alloc(50_000_000, 65)));
  await openDoctor(page);
  await page.locator('input[type="file"]').setInputFiles(`${folder}film.m3u8`);
  await expect(problem(page)).toContainText('超过 5 MB');

  await examineText(page, fixture('live-window-15x4'));
  await expect(finding(page, 'room-enough')).toBeVisible();
  const kept = await textField(page).inputValue();
  const isRefused = await textField(page).evaluate((area) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'x'.repeat(50_000_000));
    return !area.dispatchEvent(new ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true}));
  });
  expect(isRefused, 'before the browser puts it into the field').toBe(true);
  await expect(problem(page)).toContainText('超过 5 MB');
  await expect(textField(page)).toHaveValue(kept);

  await examineAddress(page, `${server.base}/film.mp4`);
  await expect(problem(page)).toContainText('超过 5 MB');
});

test('a gzip file is named as such, and a file from Windows is read', async ({page}) => {
  await openDoctor(page);
  const file = page.locator('input[type="file"]');
  await file.setInputFiles({name: 'a.m3u8', mimeType: 'text/plain', buffer: gzipSync(livePlaylist(1))});
  await expect(problem(page)).toContainText('gzip');
  await file.setInputFiles({
    name: 'a.m3u8',
    mimeType: 'text/plain',
    buffer: Buffer.from(`\uFEFF${livePlaylist(1).replaceAll('\n', '\r\n')}`),
  });
  await expect(problem(page)).toHaveCount(0);
  await expect(page.locator('[data-doctor-report]')).toBeVisible();
});

test('a file that the browser cannot read is named, and the page goes on', async ({page}) => {
  await openDoctor(page);
  await page.evaluate(() => {
    File.prototype.text = () => Promise.reject(new DOMException('The requested file could not be read', 'NotReadableError'));
  });
  await page.locator('input[type="file"]').setInputFiles({name: 'a.m3u8', mimeType: 'text/plain', buffer: Buffer.from(livePlaylist(1))});
  await expect(problem(page)).toContainText('读不出这个文件');
  await examineText(page, fixture('live-window-15x4'));
  await expect(finding(page, 'room-enough')).toBeVisible();
});

test('a file that is dropped onto the field is examined, and the page stays', async ({page}) => {
  await openDoctor(page);
  const drop = (text: string) =>
    textField(page).evaluate((area, content) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content], 'a.m3u8'));
      const isTaken = (type: string) => !area.dispatchEvent(new DragEvent(type, {dataTransfer, bubbles: true, cancelable: true}));
      return [isTaken('dragover'), isTaken('drop')];
    }, text);
  expect(await drop(livePlaylist(1)), 'taken from the browser, which would open it').toEqual([true, true]);
  await expect(textField(page)).toHaveValue(livePlaylist(1));
  await expect(page.locator('[data-doctor-report]')).toBeVisible();
  await drop('x'.repeat(6_000_000));
  await expect(problem(page)).toContainText('超过 5 MB');
});

test('a recording of a browser is examined, with the history of its list, and leaves no trace in fields and address', async ({page}) => {
  await openDoctor(page);
  const kept = await textField(page).inputValue();
  const entries = [livePlaylist(900), livePlaylist(3)].map((text, index) => ({
    startedDateTime: `2026-11-29T08:00:0${4 * index}.000Z`,
    request: {url: 'https://cdn.x2p2p.example/secret/a.m3u8', headers: [{name: 'Origin', value: 'https://www.x2p2p.example'}]},
    response: {status: 200, headers: [], content: {text}},
  }));
  const open = (content: string) =>
    page.locator('input[type="file"]').setInputFiles({name: 'player.har', mimeType: '', buffer: Buffer.from(content)});
  await open(JSON.stringify({log: {entries}}));
  await expect(finding(page, 'sequence-reset')).toBeVisible();
  await expect(finding(page, 'cors-missing')).toBeVisible();
  await expect(page.getByRole('status').filter({hasText: '下面是「player.har」的结果。'})).toBeVisible();
  await expect(textField(page)).toHaveValue(kept);
  expect(page.url() + (await page.evaluate(() => JSON.stringify(history.state)))).not.toContain('secret');
  await open('{"log": {');
  await expect(problem(page)).toContainText('这不是 HAR 文件');
});

test('markup in a playlist is text', async ({page}) => {
  await openDoctor(page);
  const script = '<img src=x onerror="window.__xss=1"><script>window.__xss=1</script>';
  await page.getByLabel('这份播放列表的地址').fill('https://cdn.x2p2p.example/play.php?id="><script>window.__xss=1</script>');
  await examineText(
    page,
    `#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXT-X-MEDIA-SEQUENCE:1\n${`#EXTINF:4,${script}\n${script}.ts?a=1\n`.repeat(2)}`,
  );
  await expect(finding(page, 'segment-repeated')).toContainText('<img src=x');
  expect(await page.evaluate(() => '__xss' in window)).toBe(false);
  expect(await page.locator('[data-doctor-report] img').count()).toBe(0);
});

test('works by keyboard', async ({page}) => {
  await openDoctor(page);
  await page.getByLabel('这份播放列表的地址').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('https://cdn.x2p2p.example/live/plain.m3u8');
  await page.keyboard.press('Enter');
  await expect(finding(page, 'address-fine')).toBeVisible();
  await page.getByText('这张图的数据').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', {name: '逐个切片的位置'})).toBeVisible();
});

test('the result can be copied, saved and linked', async ({page}) => {
  const copied = await watchClipboard(page);
  await openDoctor(page);
  await page.getByRole('button', {name: '复制结果', exact: true}).click();
  await expect(page.getByText('已复制。')).toBeVisible();
  expect(await copied()).toContain('P2P 空间 5 s');
  const download = page.waitForEvent('download');
  await page.getByRole('button', {name: '保存为 JSON'}).click();
  const saved = JSON.parse(readFileSync(await (await download).path(), 'utf8'));
  expect(saved.findings.map(({id}: {id: string}) => id)).toContain('path-token');
});

test('nothing moves when a result is replaced by one of its size', async ({page}) => {
  await openDoctor(page);
  const top = () => page.locator('#findings').evaluate((heading) => heading.getBoundingClientRect().top + scrollY);
  const before = await top();
  await examine(page);
  await expect(page.locator('[data-phase="idle"]')).toBeVisible();
  expect(await top()).toBeCloseTo(before, 0);
});
