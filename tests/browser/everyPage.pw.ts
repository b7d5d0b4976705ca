import type {Page} from '@playwright/test';
import {inWords, loadAxe} from '../axe.ts';
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

/** Reports only violations in full, and does not read style sheets again, which no rule in use needs: a third of the time. */
const QUICKLY = {resultTypes: ['violations'], preload: {assets: ['media']}};
const CONTRAST = 'color-contrast';

/** Hashes of the looks whose contrast this worker has found good: what looks alike has the same contrast on every page. */
const goodLooks = new Set<string>();

/**
 * Checks contrast in each theme, once for all elements that look alike: it is by far the slowest rule, a table has hundreds of such
 * cells, and pages share most of their looks. Of the other rules only one depends on colours; the rest run once.
 */
async function violations(page: Page, theme: 'light' | 'dark'): Promise<string[]> {
  const rest = theme === 'light' ? {...QUICKLY, rules: {[CONTRAST]: {enabled: false}}} : {...QUICKLY, runOnly: ['link-in-text-block']};
  const {found, looks} = await page.evaluate(
    async ({rest, contrast, good}) => {
      const known = new Map<Element, string>();
      const look = (element: Element): string => {
        // The classes of <html> differ from page to page.
        if (element === document.documentElement) return '';
        const path = known.get(element);
        if (path) return path;
        const {color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight} = getComputedStyle(element);
        const own = [
          element.tagName,
          element.className,
          element.role,
          color,
          backgroundColor,
          backgroundImage,
          opacity,
          fontSize,
          fontWeight,
        ].join();
        known.set(element, `${look(element.parentElement!)} ${own}`);
        return known.get(element)!;
      };
      const hash = async (text: string) => new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).join();
      const isRead = (element: Element) =>
        element.matches('input, select, textarea') ||
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue!.trim());
      const shown = [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility() && isRead(element));
      const different = new Map(shown.map((element) => [look(element), element]));
      const hashed = new Map(await Promise.all([...different].map(async ([text, element]) => [await hash(text), element] as const)));
      good.forEach((look) => hashed.delete(look));
      const reports = [await window.axe.run(document, rest)];
      if (hashed.size > 0) reports.push(await window.axe.run([...hashed.values()], contrast));
      return {found: reports.flatMap((report) => report.violations), looks: [...hashed.keys()]};
    },
    {rest, contrast: {...QUICKLY, runOnly: [CONTRAST]}, good: [...goodLooks]},
  );
  if (found.length === 0) looks.forEach((look) => goodLooks.add(look));
  return inWords(found);
}

/** Boxes that scroll in a narrow window and that the keyboard does not reach. */
const outOfReach = async (page: Page): Promise<string[]> =>
  inWords(
    (await page.evaluate((options) => window.axe.run(document, options), {...QUICKLY, runOnly: ['scrollable-region-focusable']}))
      .violations,
  );

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
        if (route !== '/') expect(await titleSizes(page)).toEqual([viewport === DESKTOP ? '35px' : '26px']);
        const {sum, moved} = await shifts();
        expect(sum, moved).toBeLessThan(0.01);
        await loadAxe(page);
        if (!inFull) return expect(await outOfReach(page)).toEqual([]);
        for (const theme of ['light', 'dark'] as const) {
          await paint(page, theme);
          expect(await violations(page, theme), theme).toEqual([]);
        }
      });
    }
  });
}
