import type {Page} from '@playwright/test';
import {watchClipboard} from '../clipboard.ts';
import {expect, hydrated, open, test} from '../page.ts';
import {watchShifts} from '../shifts.ts';
import {questions} from './questions.ts';

const each = Object.entries(questions);

for (const [id, {press, done, loads}] of each) {
  for (const width of [390, 1280]) {
    test(`${id} at ${width} px: nothing moves while it opens, nor while its answer is on the way`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      const shifts = await watchShifts(page);
      // On a slow line, code and data arrive too late to count as the direct answer to a press.
      await page.route(/\.(js|json)$/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 600));
        await route.continue().catch(() => undefined);
      });
      await open(page, `/tools/${id}`);
      await press(page);
      await expect(page.locator(done).first()).toBeAttached({timeout: 45_000});
      const {sum, moved} = await shifts();
      expect(sum, moved).toBeLessThan(0.02);
    });
  }

  test(`${id}: heavy code is loaded at its first use, and its link restores what was typed, in another browser`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const copied = await watchClipboard(page);
    const scripts = new Set<string>();
    page.on('request', (request) => request.resourceType() === 'script' && scripts.add(new URL(request.url()).pathname));
    await page.goto(`/tools/${id}`, {waitUntil: 'networkidle'});
    await hydrated(page);
    expect(page.workers()).toHaveLength(0);
    const before = new Set(scripts);
    await press(page);
    await expect(page.locator(done).first()).toBeAttached({timeout: 45_000});
    const after = [...scripts].filter((path) => !before.has(path));
    if (loads) expect(after, 'code for the task').not.toEqual([]);
    else expect(after).toEqual([]);

    const field = page.locator('main :is(input[type="text"], input[type="url"], textarea)').first();
    await field.fill(
      id === 'cost' || id === 'latency'
        ? '7'
        : id === 'no-p2p'
          ? '[x2-hlsjs] X2-2001 a b/中'
          : id === 'check-up'
            ? 'wss://t.x2p2p.example/a%20中'
            : `https://cdn.x2p2p.example/a b/中.m3u8${id === 'config' ? '' : '?x=1&y=%2F#z'}`,
    );
    await page.getByRole('button', {name: /链接/}).last().click();
    await expect.poll(copied).toContain(`/tools/${id}`);
    const context = await browser.newContext({baseURL: baseURL!});
    const other = await context.newPage();
    await other.goto((await copied())!);
    await hydrated(other);
    const values = (of: Page) =>
      of
        .locator('main')
        .evaluate((main) =>
          [...main.querySelectorAll('input:not([type="file"]), textarea:not([readonly])')]
            .filter((input) => !input.closest('details'))
            .map((input) =>
              (input as HTMLInputElement).type === 'radio' || (input as HTMLInputElement).type === 'checkbox'
                ? (input as HTMLInputElement).checked
                : (input as HTMLInputElement).value,
            ),
        );
    const here = await values(page);
    expect(here.length).toBeGreaterThan(1);
    await expect.poll(() => values(other)).toEqual(here);
    await context.close();
  });
}

for (const [id, label, text] of [
  ['config', '播放地址', 'https://cdn.x2p2p.example/live/a.m3u8?auth_key=secret'],
  ['config', '其他选项（JSON）', `{"highDemandTimeWindow": 12}${' '.repeat(5000)}`],
  ['config', 'Tracker', 'wss://a.x2p2p.example/announce?key=secret, wss://b.x2p2p.example/?k=secret'],
  ['check-up', '你的 Tracker', 'wss://tracker.x2p2p.example/announce?key=secret'],
  ['check-up', '播放地址', 'https://cdn.x2p2p.example/live/a.m3u8?auth_key=secret'],
  ['check-up', 'Content-Security-Policy', `connect-src ${'https://secret.x2p2p.example '.repeat(200)}`],
  ['no-p2p', '出问题的这一边', '{"action": "announce", "token": "secret"}'],
  ['swarm-id', 'Tracker', 'wss://tracker.x2p2p.example/announce?token=secret'],
  ['stream-doctor', 'm3u8 文本', `#EXTM3U\n#EXT-X-TARGETDURATION:4\n${'#EXTINF:4,\nsecret.ts\n'.repeat(200)}`],
] as const) {
  test(`${id}: ${label} of ${text.length} characters stays out of the address, and a reload keeps it`, async ({page}) => {
    const copied = await watchClipboard(page);
    await open(page, `/tools/${id}`);
    const field = page.getByLabel(label).first();
    await field.fill(text);
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain(JSON.stringify(text).slice(1, 60));
    expect(page.url()).not.toContain('secret');
    expect(page.url().length).toBeLessThan(1000);
    await page.getByRole('button', {name: /链接/}).last().click();
    await expect(page.getByText('只少了不写进网址的部分')).toBeVisible();
    expect(await copied()).not.toContain('secret');
    // The link of a heading, and Back, lead to other entries of the history, which must keep the text as well.
    await page.locator('main h2 .hash-link').last().click({force: true});
    await expect(field).toHaveValue(text);
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain(JSON.stringify(text).slice(1, 60));
    await page.reload();
    await hydrated(page);
    await expect(field).toHaveValue(text);
    await page.goBack();
    await expect(field).toHaveValue(text);
    await page.reload();
    await hydrated(page);
    await expect(field).toHaveValue(text);
  });
}

test('an older link loses its query, and the secret in it, as soon as it is read', async ({page}) => {
  const stream = 'https://cdn.x2p2p.example/a.m3u8';
  const typed = `${stream}?auth_key=secret`;
  await open(page, `/tools/config?stream=${encodeURIComponent(typed)}`);
  await expect(page).toHaveURL(`/tools/config#?stream=${encodeURIComponent(stream)}`);
  for (const again of [false, true]) {
    if (again) await page.reload();
    await hydrated(page);
    await expect(page.getByLabel('播放地址').first()).toHaveValue(typed);
  }
});
