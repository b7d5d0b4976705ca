import {noteForeignRequests} from '../pageProblems.ts';
import {expect, expectNoNonsense, openTool, test, tools} from './tool.ts';

for (const tool of tools) {
  test(`${tool}: no sideways scrolling from phones to wide screens, and it opens with an example`, async ({page}) => {
    await openTool(page, tool);
    for (const width of [390, 768, 1280, 1920]) {
      await page.setViewportSize({width, height: 900});
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width} px`).toBeLessThanOrEqual(0);
    }
    await expectNoNonsense(page);
    await expect(page.locator('main')).toContainText(/不上传/);
  });

  test(`${tool}: asks no other host for anything`, async ({page, baseURL}) => {
    const {host} = new URL(baseURL!);
    const foreign = noteForeignRequests(page, (url) => url.host === host);
    await openTool(page, tool);
    await page.getByRole('button').last().scrollIntoViewIfNeeded();
    expect(foreign).toEqual([]);
  });

  test(`${tool}: nonsense in the address is named and replaced`, async ({page}) => {
    const search = '?d=NaN&n=-1&w=1e999&b=%00&platform=%3Cscript%3E&mode=x&peak=Infinity&zipf=&samples=1.5&tracker=' + 'x'.repeat(1200);
    await openTool(page, tool, search);
    await expect(page.getByRole('alert').first()).toContainText('已改用默认值');
    await expectNoNonsense(page);
  });
}

test('remedies and readings of the tools lead to places that exist', async ({page, request}) => {
  const links = new Set<string>();
  for (const [tool, search] of [
    ['latency', '?d=2&n=5&u=0.2&a=2'],
    ['latency', '?d=1&n=40&w=0.5&a=6&b=9'],
    ['config', '?options=%7B%22a%22%3A1%7D'],
    ['check-up', ''],
    ['cost', ''],
  ] as const) {
    await openTool(page, tool, search);
    for (const link of await page.locator('main a').all()) links.add((await link.getAttribute('href')) ?? '');
  }
  // Headings carry links to themselves; those are not ours to check.
  const elsewhere = [...links].filter((href) => /^\/.*#/.test(href));
  expect(elsewhere.length).toBeGreaterThan(3);
  for (const link of elsewhere) {
    const [path, anchor] = link.split('#') as [string, string];
    const html = await (await request.get(path)).text();
    expect(html, link).toMatch(new RegExp(`<main[^]* id="?${anchor}["\\s>]`));
  }
});
