import type {Page} from '@playwright/test';
import {GOOD, onConnection, SAVING, SLOW, type Connection} from '../connection.ts';
import {expect, holdRequests, isMain, openAsleep, phoneMenu, running, scrollDown, test, watchRequests} from '../page.ts';
import {PHONE} from '../viewports.ts';

test.use({viewport: PHONE, hasTouch: true});

const isMenu = (url: URL) => /\/assets\/menu\./.test(url.pathname);
/** The whole style sheet would mend what the menu's own lacks. */
const isApplication = (url: URL) => isMain(url) || url.pathname.endsWith('.css');
const hamburger = (page: Page) => page.locator('.navbar__toggle');
/** The application's own, once it is open. */
const own = (page: Page) => page.locator('#__docusaurus .navbar-sidebar--show .navbar-sidebar');

/** Opens the menu while the application is held back. */
async function openEarly(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await holdRequests(page, isApplication);
  await openAsleep(page, path);
  await hamburger(page).tap();
  await expect(phoneMenu(page)).toBeVisible();
  await settled(page);
  await expect(own(page)).toHaveCount(0);
  return async () => {
    release();
    await running(page);
    await expect(page.locator('body > :not(#__docusaurus) .navbar-sidebar')).toHaveCount(0);
  };
}

/** It has slid in. */
const settled = (page: Page) =>
  phoneMenu(page).evaluate((element) => Promise.all(element.getAnimations({subtree: true}).map(({finished}) => finished)));

/** What a reader sees of the menu, element by element. */
const drawn = (page: Page) =>
  phoneMenu(page).evaluate((root) =>
    [...root.querySelectorAll('*')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const {x, y, width, height} = element.getBoundingClientRect();
        const {color, backgroundColor, fontSize, fontWeight, opacity, fill, stroke} = getComputedStyle(element);
        const text = [...element.childNodes]
          .filter(({nodeType}) => nodeType === Node.TEXT_NODE)
          .map(({data}: Node & {data?: string}) => data)
          .join('');
        return [
          element.tagName,
          text,
          element.getAttribute('aria-label'),
          element.getAttribute('href'),
          [x, y, width, height].map(Math.round),
          color,
          backgroundColor,
          fontSize,
          fontWeight,
          opacity,
          fill,
          stroke,
        ].join(' ');
      }),
  );

for (const path of ['/docs/intro', '/docs/hls-sdk/API', '/api/x2-hlsjs', '/', '/lab']) {
  test(`${path}: the menu opens before the application runs, and nothing in it changes when the application takes over`, async ({page}) => {
    const release = await openEarly(page, path);
    const before = await drawn(page);
    expect(before.length).toBeGreaterThan(30);
    await release();
    await expect(own(page)).toBeVisible();
    expect(await drawn(page)).toEqual(before);
  });
}

test('the reader finds the menu as they left it: the panel, how far it was scrolled, the focus', async ({page}) => {
  await page.setViewportSize({width: 390, height: 420});
  const release = await openEarly(page, '/docs/intro');
  const panel = phoneMenu(page).locator('.menu').last();
  await panel.evaluate((element) => element.scrollTo(0, 160));
  await phoneMenu(page).getByRole('link', {name: 'iOS SDK'}).focus();
  const top = await panel.evaluate(({scrollTop}) => scrollTop);
  expect(top).toBeGreaterThan(100);
  await release();
  await expect(own(page).getByRole('link', {name: 'iOS SDK'})).toBeFocused();
  expect(
    await own(page)
      .locator('.menu')
      .last()
      .evaluate(({scrollTop}) => scrollTop),
  ).toBe(top);
});

for (const path of ['/docs/intro', '/blog']) {
  test(`${path}: the navbar's entries stay when the application takes over`, async ({page}) => {
    const release = await openEarly(page, path);
    const back = phoneMenu(page).getByRole('button', {name: /主菜单/});
    if (path !== '/blog') await back.tap();
    await expect(phoneMenu(page).getByRole('link', {name: '登录控制台'})).toBeInViewport();
    await release();
    await expect(own(page).getByRole('link', {name: '登录控制台'})).toBeInViewport();
    await expect(own(page).locator('.menu').first()).not.toHaveAttribute('inert');
  });
}

test('a category opens once the application runs', async ({page}) => {
  const release = await openEarly(page, '/docs/intro');
  const category = phoneMenu(page).getByRole('button', {name: /HLS\.js SDK/});
  await category.tap();
  await expect(category).toHaveAttribute('aria-busy', 'true');
  await release();
  await expect(own(page).getByRole('link', {name: 'API', exact: true})).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
});

test('a link in the menu leads on without the application', async ({page}) => {
  await openEarly(page, '/docs/intro');
  await phoneMenu(page).getByRole('link', {name: '计费说明'}).last().tap();
  await expect(page).toHaveURL('/docs/price');
  await expect(phoneMenu(page)).toHaveCount(0);
});

const waysOut: Record<string, (page: Page) => Promise<void>> = {
  'its cross': (page) => phoneMenu(page).getByRole('button', {name: '关闭导航栏'}).tap(),
  Escape: (page) => page.keyboard.press('Escape'),
  'what lies behind': (page) => page.touchscreen.tap(380, 500),
};
/** Chromium closes its watcher by Escape, and on Android by the Back button, which cannot be pressed here. */
const withoutWatcher = (page: Page) => page.addInitScript(() => delete (window as {CloseWatcher?: unknown}).CloseWatcher);

for (const [way, close, prepare] of [
  ...Object.entries(waysOut),
  ['Escape in a browser without CloseWatcher', waysOut.Escape!, withoutWatcher] as const,
]) {
  test(`closed by ${way}, the menu stays closed when the application takes over, and nothing is left locked`, async ({page}) => {
    await prepare?.(page);
    const release = await openEarly(page, '/docs/intro');
    await expect(phoneMenu(page).getByRole('button', {name: '关闭导航栏'})).toBeFocused();
    await expect(page.locator('#__docusaurus')).toHaveAttribute('inert');
    await close(page);
    await expect(phoneMenu(page)).toHaveCount(0);
    await expect(hamburger(page)).toBeFocused();
    await release();
    await expect(phoneMenu(page)).toHaveCount(0);
    await expect(page.locator('[inert]:not(.navbar-sidebar *), [aria-busy="true"]')).toHaveCount(0);
    await scrollDown(page);
  });
}

test('closed in the application, the early menu left nothing locked either', async ({page}) => {
  const release = await openEarly(page, '/docs/intro');
  await release();
  await own(page).getByRole('button', {name: '关闭导航栏'}).tap();
  await expect(phoneMenu(page)).toHaveCount(0);
  await expect(page.locator('#__docusaurus [inert]:not(.navbar-sidebar *), body > [inert]')).toHaveCount(0);
  await scrollDown(page);
});

test('without its file the press on the hamburger waits for the application', async ({page}) => {
  await page.route(isMenu, (route) => route.abort());
  const release = await holdRequests(page, isMain);
  await openAsleep(page, '/docs/intro');
  await hamburger(page).tap();
  await expect(hamburger(page)).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(own(page)).toBeVisible();
});

test('a page that the browser kept comes back without the menu', async ({page}) => {
  await openEarly(page, '/docs/intro');
  // Fires the browser's event by hand, because Playwright disables the back/forward cache.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', {persisted: true})));
  await expect(phoneMenu(page)).toHaveCount(0);
  await expect(page.locator('body > [inert]')).toHaveCount(0);
});

test.describe('its file', () => {
  /** What was asked for in the first seconds without a touch, and later. */
  async function untouched(page: Page, connection: Connection): Promise<string[]> {
    await onConnection(page, connection);
    const asked = watchRequests(page, isMenu);
    await page.clock.install();
    await page.goto('/docs/intro');
    await page.clock.runFor(5000);
    return asked;
  }

  for (const [where, connection] of Object.entries({'a slow': SLOW, 'a good': GOOD})) {
    test(`is fetched ahead on ${where} connection, where the hamburger shows`, async ({page}) => {
      const asked = await untouched(page, connection);
      await expect.poll(() => asked.length).toBe(1);
      await expect(page.locator('script[src]'), 'the application').toHaveCount(0);
    });
  }

  test('is fetched at the press where readers save data', async ({page}) => {
    const asked = await untouched(page, SAVING);
    expect(asked).toEqual([]);
    await hamburger(page).tap();
    await expect.poll(() => asked.length).toBe(1);
  });

  test('is not fetched on a wide page', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 800});
    expect(await untouched(page, SLOW)).toEqual([]);
  });
});
