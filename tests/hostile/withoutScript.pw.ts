import {expect, test} from '@playwright/test';
import {sitemapPaths} from '../sitemap.ts';
import {DESKTOP, PHONE} from '../windows.ts';

test.use({javaScriptEnabled: false});

const PARTS = 3;

for (let part = 0; part < PARTS; part += 1) {
  test(`every page reads (${part + 1} of ${PARTS})`, async ({page, request}) => {
    const paths = await sitemapPaths(request);
    for (const path of paths.filter((_, index) => index % PARTS === part)) {
      await page.goto(path);
      await expect(page.locator('h1'), path).toHaveCount(1);
      const text = await page.locator('main').innerText();
      expect(text.length, `${path}: ${text}`).toBeGreaterThan(20);
      // Everything between brackets that a link could be is one; `#` alone goes nowhere.
      const links = await page.locator('a').evaluateAll((all) => all.map((link) => ({text: link.textContent, href: link.getAttribute('href'), isButton: link.getAttribute('role') === 'button'})));
      expect(links.length, path).toBeGreaterThan(10);
      expect(links.filter(({href, isButton}) => !isButton && (!href || href === '#' || /^javascript:/i.test(href))), path).toEqual([]);
    }
  });
}

test('every link of every page leads to a page', async ({request}) => {
  const targets = new Set<string>();
  for (const path of await sitemapPaths(request)) {
    const html = await (await request.get(path)).text();
    for (const [, href] of html.matchAll(/<a\b[^>]*?\shref="?(\/[^"\s>#?]*)/g)) targets.add(href!.replaceAll('&amp;', '&'));
  }
  expect(targets.size).toBeGreaterThan(50);
  const broken: string[] = [];
  for (const target of targets) if (!(await request.get(target)).ok()) broken.push(target);
  expect(broken).toEqual([]);
});

for (const [name, viewport] of Object.entries({phone: PHONE, desktop: DESKTOP})) {
  test.describe(name, () => {
    test.use({viewport});

    test('the places of the navbar and of the sidebar can be reached', async ({page}) => {
      await page.goto('/docs/intro');
      for (const place of ['/docs/price', '/docs/category/常见问题', '/docs/category/hlsjs-sdk', '/docs/about']) {
        const links = page.locator(`a[href="${place}"], a[href="${encodeURI(place)}"]`).filter({visible: true});
        expect(await links.count(), place).toBeGreaterThan(0);
      }
    });

    test('nothing pretends to be a menu', async ({page}) => {
      await page.goto('/docs/intro');
      await expect(page.getByRole('button', {name: /导航栏/})).toBeHidden();
    });

    test('nothing offers to copy', async ({page}) => {
      for (const path of ['/docs/intro', '/docs/protocol/Privacy']) {
        await page.goto(path);
        const buttons = await page.getByRole('button', {name: /复制/, includeHidden: true}).all();
        expect(buttons.length, path).toBeGreaterThan(0);
        for (const button of buttons) await expect(button, path).toBeHidden();
      }
    });

    test('each panel of the tabs can be read', async ({page}) => {
      await page.goto('/docs/intro');
      const panels = page.locator('[role=tabpanel]');
      expect(await panels.count()).toBeGreaterThan(3);
      for (const panel of await panels.all()) await expect(panel).toBeVisible();
    });
  });
}
