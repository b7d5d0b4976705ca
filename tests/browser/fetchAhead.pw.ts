import type {Locator, Page} from '@playwright/test';
import {onConnection, SAVING, type Connection} from '../connection.ts';
import {expect, isPageChunk, navbarLink, open, openAsleep, test, twoIdlePeriods, watchRequests} from '../page.ts';

test.use({hasTouch: true});

/** On this page only the footer links to `TO`, far below the first view. */
const FROM = '/docs/faq/Integration';
const TO = {path: '/licenses', title: '开源许可'};
const linkIn = (page: Page) => page.locator('.footer').getByRole('link', {name: TO.title});

/** Makes every link seem out of view, so that only a pointer can trigger prefetching. */
const blind = () => {
  IntersectionObserver.prototype.observe = () => {};
};

/** Touches the link without lifting the finger, so that it is not followed. */
async function fingerDown(page: Page, link: Locator): Promise<void> {
  await link.scrollIntoViewIfNeeded();
  const {x, y, width, height} = (await link.boundingBox())!;
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', {type: 'touchStart', touchPoints: [{x: x + width / 2, y: y + height / 2}]});
}

/** The links above the one that is meant may have used up what a minute allows. */
const withoutCost = () => {
  Object.defineProperty(PerformanceResourceTiming.prototype, 'transferSize', {get: () => 0});
};

type Trigger = {readonly name: string; readonly before: () => void; readonly pull: (page: Page, link: Locator) => Promise<void>};

const triggers: readonly Trigger[] = [
  {name: 'hover', before: blind, pull: (_, link) => link.hover()},
  {name: 'touch', before: blind, pull: fingerDown},
  {name: 'entering the view', before: withoutCost, pull: (_, link) => link.scrollIntoViewIfNeeded()},
];

const connections: Readonly<Record<string, Connection>> = {
  '2G': {effectiveType: '2g', saveData: false},
  'the slowest 2G': {effectiveType: 'slow-2g', saveData: false},
  'data-saver': SAVING,
};

for (const {name, before, pull} of triggers) {
  test.describe(`in the application, ${name} alone`, () => {
    const start = async (page: Page) => {
      await page.addInitScript(before);
      await open(page, FROM);
      await page.waitForLoadState('networkidle');
      return watchRequests(page, isPageChunk);
    };

    test('fetches the page behind a link', async ({page}) => {
      const chunks = await start(page);
      expect(chunks).toEqual([]);
      await pull(page, linkIn(page));
      await expect.poll(() => chunks.length).toBeGreaterThan(0);
      await page.waitForLoadState('networkidle');
      const ahead = new Set(chunks);
      await linkIn(page).click();
      await expect(page.getByRole('heading', {level: 1, name: TO.title})).toBeVisible();
      await expect(page).toHaveURL(TO.path);
      // The chunks of the page itself were there before the click; those of its own links may have been fetched since.
      const used = await page.evaluate(() => [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({src}) => src));
      expect(chunks.filter((url) => used.includes(url) && !ahead.has(url))).toEqual([]);
    });

    for (const [poor, connection] of Object.entries(connections)) {
      test(`fetches nothing on ${poor}`, async ({page}) => {
        await onConnection(page, connection);
        const chunks = await start(page);
        await pull(page, linkIn(page));
        await twoIdlePeriods(page);
        expect(chunks).toEqual([]);
      });
    }
  });
}

test('in the application, links in view cost 100 KiB a minute at most', async ({page}) => {
  await open(page, FROM);
  for (let screens = 0; screens < 8; screens++) {
    await page.mouse.wheel(0, 800);
    await page.waitForLoadState('networkidle');
  }
  const bytes = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({initiatorType, name}) => initiatorType === 'link' && name.endsWith('.js'))
      .reduce((sum, {transferSize}) => sum + transferSize, 0),
  );
  expect(bytes).toBeGreaterThan(30 * 1024);
  expect(bytes).toBeLessThanOrEqual(100 * 1024);
});

/** By a rule of the browser, or by a link of its own. */
const fetchedAhead = (page: Page, path?: string) => {
  const href = path ? `[href="${path}"]` : '';
  return page.locator(`a[data-fetch]${href}, link[rel="prefetch"]${href}`);
};

/** Pages which the browser prepares because of the speculation rules, as its tools report them. */
async function watchSpeculation(page: Page): Promise<Set<string>> {
  const prepared = new Set<string>();
  const session = await page.context().newCDPSession(page);
  session.on('Preload.prerenderStatusUpdated', ({key}) => prepared.add(new URL(key.url).pathname));
  await session.send('Preload.enable');
  return prepared;
}

test.describe('before the application started', () => {
  for (const {name, pull} of triggers.filter(({before}) => before === blind)) {
    test.describe(`${name} alone`, () => {
      test('prerenders the page behind a link', async ({page}) => {
        const prepared = await watchSpeculation(page);
        await openAsleep(page, FROM);
        await linkIn(page).scrollIntoViewIfNeeded();
        expect([...prepared]).not.toContain(TO.path);
        await pull(page, linkIn(page));
        await expect.poll(() => [...prepared]).toContain(TO.path);
      });

      test('prefetches the page behind a link at once, with or without speculation rules', async ({page}) => {
        await openAsleep(page, FROM);
        await expect(fetchedAhead(page, TO.path)).toHaveCount(0);
        await pull(page, linkIn(page));
        await expect(fetchedAhead(page, TO.path)).toHaveCount(1);
      });

      for (const [poor, connection] of Object.entries(connections)) {
        test(`prerenders and prefetches nothing on ${poor}`, async ({page}) => {
          await onConnection(page, connection);
          const prepared = await watchSpeculation(page);
          await page.goto(FROM);
          expect(await page.locator('script[type="speculationrules"]').count()).toBe(0);
          await pull(page, linkIn(page));
          await twoIdlePeriods(page);
          expect([...prepared]).toEqual([]);
          await expect(fetchedAhead(page)).toHaveCount(0);
        });
      }
    });
  }

  test('the page behind the link under a resting pointer is prerendered, one at a time', async ({page}) => {
    const prepared = await watchSpeculation(page);
    await openAsleep(page, FROM);
    const marked = page.locator('a[data-ahead]');
    const links = page.locator('.footer').getByRole('link', {name: /服务条款|隐私政策/});
    for (const link of await links.all()) {
      await link.hover();
      await expect(link).toHaveAttribute('data-ahead');
      await expect(marked).toHaveCount(1);
    }
    const wanted = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
    expect(wanted.length).toBeGreaterThan(1);
    await expect.poll(() => [...prepared]).toEqual(expect.arrayContaining(wanted));
  });

  test('a link that the pointer only crosses is prefetched, not prerendered', async ({page}) => {
    await page.clock.install();
    await openAsleep(page, FROM);
    await linkIn(page).evaluate((link) => {
      for (const target of [link, document.body]) target.dispatchEvent(new PointerEvent('pointerover', {bubbles: true}));
    });
    await page.clock.runFor(1000);
    await expect(fetchedAhead(page, TO.path)).toHaveCount(1);
    await expect(page.locator('a[data-ahead]')).toHaveCount(0);
    await linkIn(page).dispatchEvent('pointerover');
    await page.clock.runFor(1000);
    await expect(linkIn(page)).toHaveAttribute('data-ahead');
  });

  test('a page that starts work when it is rendered is prefetched, not prerendered', async ({page}) => {
    await page.clock.install();
    await openAsleep(page, FROM);
    const link = navbarLink(page, '实验室');
    await link.dispatchEvent('pointerover');
    await page.clock.runFor(1000);
    await expect(fetchedAhead(page, '/lab')).toHaveCount(1);
    await expect(page.locator('a[data-ahead]')).toHaveCount(0);
  });

  test('the page that comes next is fetched and rendered for a reader who has come near the link to it, not before', async ({page}) => {
    const prepared = await watchSpeculation(page);
    await openAsleep(page, FROM);
    const link = page.locator('.pagination-nav__link--next');
    await page.mouse.move(1270, 700);
    await twoIdlePeriods(page);
    await expect(fetchedAhead(page)).toHaveCount(0);
    expect([...prepared]).toEqual([]);
    await page.mouse.wheel(0, 100_000);
    const next = (await link.getAttribute('href'))!;
    await expect(fetchedAhead(page, next)).toHaveCount(1);
    await expect.poll(() => [...prepared]).toEqual([next]);
  });

  test('a short page fetches the next one after the first move', async ({page}) => {
    await openAsleep(page, '/docs/category/常见问题');
    await twoIdlePeriods(page);
    await expect(fetchedAhead(page)).toHaveCount(0);
    await page.mouse.move(1270, 700);
    await expect(fetchedAhead(page)).toHaveCount(1);
  });

  for (const [poor, connection] of Object.entries(connections)) {
    test(`the page that comes next is not fetched on ${poor}`, async ({page}) => {
      await onConnection(page, connection);
      await openAsleep(page, FROM);
      await page.mouse.wheel(0, 100_000);
      await twoIdlePeriods(page);
      await expect(fetchedAhead(page)).toHaveCount(0);
    });
  }
});
