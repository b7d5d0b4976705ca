import {test as base, expect, type Page} from '@playwright/test';
import {onConnection, SLOW} from '../connection.ts';

/**
 * `page` fails its test on a request to another host or an uncaught error: the site makes neither. Tests that provoke
 * errors say so with `test.use({allowErrors: true})`.
 */
export const test = base.extend<{allowErrors: boolean}>({
  allowErrors: [false, {option: true}],
  page: async ({page, baseURL, allowErrors}, use) => {
    const foreign: string[] = [];
    const errors: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (/^https?:|^wss?:/.test(url.protocol) && url.hostname !== new URL(baseURL!).hostname) foreign.push(request.url());
    });
    page.on('console', (message) => /Content Security Policy/.test(message.text()) && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(error.message));
    await use(page);
    expect(foreign, 'requests to other hosts').toEqual([]);
    if (!allowErrors) expect(errors, 'uncaught errors').toEqual([]);
  },
});

export {expect};

/** Opens a page and waits until React has taken it over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Opens a page that stays as its own HTML and loader show it until it is touched. */
export async function openAsleep(page: Page, path: string): Promise<void> {
  await onConnection(page, SLOW);
  await page.goto(path);
}

/**
 * The two lives of a page, each a way of opening it: as its own HTML and loader show it, and taken over by React. A state of
 * the chrome must hold in both.
 */
export const lives: Readonly<Record<string, (page: Page, path: string) => Promise<void>>> = {
  'before the application started': openAsleep,
  'in the application': open,
};

/** The application starts at the reader's first touch of a control, or in a pause; Docusaurus then marks the document. */
export async function hydrated(page: Page): Promise<void> {
  await touch(page);
  await running(page);
}

/** The application has taken the page over, whatever made it start. */
export async function running(page: Page): Promise<void> {
  await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
}

/** What a pointer does on its way over the navbar. */
export async function touch(page: Page): Promise<void> {
  await page.locator('.navbar button').first().dispatchEvent('pointerover');
}

const isScript = (url: URL) => /\/assets\/js\/.*\.js$/.test(url.pathname);

/** The chunk of a page's own content, as rspack asks for it. */
export const isPageChunk = (url: URL) => isScript(url) && !/\/(main|runtime|vendors|common)/.test(url.pathname);

/** Goes down in steps, as a reader does: the navbar that may hide compares each place with the one before. */
export async function scrollDown(page: Page): Promise<void> {
  for (const top of [600, 1200]) {
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
  }
}

/** For proof of a negative: whatever waits for a quiet moment has had two. */
export async function twoIdlePeriods(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))));
}
