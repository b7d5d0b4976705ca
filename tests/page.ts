import {test as base, expect, type BrowserContext, type Locator, type Page} from '@playwright/test';
import {restSelector} from '@x2p2p/first-view/firstScreen';
import {noteErrors, noteForeignRequests} from './pageProblems.ts';

/**
 * `page` fails its test on a request to another host or an uncaught error: the site makes neither. Tests that provoke
 * errors say so with `test.use({allowErrors: true})`.
 */
export const test = base.extend<{allowErrors: boolean}>({
  allowErrors: [false, {option: true}],
  page: async ({page, baseURL, allowErrors}, use) => {
    const {hostname} = new URL(baseURL!);
    // Other ports of this machine are servers of the tests.
    const foreign = noteForeignRequests(page, (url) => url.hostname === hostname);
    const errors = noteErrors(page);
    await use(page);
    expect(foreign, 'requests to other hosts').toEqual([]);
    if (!allowErrors) expect(errors, 'uncaught errors').toEqual([]);
  },
});

export {expect};

/** Opens a page and waits until React has taken it over and every part of it has its true size. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await laidOut(page);
}

/** Opens a page, which stays as its own HTML and loader show it, and waits until every part of it has its true size. */
export async function openAsleep(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await firstFrame(page);
  await laidOut(page);
}

/**
 * The two lives of a page, each a way of opening it: as its own HTML and loader show it, and taken over by React. A state of
 * the chrome must hold in both.
 */
export const lives: Readonly<Record<string, (page: Page, path: string) => Promise<void>>> = {
  'before the application started': openAsleep,
  'in the application': open,
};

/** The application starts when a control is pressed that only it can answer; Docusaurus then marks the document. */
export async function hydrated(page: Page): Promise<void> {
  await touch(page);
  await running(page);
}

/** The application has taken the page over, whatever made it start. */
export async function running(page: Page): Promise<void> {
  // A translated page of 34,000 characters is drawn anew, which takes a busy machine a while.
  await expect(takenOver(page)).toBeAttached({timeout: 30_000});
}

/** The blocks further down that have not been laid out yet. */
export const stillToLayOut = (page: Page): Locator => page.locator(restSelector(':not([style*="content-visibility"])'));

/** Waits until nothing further down is still to be laid out; until then its height is a guess, and it may seem to scroll. */
export async function laidOut(page: Page): Promise<void> {
  await expect(stillToLayOut(page)).toHaveCount(0);
}

/** What the page has asked for of the application; its loader is none of it. */
export const applicationScripts = (page: Page): Locator => page.locator('script[src^="/assets/js/"]');

/** The document, once the application has taken it over. */
export const takenOver = (page: Page): Locator => page.locator('html[data-has-hydrated="true"]');

/**
 * The loader listens after the first frame, before which no reader touches anything. Playwright's clicks wait for frames themselves; its
 * keys, texts and dispatched events do not.
 */
export const firstFrame = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

/** Starts the application as a press on one of its controls does, without one: many pages have none. */
export async function touch(page: Page): Promise<void> {
  // The page may have loaded itself again and be painted before its scripts have come: until then only presses of a hand are kept.
  await page.waitForLoadState('domcontentloaded');
  await firstFrame(page);
  await page.evaluate(() => {
    const control = document.createElement('button');
    document.getElementById('__docusaurus')!.append(control);
    control.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true}));
    control.remove();
  });
}

export const navbarLink = (page: Page, name: string): Locator => page.locator('.navbar').getByRole('link', {name});

/** The menu of a phone while it is open: on pages with a sidebar that sidebar, from which a button leads to the main menu. */
export const phoneMenu = (page: Page): Locator => page.locator('.drawer:popover-open');

/** A category of the sidebar: one of the controls that only the application answers. */
export const category = (page: Page, name = '控制台指南'): Locator =>
  page.locator('.theme-doc-sidebar-menu').getByRole('button', {name: `侧边栏分类 '${name}'`});

export const languageMenu = (page: Page): Locator => page.locator('.navbar').getByRole('button', {name: /中文/});

/** Offered where a part of the site failed to load. */
export const retryButton = (page: Page): Locator => page.getByRole('alert').getByRole('button', {name: '重试 · Retry'});

const isScript = (url: URL) => /\/assets\/js\/.*\.js$/.test(url.pathname);

/** The chunk of a page's own content, as rspack asks for it. */
export const isPageChunk = (url: URL) => isScript(url) && !/\/(main|runtime|vendors|common)/.test(url.pathname);

/** The bulk of the application. */
export const isMain = (url: URL) => /\/assets\/js\/main\./.test(url.pathname);

/** Addresses of the wanted kind that are asked for from now on, in order. */
export function watchRequests(tab: Page | BrowserContext, isWanted: (url: URL) => boolean): string[] {
  const asked: string[] = [];
  tab.on('request', (request) => isWanted(new URL(request.url())) && asked.push(request.url()));
  return asked;
}

/** Counts the documents that the tab loads from now on: more than one would be a loop. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => request.isNavigationRequest() && request.frame() === page.mainFrame() && loads++);
  return () => loads;
}

/** Lets the requests of a kind wait until the returned function is called. */
export async function holdRequests(page: Page, which: Parameters<Page['route']>[0]): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(which, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Scrolls down in steps, as a reader does: the hiding navbar compares each position with the one before. */
export async function scrollDown(page: Page): Promise<void> {
  for (const top of [600, 1200]) {
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
  }
}

/** To prove that nothing happens: whatever waits for an idle period has had two. At times Chromium grants none, hence the timeouts. */
export async function twoIdlePeriods(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done, {timeout: 10_000}), {timeout: 10_000})),
  );
}
