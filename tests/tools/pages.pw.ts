import {loadAxe, violations} from '../axe.ts';
import {expect, open, test} from '../page.ts';
import {toolIds} from './questions.ts';
import {calculators, expectNoNonsense, openTool} from './tool.ts';

test('the index leads to every tool', async ({page}) => {
  await page.goto('/tools');
  expect(toolIds.length).toBeGreaterThan(1);
  for (const id of toolIds) await expect(page.locator(`main a[href="/tools/${id}"]`)).toBeVisible();
});

test('the whole row of a tool leads to it, its name too', async ({page}) => {
  await page.goto('/tools');
  for (const id of toolIds) {
    const row = page.locator('main li', {has: page.locator(`a[href="/tools/${id}"]`)});
    const hits = await row.evaluate((element) => {
      element.scrollIntoView({block: 'center'});
      return [...element.querySelectorAll('p, h3')].map((part) => {
        const {left, top, height} = part.getBoundingClientRect();
        return document
          .elementFromPoint(left + 8, top + height / 2)
          ?.closest('a')
          ?.getAttribute('href');
      });
    });
    expect(hits).toEqual([`/tools/${id}`, `/tools/${id}`, `/tools/${id}`]);
  }
});

// The stage `browser` visits every page of the sitemap once; here tools are looked at with everything unfolded.
for (const id of toolIds) {
  test(`${id}: unfolded, no violation and no sideways scrolling in any width`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, `/tools/${id}`);
    await page.evaluate(() => document.querySelectorAll('main details').forEach((details) => details.setAttribute('open', '')));
    await loadAxe(page);
    for (const width of [390, 768, 1280, 1920]) {
      await page.setViewportSize({width, height: 900});
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width} px`).toBeLessThanOrEqual(0);
      expect(await violations(page), `${width} px`).toEqual([]);
    }
  });
}

for (const tool of calculators) {
  test(`${tool}: opens with an example, and says that nothing is uploaded`, async ({page}) => {
    await openTool(page, tool);
    await expectNoNonsense(page);
    await expect(page.locator('main')).toContainText(/不上传/);
  });

  test(`${tool}: nonsense in the address is named and replaced`, async ({page}) => {
    const search = '?d=NaN&n=-1&w=1e999&b=%00&platform=%3Cscript%3E&mode=x&peak=Infinity&zipf=&samples=1.5&tracker=' + 'x'.repeat(1200);
    await openTool(page, tool, search);
    await expect(page.getByRole('alert').first()).toContainText('已改用默认值');
    await expectNoNonsense(page);
  });
}

test('links from the tools to headings lead to headings that exist', async ({page, request}) => {
  const links = new Set<string>();
  for (const [tool, search] of [
    ['latency', '?d=2&n=5&u=0.2&a=2'],
    ['latency', '?d=1&n=40&w=0.5&a=6&b=9'],
    ['config', '?options=%7B%22a%22%3A1%7D'],
    ['check-up', ''],
    ['cost', ''],
  ] as const) {
    await openTool(page, tool, search);
    const hrefs = await page.locator('main a').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    hrefs.forEach((href) => links.add(href));
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
