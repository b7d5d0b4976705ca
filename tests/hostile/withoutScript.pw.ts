import {expect, test} from '@playwright/test';
import {pageKinds} from '../browser/pageKinds.ts';
import {allPages} from '../output/builtSite.ts';
import {DESKTOP, PHONE} from '../viewports.ts';

test.use({javaScriptEnabled: false});

for (const path of pageKinds) {
  test(`${path} is readable`, async ({page}) => {
    await page.goto(path);
    await expect(page.locator('h1')).toHaveCount(1);
    const text = await page.locator('main').innerText();
    expect(text.length, text).toBeGreaterThan(20);
  });
}

test('whatever looks like a link leads somewhere, on every page', () => {
  const pages = allPages();
  expect(pages.length).toBeGreaterThan(50);
  for (const {route, $} of pages) {
    const links = $('a')
      .toArray()
      .map((link) => ({text: $(link).text(), href: $(link).attr('href') ?? '', isButton: $(link).attr('role') === 'button'}));
    expect(links.length, route).toBeGreaterThan(10);
    // `#` alone goes nowhere.
    expect(
      links.filter(({href, isButton}) => !isButton && /^#?$|^javascript:/i.test(href)),
      route,
    ).toEqual([]);
  }
});

for (const [name, viewport] of Object.entries({phone: PHONE, desktop: DESKTOP})) {
  test.describe(name, () => {
    test.use({viewport});

    test('the places of the navbar and of the sidebar can be reached', async ({page}) => {
      await page.goto('/docs/intro');
      const linksTo = (place: string) => page.locator(`a[href="${place}"], a[href="${encodeURI(place)}"]`).filter({visible: true});
      const expectReachable = async (...places: string[]) => {
        for (const place of places) expect(await linksTo(place).count(), place).toBeGreaterThan(0);
      };
      const sidebar = ['/docs/category/常见问题', '/docs/category/hlsjs-sdk', '/docs/about'];
      const menu = page.getByRole('button', {name: /导航栏/});
      if (name === 'desktop') return expectReachable('/api/x2-hlsjs', ...sidebar);
      await menu.click();
      await expectReachable(...sidebar);
      await page.getByRole('button', {name: /主菜单/}).click();
      await expectReachable('/docs/price', '/api/x2-hlsjs');
    });

    test('copy buttons, which need script, are hidden', async ({page}) => {
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

test.describe('on a phone', () => {
  test.use({viewport: PHONE});

  test('the bar shows its name whole and no part over another, and the text follows it', async ({page}) => {
    await page.goto('/docs/intro');
    const boxes = await page.evaluate(() => {
      const shown = [...document.querySelectorAll('.navbar a, .navbar button')].filter(
        (element) => element.checkVisibility({visibilityProperty: true}) && !element.closest('.dropdown__menu'),
      );
      return shown.map((element) => ({name: element.textContent, ...(element.getBoundingClientRect().toJSON() as DOMRect)}));
    });
    expect(boxes.length).toBeGreaterThan(1);
    const overlapping = boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter((other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom)
        .map((other) => `${one.name} and ${other.name}`),
    );
    expect(overlapping).toEqual([]);
    const name = page.locator('.navbar__title').first();
    expect(await name.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
    expect(await page.locator('main h1').evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(500);
  });
});
