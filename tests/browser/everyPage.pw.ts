import type {Page} from '@playwright/test';
import {inWords, loadAxe, QUICKLY, violations} from '../axe.ts';
import {sitemapRoutes} from '../output/builtSite.ts';
import {expect} from '../page.ts';
import {DESKTOP, PHONE} from '../viewports.ts';
import {testInOneTab as test} from './oneTab.ts';
import {openKind, pageKinds} from './pageKinds.ts';

const routes = [...new Set([...sitemapRoutes(), ...pageKinds])];

test('there are pages to visit', () => {
  expect(routes.length).toBeGreaterThan(50);
});

/**
 * Sets the theme as the colour switch would: the public site is always light, but the style sheet holds both themes. With reduced
 * motion the colours change at once.
 */
const paint = (page: Page, theme: 'light' | 'dark'): Promise<unknown> =>
  page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);

/** Cells whose text is painted over the next cell: nothing scrolls there, it just cannot be read. */
async function spilling(page: Page): Promise<string[]> {
  return await page.evaluate(() =>
    [...document.querySelectorAll('td, th')]
      .filter((cell) => {
        const content = document.createRange();
        content.selectNodeContents(cell);
        return cell.nextElementSibling && content.getBoundingClientRect().right > cell.getBoundingClientRect().right + 1;
      })
      .map(({textContent}) => textContent),
  );
}

/** Pages have one size of title; only the home page, which is a poster, has its own. */
const titleSizes = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...document.querySelectorAll('main h1')].map((title) => getComputedStyle(title).fontSize));

/** Boxes that scroll in a narrow window and that the keyboard does not reach. */
const outOfReach = async (page: Page): Promise<string[]> =>
  inWords(
    (await page.evaluate((options) => window.axe.run(document, options), {...QUICKLY, runOnly: ['scrollable-region-focusable']}))
      .violations,
  );

test('what is too small to press, and too near to the next, is found', async ({page}) => {
  await openKind(page, '/docs/intro');
  await page.evaluate(() =>
    document
      .querySelector('main')!
      .insertAdjacentHTML(
        'afterbegin',
        '<p>' + '<button style="padding: 0; border: 0; width: 9px; height: 9px">a</button>'.repeat(3) + '</p>',
      ),
  );
  await loadAxe(page);
  expect((await violations(page)).map((violation) => violation.split(':')[0])).toContain('target-size');
});

const kinds: readonly string[] = pageKinds;

for (const [name, viewport] of Object.entries({phone: PHONE, desktop: DESKTOP})) {
  test.describe(name, () => {
    test.use({viewport});
    for (const route of routes) {
      // Apart from scrolling boxes, only the chrome differs in a narrow window, and pages of one kind share it.
      const inFull = viewport === DESKTOP || kinds.includes(route);
      test(`${route}: ${inFull ? 'no accessibility violation in light or dark' : 'no scrolling box out of reach'}, no sideways scrolling, no spilling cell, no shift, a title like any other`, async ({
        page,
        shifts,
      }) => {
        await openKind(page, encodeURI(route));
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        expect(await spilling(page)).toEqual([]);
        if (route !== '/') expect(await titleSizes(page)).toEqual(['30px']);
        const {sum, moved} = await shifts();
        expect(sum, moved).toBeLessThan(0.01);
        await loadAxe(page);
        if (!inFull) return expect(await outOfReach(page)).toEqual([]);
        for (const theme of ['light', 'dark'] as const) {
          await paint(page, theme);
          expect(await violations(page, theme === 'light' ? 'every rule' : 'rules about colours'), theme).toEqual([]);
        }
      });
    }
  });
}
