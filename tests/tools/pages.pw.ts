import {readdirSync} from 'node:fs';
import {inWords, loadAxe} from '../axe.ts';
import {expect, hydrated, test} from '../page.ts';

const tools = readdirSync(new URL('../../site/src/pages/tools/', import.meta.url))
  .filter((file) => file.endsWith('.tsx') && file !== 'index.tsx')
  .map((file) => file.replace('.tsx', ''));

test('the index leads to every tool', async ({page}) => {
  await page.goto('/tools');
  expect(tools.length).toBeGreaterThan(1);
  for (const id of tools) await expect(page.locator(`main a[href="/tools/${id}"]`)).toBeVisible();
});

test('the whole card of a tool leads to it, its name too', async ({page}) => {
  await page.goto('/tools');
  for (const id of tools) {
    const card = page.locator('main li', {has: page.locator(`a[href="/tools/${id}"]`)});
    const hits = await card.evaluate((element) => {
      element.scrollIntoView({block: 'center'});
      return [...element.querySelectorAll('p, h2')].map((part) => {
        const {left, top, height} = part.getBoundingClientRect();
        return document.elementFromPoint(left + 8, top + height / 2)?.closest('a')?.getAttribute('href');
      });
    });
    expect(hits).toEqual([`/tools/${id}`, `/tools/${id}`, `/tools/${id}`]);
  }
});

// The stage `browser` visits every page of the sitemap once; here tools are looked at with everything unfolded.
for (const id of tools) {
  for (const width of [390, 768, 1280, 1920]) {
    test(`${id} at ${width} px: unfolded, no violation, no sideways scrolling`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      await page.emulateMedia({reducedMotion: 'reduce'});
      await page.goto(`/tools/${id}`);
      await hydrated(page);
      await page.evaluate(() => document.querySelectorAll('main details').forEach((details) => details.setAttribute('open', '')));
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await loadAxe(page);
      const {violations} = await page.evaluate(() => window.axe.run());
      expect(inWords(violations)).toEqual([]);
    });
  }
}
