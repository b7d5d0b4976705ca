import type {Page} from '@playwright/test';
import {until} from '../lab/lab.ts';
import {expect, holdRequests, isPageChunk, languageMenu, open, test} from '../page.ts';

/** Longer than a frame: any movement that lasts longer is visible. */
const INSTANT_MS = 20;

/** Records on every frame what is being animated, whatever started it: style sheets, inline transitions, scripts, SVG. */
async function watchMotion(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript((instant) => {
    const seen = ((globalThis as never as {motion: Set<string>}).motion = new Set<string>());
    const look = () => {
      for (const animation of document.getAnimations()) {
        const {endTime} = animation.effect!.getComputedTiming();
        const {target} = animation.effect as KeyframeEffect;
        if (Number(endTime) > instant)
          seen.add(`${target?.tagName.toLowerCase()}.${target?.getAttribute('class')} ${animation.constructor.name} ${endTime} ms`);
      }
      for (const element of document.querySelectorAll('animate, animateTransform, animateMotion')) seen.add(element.tagName);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, INSTANT_MS);
  return () => page.evaluate(() => [...(globalThis as never as {motion: Set<string>}).motion]);
}

const visits: Record<string, (page: Page) => Promise<void>> = {
  '/': async (page) => {
    await page.getByRole('main').getByRole('link', {name: '快速开始', exact: true}).first().hover();
    await languageMenu(page).hover();
    await page.getByText('何时划算').first().scrollIntoViewIfNeeded();
  },
  '/docs/hls-sdk/quicestart': async (page) => {
    await page.getByRole('tab', {name: 'pnpm'}).first().click();
    await page.locator('.theme-doc-sidebar-item-category button, .theme-doc-sidebar-item-category .menu__caret').last().click();
    await page.getByRole('link', {name: '计费说明'}).first().click();
    await expect(page.getByRole('heading', {level: 1, name: '计费说明'})).toBeVisible();
  },
  '/docs/windows-sdk/API': async (page) => {
    const details = page.locator('main .markdown details').first();
    await details.locator('summary').click();
    await expect(details).toHaveAttribute('open');
    await details.locator('summary').click();
    await expect(details).not.toHaveAttribute('open');
  },
  '/docs/price': async (page) => {
    const arrive = await holdRequests(page, isPageChunk);
    await page.getByRole('link', {name: '关于', exact: true}).first().click();
    await expect(page.locator('#nprogress')).toBeAttached();
    arrive();
    await expect(page.getByRole('heading', {level: 1, name: '关于'})).toBeVisible();
    await expect(page.locator('#nprogress')).toHaveCount(0);
  },
  '/lab?viewers=2&mode=vod': async (page) => {
    await page.getByRole('button', {name: '开始', exact: true}).click();
    await until(page, 'segments have moved', ({segments}) => segments > 6);
  },
};

test.describe('with reduced motion', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  for (const [path, visit] of Object.entries(visits)) {
    test(`${path}: nothing moves for longer than an instant`, async ({page}) => {
      const motion = await watchMotion(page);
      await open(page, path);
      await visit(page);
      expect(await motion()).toEqual([]);
    });
  }

  test('a change of colours starts no transition', async ({page}) => {
    await open(page, '/docs/price');
    const transitions = await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark';
      return document.getAnimations().length;
    });
    expect(transitions).toBe(0);
  });

  test('a sidebar category closes, although Docusaurus hides it at the end of a transition', async ({page}) => {
    await open(page, '/docs/hls-sdk/quicestart');
    const category = page.locator('.theme-doc-sidebar-item-category-level-1', {has: page.getByRole('link', {name: 'HLS.js SDK'})});
    const list = category.locator('ul');
    await expect(list).toBeVisible();
    await category.getByRole('button', {name: '折叠侧边栏分类'}).click();
    await expect(list).toHaveCSS('display', 'none');
  });
});

test('without reduced motion things do move, and the watcher notices', async ({page}) => {
  const motion = await watchMotion(page);
  await open(page, '/');
  await visits['/']!(page);
  await expect.poll(async () => (await motion()).length).toBeGreaterThan(0);
});
