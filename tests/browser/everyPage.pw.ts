import type {Page} from '@playwright/test';
import {restSelector} from '@x2p2p/first-view/firstScreen';
import {inWords, loadAxe, QUICKLY, violations} from '../axe.ts';
import {sitemapRoutes} from '../output/builtSite.ts';
import {expect} from '../page.ts';
import type {Shifts} from '../shifts.ts';
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

async function expectNothingCut(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await spilling(page)).toEqual([]);
}

/**
 * Blocks that change or move when each is laid out for itself, as those below the first screen are for a while (`firstScreen.ts`): the
 * margin of what stands first or last in them is not theirs. A reader who is faster would see the page jump, and press beside a link.
 */
const unsettled = (page: Page): Promise<string[]> =>
  page.evaluate(
    (selector) => {
      const blocks = [...document.querySelectorAll(selector)];
      const sheet = new CSSStyleSheet();
      document.adoptedStyleSheets.push(sheet);
      const [whole, apart] = ['none', 'layout style paint'].map((contain) => {
        sheet.replaceSync(`:is(${selector}) { content-visibility: visible !important; contain: ${contain} !important }`);
        return blocks.map((block) => block.getBoundingClientRect());
      });
      document.adoptedStyleSheets.pop();
      const differ = (one: DOMRect, other: DOMRect) => Math.abs(one.top - other.top) > 1 || Math.abs(one.height - other.height) > 1;
      return blocks.filter((_, at) => differ(whole![at]!, apart![at]!)).map(({outerHTML}) => outerHTML.slice(0, 100));
    },
    restSelector().replaceAll('[data-first-screen]', ''),
  );

async function expectNoShift(shifts: () => Promise<Shifts>): Promise<void> {
  const {sum, moved} = await shifts();
  expect(sum, moved).toBeLessThan(0.01);
}

async function expectAccessible(page: Page): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await paint(page, theme);
    expect(await violations(page, theme === 'light' ? 'every rule' : 'rules about colours'), theme).toEqual([]);
  }
}

test.describe('on a phone, then in a wide window', () => {
  test.use({viewport: PHONE});
  // Of each page one load: pages of one kind move in the same way when they are loaded in a wide window (below).
  for (const route of routes) {
    test(`${route}: no accessibility violation in light or dark, no box out of reach, no sideways scrolling, no spilling cell, no shift, no block that moves later, a title like any other`, async ({
      page,
      shifts,
    }) => {
      await openKind(page, encodeURI(route));
      await expectNothingCut(page);
      if (route !== '/') expect(await titleSizes(page)).toEqual(['30px']);
      await expectNoShift(shifts);
      expect(await unsettled(page)).toEqual([]);
      await loadAxe(page);
      // Apart from scrolling boxes, only the chrome differs in a narrow window, and pages of one kind share it.
      if (!kinds.includes(route)) expect(await outOfReach(page)).toEqual([]);
      else await expectAccessible(page);
      await page.setViewportSize(DESKTOP);
      await paint(page, 'light');
      await expectNothingCut(page);
      if (route !== '/') expect(await titleSizes(page)).toEqual(['30px']);
      expect(await unsettled(page)).toEqual([]);
      await expectAccessible(page);
    });
  }
});

test.describe('loaded in a wide window', () => {
  test.use({viewport: DESKTOP});
  for (const route of kinds)
    test(`${route}: no shift`, async ({page, shifts}) => {
      await openKind(page, encodeURI(route));
      await expectNoShift(shifts);
    });
});
