import {watchClipboard} from '../clipboard.ts';
import {expect, open, test} from './page.ts';

test('the table of contents lists headings of levels 2 and 3, and follows the reader', async ({page}) => {
  await open(page, '/docs/faq/Integration');
  const toc = page.locator('.table-of-contents').first();
  const listed = await toc.locator('a').evaluateAll((links) => links.map((link) => decodeURIComponent(new URL((link as HTMLAnchorElement).href).hash.slice(1))));
  const headings = await page.locator('article :is(h2, h3)[id]').evaluateAll((nodes) => nodes.map((node) => node.id));
  expect(listed).toEqual(headings);
  await page.locator(`article [id="${headings[4]}"]`).scrollIntoViewIfNeeded();
  await page.locator(`article [id="${headings[4]}"]`).evaluate((node) => node.scrollIntoView());
  await expect(toc.locator('.table-of-contents__link--active')).toHaveCount(1);
});

test('a sidebar category opens over a time that grows with its height', async ({page}) => {
  await open(page, '/docs/intro');
  const durations = await page.evaluate(async () => {
    const seen: Record<string, string> = {};
    const lists = [...document.querySelectorAll<HTMLElement>('.theme-doc-sidebar-item-category > ul, .theme-doc-sidebar-item-category')];
    new MutationObserver((records) => {
      for (const {target} of records) {
        const element = target as HTMLElement;
        if (element.style.transition) seen[element.className + element.textContent?.length] = element.style.transition;
      }
    }).observe(document.querySelector('.theme-doc-sidebar-menu')!, {subtree: true, attributes: true, attributeFilter: ['style'], childList: true});
    const carets = [...document.querySelectorAll<HTMLElement>('.theme-doc-sidebar-item-category-level-1 .menu__caret, .theme-doc-sidebar-item-category-level-1 button')];
    carets[0]?.click();
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))));
    return {seen, lists: lists.length, carets: carets.length};
  });
  expect(durations.carets).toBeGreaterThan(0);
  expect(Object.values(durations.seen).join(' ')).toMatch(/height \d+ms/);
});

test('code can be copied', async ({page}) => {
  const copied = await watchClipboard(page);
  await open(page, '/docs/hls-sdk/quicestart');
  const block = page.locator('.theme-code-block').first();
  await block.hover();
  await block.getByRole('button', {name: /复制/}).click();
  const code = (await block.locator('code').innerText()).trim();
  await expect.poll(copied).toBe(code);
});

test('a reload and a deep link arrive at the heading, below the navbar', async ({page}) => {
  await open(page, '/docs/about#limits');
  const heading = page.locator('#limits');
  await expect(heading).toBeInViewport();
  const top = await heading.evaluate((node) => node.getBoundingClientRect().top);
  const bar = await page.locator('.navbar').evaluate((node) => node.getBoundingClientRect().bottom);
  expect(top).toBeGreaterThanOrEqual(bar - 1);
});
