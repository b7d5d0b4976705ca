import type {Page} from '@playwright/test';
import {pageRoute, products} from '@x2p2p/site/data/products';
import {inWords, loadAxe} from '../axe.ts';
import {expect, openAsleep} from '../page.ts';
import {testInOneTab as test} from './oneTab.ts';
import {openKind, pageKinds} from './pageKinds.ts';

/** What a window of 1280 × 1024 shows at 200 % and at 400 %, and a phone whose owner has made letters twice as large. */
const ENLARGED = {
  '200 %': {viewport: {width: 640, height: 512}, letters: '100%'},
  '400 %': {viewport: {width: 320, height: 256}, letters: '100%'},
  'letters of 200 % on a phone': {viewport: {width: 390, height: 844}, letters: '200%'},
} as const;

/** Visible text of the content, without the table of contents, which narrow windows fold into a button. */
function shownTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent!.trim();
      const parent = node.parentElement!;
      if (
        text &&
        !parent.closest('aside, nav, .table-of-contents, .theme-doc-toc-mobile') &&
        parent.checkVisibility({visibilityProperty: true})
      )
        texts.push(text);
    }
    return texts;
  });
}

/** The skip link waits outside the window, the spoken title is never seen; a search result quotes one line of the page it leads to, whatever the width. */
const EXEMPT = '[href="#__docusaurus_skipToContent_fallback"], body > [role="status"], [class*="snippet_"]';

/** Words that stick out of the window or are cut off by a box, and cannot be scrolled to. */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate((exempt) => {
    const cut: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement!;
      if (!node.textContent!.trim() || parent.closest(exempt) || !parent.checkVisibility({visibilityProperty: true, opacityProperty: true}))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const {left, right} = range.getBoundingClientRect();
      let box: Element | null = parent;
      while (box && getComputedStyle(box).overflowX === 'visible') box = box.parentElement;
      const overflow = box ? getComputedStyle(box).overflowX : 'visible';
      const edges = box && overflow !== 'visible' ? box.getBoundingClientRect() : {left: 0, right: innerWidth, width: innerWidth};
      // Text in a scrolling box can be reached; a box one pixel wide is the usual way to hide text for screen readers only.
      if (overflow === 'auto' || overflow === 'scroll' || edges.width <= 1) continue;
      if (right > edges.right + 1 || left < edges.left - 1)
        cut.push(
          `${node.textContent!.trim().slice(0, 40)} (${Math.round(left)}–${Math.round(right)} in ${Math.round(edges.left)}–${Math.round(edges.right)})`,
        );
    }
    return cut;
  }, EXEMPT);
}

for (const path of pageKinds) {
  test(`${path}: enlarged, everything is there, and only tables and code scroll sideways`, async ({page}) => {
    await page.setViewportSize({width: 1280, height: 1024});
    await openKind(page, path);
    const whole = await shownTexts(page);
    expect(whole.length).toBeGreaterThan(2);
    for (const [zoom, {viewport, letters}] of Object.entries(ENLARGED)) {
      await page.setViewportSize(viewport);
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), letters);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), {message: `${zoom}: sideways`})
        .toBeLessThanOrEqual(0);
      expect(await cutTexts(page), `${zoom}: cut off`).toEqual([]);
      const shown = new Set(await shownTexts(page));
      expect(
        whole.filter((text) => !shown.has(text)),
        `${zoom}: gone`,
      ).toEqual([]);
    }
  });
}

// Tables of names and types, which only the smallest windows make scroll.
for (const path of new Set([...pageKinds, ...products.map((product) => pageRoute(product, 'API'))])) {
  test(`${path}: at 400 %, before the application runs, the keyboard reaches every box that scrolls`, async ({page}) => {
    await page.setViewportSize(ENLARGED['400 %'].viewport);
    await openAsleep(page, path);
    await loadAxe(page);
    const {violations} = await page.evaluate(() => window.axe.run(document, {runOnly: ['scrollable-region-focusable']}));
    expect(inWords(violations)).toEqual([]);
    const scrolling = await page.evaluate(() => {
      const boxes = [...document.querySelectorAll<HTMLElement>('main *')].filter(
        (box) => /auto|scroll/.test(getComputedStyle(box).overflowX) && box.scrollWidth > box.clientWidth + 1,
      );
      // A row of nothing but controls is reached through them.
      const CONTROLS = 'button, a[href], input';
      const isRowOfControls = (box: Element) =>
        [...box.querySelectorAll('*')].every((part) => part.closest(CONTROLS) ?? part.querySelector(CONTROLS));
      const outOfReach = boxes.filter((box) => box.tabIndex < 0 && !isRowOfControls(box));
      return {count: boxes.length, outOfReach: outOfReach.map((box) => `${box.tagName}.${box.className}`)};
    });
    expect(scrolling.outOfReach).toEqual([]);
    if (path.endsWith('API')) expect(scrolling.count).toBeGreaterThan(3);
  });
}
