import type {Locator} from '@playwright/test';
import {watchClipboard} from '../clipboard.ts';
import {applicationScripts, expect, lives, open, openAsleep, test} from '../page.ts';

const boxOf = async (part: Locator) => (await part.boundingBox())!;

test('documentation is one block in the middle of a wide window, with a margin for seals beside the text', async ({page}) => {
  await page.setViewportSize({width: 1920, height: 1000});
  await openAsleep(page, '/docs/android-sdk/quicestart');
  const [sidebar, contents, text, seal, heading] = await Promise.all(
    ['.theme-doc-sidebar-container', '.theme-doc-toc-desktop', '.markdown > p >> nth=0', '[data-seal] >> nth=0', 'main h1'].map((part) =>
      boxOf(page.locator(part)),
    ),
  );
  // The block keeps 24 px on its right, as beside the sidebar.
  expect(1920 - (contents!.x + contents!.width) - 24).toBeCloseTo(sidebar!.x, 0);
  expect(text!.width).toBe(704);
  expect(text!.x).toBe(heading!.x);
  expect(seal!.x).toBeGreaterThanOrEqual(text!.x + text!.width);
  expect(seal!.x + seal!.width).toBeLessThanOrEqual(contents!.x);
  expect(Math.abs(seal!.y - text!.y)).toBeLessThan(24);
});

test('without room beside it, the seal stands above the text, in its line', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 900});
  await openAsleep(page, '/docs/android-sdk/quicestart');
  const [text, seal] = [await boxOf(page.locator('.markdown > p').first()), await boxOf(page.locator('[data-seal]').first())];
  expect(seal.x).toBe(text.x);
  expect(seal.y + seal.height).toBeLessThanOrEqual(text.y);
});

for (const path of ['/docs/hls-sdk/quicestart', '/docs/shaka-player-sdk/quicestart'])
  test(`${path} begins with what is copied: a warning, the command and the sample, on one screen`, async ({page}) => {
    await page.setViewportSize({width: 1280, height: 900});
    await openAsleep(page, path);
    const [warning, command, sample] = await Promise.all(
      ['.theme-admonition-warning', '.code-line', '.theme-code-block:has-text("main.ts")'].map((part) =>
        boxOf(page.locator(`.markdown ${part}`).filter({visible: true}).first()),
      ),
    );
    expect(warning!.y + warning!.height).toBeLessThan(command!.y);
    expect(command!.y + command!.height).toBeLessThan(sample!.y);
    // Its head and its first line.
    expect(sample!.y + 64).toBeLessThan(900);
  });

test('a seal says more on a press, without the application', async ({page}) => {
  await openAsleep(page, '/docs/hls-sdk/API');
  const seal = page.locator('[data-seal]').first();
  await expect(seal.getByText(/Chromium/)).toBeHidden();
  await seal.locator('summary').click();
  await expect(seal.getByText(/Chromium/)).toBeVisible();
  await expect(applicationScripts(page)).toHaveCount(0);
});

for (const [life, visit] of Object.entries(lives)) {
  test(`the Markdown of a page is copied by one press: ${life}`, async ({page}) => {
    const copied = await watchClipboard(page, {isStrict: true});
    await visit(page, '/docs/price');
    const button = page.getByRole('button', {name: '复制 Markdown'});
    const before = await boxOf(page.getByRole('link', {name: '查看 Markdown'}));
    await button.click();
    const said = page.getByRole('button', {name: '复制成功'});
    await expect(said).toBeVisible();
    expect(await boxOf(page.getByRole('link', {name: '查看 Markdown'}))).toEqual(before);
    expect(await copied()).toBe(await (await page.request.get('/docs/price.md')).text());
    await expect(button).toBeVisible();
  });
}

test('a press that cannot copy the Markdown says so', async ({page}) => {
  await page.route('**/docs/price.md', (route) => route.fulfill({status: 404}));
  await openAsleep(page, '/docs/price');
  await page.getByRole('button', {name: '复制 Markdown'}).click();
  await expect(page.getByRole('button', {name: '没有复制成功'})).toBeVisible();
});

test('pages about an engine of the web lead to its test bench, others do not', async ({page}) => {
  await open(page, '/docs/hls-sdk/API');
  const bench = page.locator('article header').getByRole('link', {name: 'API 测试台'});
  await expect(bench).toHaveAttribute('href', '/api/test?engine=hlsjs');
  await open(page, '/docs/android-sdk/API');
  await expect(page.locator('article header').getByRole('link')).toHaveText(['查看 Markdown']);
});

test('the signature of the member that is read stays below the navbar, and its heading is not covered by it', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 900});
  await openAsleep(page, '/api/x2-hlsjs/engine/classes/HlsJsP2PEngine');
  const section = page.locator('section.member').filter({has: page.locator('#applydynamicconfig')});
  const signature = section.locator('> .theme-code-block').first();
  await section
    .locator('h4')
    .last()
    .evaluate((heading) => heading.scrollIntoView());
  const [navbar, box, heading] = [await boxOf(page.locator('.navbar')), await boxOf(signature), await boxOf(section.locator('h4').last())];
  expect(box.y).toBeGreaterThanOrEqual(navbar.y + navbar.height);
  expect(box.y).toBeLessThan(navbar.y + navbar.height + 16);
  expect(heading.y).toBeGreaterThanOrEqual(box.y + box.height);
  await page.locator('#applydynamicconfig').evaluate((title) => title.scrollIntoView());
  expect((await boxOf(page.locator('#applydynamicconfig'))).y).toBeGreaterThanOrEqual(navbar.y + navbar.height);
});

for (const path of ['/api/x2-hlsjs/engine', '/api/x2-hlsjs/engine/classes/HlsJsP2PEngine', '/api/x2-hlsjs/options/variables/options']) {
  test(`text, code, tables and the way on have one right edge: ${path}`, async ({page}) => {
    for (const width of [1280, 1920]) {
      await page.setViewportSize({width, height: 900});
      await openAsleep(page, path);
      const edges = await page
        .locator('.markdown > p, .markdown table, .markdown .theme-code-block, .pagination-nav')
        .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().right)));
      expect(edges.length).toBeGreaterThan(3);
      expect(Math.max(...edges), `${width}`).toBe((await boxOf(page.locator('.pagination-nav'))).x + 704);
    }
  });
}
