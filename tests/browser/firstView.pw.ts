import type {ServerResponse} from 'node:http';
import type {Locator, Page} from '@playwright/test';
import {brotliCompressSync} from 'node:zlib';
import {serve} from '@x2p2p/test-tools/loopback';
import budgets from '../../budgets.json' with {type: 'json'};
import {watchClipboard} from '../clipboard.ts';
import {onConnection, SAVING} from '../connection.ts';
import {
  applicationScripts,
  category,
  expect,
  firstFrame,
  holdRequests,
  hydrated,
  isMain,
  laidOut,
  navbarLink,
  open,
  openAsleep,
  phoneMenu,
  retryButton,
  stillToLayOut,
  takenOver,
  test,
  touch,
  twoIdlePeriods,
  watchRequests,
} from '../page.ts';
import {watchShifts} from '../shifts.ts';
import {PHONE} from '../viewports.ts';
import {pageKinds} from './pageKinds.ts';

/** The loader, which every page asks for and browsers keep, is none of the application's. */
const isAsset = (url: URL) => /\.(js|css)$/.test(url.pathname) && !url.pathname.startsWith('/assets/page/');

test('a page is painted by its own HTML: no script, no style sheet, nothing blocking', async ({page}) => {
  const assets = watchRequests(page, isAsset);
  await page.goto('/docs/price', {waitUntil: 'networkidle'});
  await expect(page.getByRole('heading', {level: 1, name: '计费说明'})).toBeVisible();
  await expect(page.locator('.navbar')).toHaveCSS('position', 'sticky');
  expect(assets).toEqual([]);
  const blocking = await page.evaluate(
    () =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => (entry as {renderBlockingStatus?: string}).renderBlockingStatus === 'blocking').length,
  );
  expect(blocking).toBe(0);
});

/** Serves a page whose HTML stops at one place until `finish` is called. */
async function serveInTwo(page: Page, baseURL: string, route: string, cutAt: (html: string) => number) {
  const html = await (await page.request.get(route)).text();
  const cut = cutAt(html);
  expect(cut).toBeGreaterThan(html.indexOf('<body'));
  let answer: ServerResponse | undefined;
  const server = await serve((request, response) => {
    if (request.url !== route) return void response.writeHead(302, {location: baseURL + request.url!}).end();
    answer = response.writeHead(200, {'content-type': 'text/html; charset=utf-8'});
    response.write(html.slice(0, cut));
  });
  return {url: server.url + route, finish: () => answer!.end(html.slice(cut)), close: server.close};
}

const isPainted = (tab: Page) => tab.evaluate(() => performance.getEntriesByType('paint').length > 0);

/** Waits as long as another tab takes to load and paint a whole page. */
async function paintElsewhere(page: Page, url: string): Promise<void> {
  const other = await page.context().newPage();
  await other.goto(url, {waitUntil: 'networkidle'});
  await expect.poll(() => isPainted(other)).toBe(true);
}

const slowlyArriving = [
  // Later rows change the column widths.
  {
    what: 'a table on the first screen',
    route: '/api/x2-hlsjs/options/variables/options',
    cutAt: (html: string) => html.indexOf('<tr', html.indexOf('<tbody') + 800),
    arrived: '.markdown tbody tr',
  },
  // The footer stands at the bottom of the window, and grows upwards.
  {
    what: 'a short page',
    route: '/blog/authors',
    cutAt: (html: string) => html.indexOf('footer__link-item', html.lastIndexOf('<footer')),
    arrived: 'footer',
  },
];
for (const {what, route, cutAt, arrived} of slowlyArriving) {
  test(`${what} is painted whole, however slowly its bytes arrive`, async ({page, baseURL}) => {
    const slow = await serveInTwo(page, baseURL!, route, cutAt);
    const shifts = await watchShifts(page, {afterInput: true});

    await page.goto(slow.url, {waitUntil: 'commit'});
    await page.waitForFunction((selector) => document.querySelector(selector) !== null, arrived, {polling: 50});
    await paintElsewhere(page, `${baseURL}${route}`);
    expect(await isPainted(page), 'painted in part').toBe(false);
    slow.finish();
    await page.bringToFront();
    await expect.poll(() => isPainted(page)).toBe(true);
    await page.waitForLoadState('load');
    expect((await shifts()).moved).toBe('');
    await slow.close();
  });
}

const readAsItComes = [
  {
    amid: 'the announcement',
    cutAt: (html: string) => html.indexOf('</strong>', html.indexOf('<div class="theme-announcement-bar')),
    shown: undefined,
  },
  // Cut before the items at the right end of the bar are complete.
  {amid: 'the navbar', cutAt: (html: string) => html.indexOf('dropdown__menu', html.lastIndexOf('navbar__items--right')), shown: undefined},
  {amid: 'its first paragraph', cutAt: (html: string) => html.indexOf('<p>', html.indexOf('<h1')) + 4, shown: 'main h1'},
  {
    amid: 'its second paragraph',
    cutAt: (html: string) => html.indexOf('<p>', html.indexOf('<p>', html.indexOf('<h1')) + 1) + 20,
    shown: '.markdown p',
  },
];
for (const {amid, cutAt, shown} of readAsItComes) {
  test(`an article whose HTML stalls in ${amid} shows what has arrived, and nothing of it moves`, async ({page, baseURL}) => {
    const slow = await serveInTwo(page, baseURL!, '/docs/about', cutAt);
    const shifts = await watchShifts(page, {afterInput: true});
    await page.goto(slow.url, {waitUntil: 'commit'});
    if (shown) {
      await expect.poll(() => isPainted(page)).toBe(true);
      await expect(page.locator(shown).first()).toBeInViewport();
    }
    await paintElsewhere(page, `${baseURL}/docs/about`);
    await page.bringToFront();
    slow.finish();
    await page.waitForLoadState('load');
    await expect(page.locator('.navbar__items--right')).toBeVisible();
    await expect(page.locator('.theme-announcement-bar')).toBeVisible();
    expect((await shifts()).moved).toBe('');
    await slow.close();
  });
}

const amidTheText = (html: string) => html.indexOf('<p>', html.indexOf('</h2>')) + 20;

test.describe('while the HTML is still arriving', () => {
  test('a press on the menu is not lost', async ({page, baseURL}) => {
    await page.setViewportSize(PHONE);
    const slow = await serveInTwo(page, baseURL!, '/docs/about', amidTheText);
    await page.goto(slow.url, {waitUntil: 'commit'});
    await page.locator('.navbar__toggle:visible').click();
    slow.finish();
    await expect(phoneMenu(page)).toBeVisible();
    await slow.close();
  });

  test('a press on a tab is not lost', async ({page, baseURL}) => {
    const slow = await serveInTwo(page, baseURL!, '/docs/hls-sdk/quicestart', (html) => html.indexOf('</p>', html.indexOf('id="minimal"')));
    await page.goto(slow.url, {waitUntil: 'commit'});
    const tab = page.getByRole('tab', {name: 'pnpm'}).first();
    await tab.click();
    slow.finish();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await slow.close();
  });
});

test.describe('a long article', () => {
  /** Opens an address and holds back all idle callbacks until the returned function is called. */
  async function openRestless(page: Page, address: string): Promise<() => Promise<void>> {
    await page.addInitScript(() => {
      const waiting: IdleRequestCallback[] = [];
      const idle = window.requestIdleCallback;
      window.requestIdleCallback = (run) => waiting.push(run);
      Object.assign(window, {
        rest: () => ((window.requestIdleCallback = idle), waiting.forEach((run) => idle(run))),
        hurry: () => waiting.splice(0).map((run) => run({didTimeout: false, timeRemaining: () => 0})).length,
      });
    });
    await page.goto(address, {waitUntil: 'load'});
    return () => page.evaluate(() => (window as unknown as {rest(): void}).rest());
  }
  /** The content inside the article's blocks: a block itself has a place even while its content is not laid out. */
  const contents = (page: Page) => page.locator('.markdown > * > *');
  const isLaidOut = (content: Locator) => content.evaluate((node) => node.checkVisibility({contentVisibilityAuto: true}));
  const byItsFirstScreen = (page: Page) => page.locator('html[data-first-screen]');
  const place = (page: Page) => page.evaluate(() => scrollY);

  test('the End key leads to its true end, and nothing moves afterwards', async ({page}) => {
    const rest = await openRestless(page, '/docs/hls-sdk/quicestart');
    await expect(byItsFirstScreen(page)).toBeAttached();
    const shifts = await watchShifts(page, {afterInput: true});
    await page.keyboard.press('End');
    const below = () => page.evaluate(() => Math.round(document.documentElement.scrollHeight - innerHeight - scrollY));
    await expect.poll(below).toBe(0);
    await rest();
    await laidOut(page);
    expect(await below()).toBe(0);
    expect((await shifts()).moved).toBe('');
  });

  test('lays out its first screen first, and the rest in the first quiet moment', async ({page}) => {
    const shifts = await watchShifts(page, {afterInput: true});
    const rest = await openRestless(page, '/docs/faq/product');
    await expect(byItsFirstScreen(page)).toBeAttached();
    expect(await isLaidOut(contents(page).first())).toBe(true);
    expect(await isLaidOut(contents(page).last())).toBe(false);
    await rest();
    await laidOut(page);
    expect(await isLaidOut(contents(page).last())).toBe(true);
    expect((await shifts()).moved).toBe('');
    // To take the mark away costs a match of all styles: it goes with the styles of the application, whose pages are laid out whole.
    await expect(byItsFirstScreen(page)).toBeAttached();
    await hydrated(page);
    await expect(byItsFirstScreen(page)).toHaveCount(0);
  });

  test('lays out only a few blocks when the browser has no time to spare', async ({page}) => {
    await openRestless(page, '/docs/faq/product');
    const before = await stillToLayOut(page).count();
    const hurry = () => page.evaluate(() => (window as unknown as {hurry(): number}).hurry());
    await expect.poll(hurry).toBe(1);
    const after = await stillToLayOut(page).count();
    expect(before - after).toBeGreaterThan(0);
    expect(before - after).toBeLessThan(10);
    expect(after).toBeGreaterThan(0);
  });

  test('is laid out whole at once for readers who choose a heading in it, or arrive at one', async ({page}) => {
    await openRestless(page, '/docs/faq/product');
    const heading = page.locator('.markdown > h3').nth(-5);
    const id = await heading.getAttribute('id');
    const top = () => heading.evaluate((node) => Math.round(node.getBoundingClientRect().top));
    expect(await isLaidOut(contents(page).last())).toBe(false);
    await page.locator(`.toc-highlight[href="#${id}"]`).click();
    await expect(heading).toBeInViewport();
    expect(await isLaidOut(contents(page).last())).toBe(true);
    const chosen = await top();

    await page.goto('about:blank');
    await page.goto(`/docs/faq/product#${id}`);
    await expect(heading).toBeInViewport();
    expect(await isLaidOut(contents(page).last())).toBe(true);
    expect(await top()).toBe(chosen);
  });

  test('is laid out whole at once for readers who come back to it', async ({page}) => {
    await openRestless(page, '/docs/faq/product');
    await expect(byItsFirstScreen(page)).toBeAttached();
    await page.mouse.wheel(0, 3000);
    // Not exactly 3000: what is laid out on the way may differ from its guessed height, and the browser keeps the text in place.
    await expect.poll(() => place(page)).toBeGreaterThan(2800);
    await page.reload();
    await laidOut(page);
    await expect.poll(() => place(page)).toBeGreaterThan(2800);
  });
});

test('the loader leaves the first frame to the page, and works after it however long ago the page has loaded', async ({page}) => {
  await page.addInitScript(() => {
    const frames: FrameRequestCallback[] = [];
    const listeners = new Set<string>();
    window.requestAnimationFrame = (run) => frames.push(run);
    const attach = window.addEventListener.bind(window);
    window.addEventListener = (type: string, ...rest: [EventListenerOrEventListenerObject]) => {
      listeners.add(type);
      attach(type, ...rest);
    };
    Object.assign(window, {
      listeners: () => [...listeners],
      letFramesCome: () => {
        window.requestAnimationFrame = (run) => setTimeout(run);
        frames.forEach((run) => run(performance.now()));
      },
    });
  });
  type Held = {listeners(): string[]; letFramesCome(): void};
  // A page without tabs, whose choices the first frame shows.
  await page.goto('/docs/price', {waitUntil: 'load'});
  const listeners = () => page.evaluate(() => (window as unknown as Held).listeners());
  // Of the loader alone: what was typed, departures, the contents.
  const ofLoader = ['input', 'pagehide', 'scroll'];
  expect((await listeners()).filter((type) => ofLoader.includes(type))).toEqual([]);
  await page.evaluate(() => (window as unknown as Held).letFramesCome());
  await expect.poll(listeners).toEqual(expect.arrayContaining(ofLoader));
});

test('what the page looks like does not change when the application takes it over', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.goto('/docs/price', {waitUntil: 'networkidle'});
  const before = await page.screenshot();
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await expect.poll(async () => before.equals(await page.screenshot())).toBe(true);
});

// A plain host serves the page itself at /index.html.
for (const path of ['/', '/index.html']) {
  test(`the home page at ${path} shows no base-URL banner while the application waits`, async ({page}) => {
    const response = await page.request.get('/');
    await page.route(path, (route) => route.fulfill({response}));
    await page.goto(path, {waitUntil: 'load'});
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.locator('#__docusaurus-base-url-issue-banner')).toHaveCount(0);
  });
}

const banner = (page: Page) => page.locator('#__docusaurus-base-url-issue-banner');

test('the home page at the root shows the base-URL banner once its files turn out to be missing', async ({page}) => {
  await page.route('**/assets/**', (route) => route.abort());
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
});

test('the home page at the root shows it, and offers a retry, when only the application is missing', async ({page}) => {
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.goto('/');
  await expect(banner(page)).toHaveCount(0);
  await touch(page);
  await expect(banner(page)).toBeVisible();
  await expect(retryButton(page)).toBeVisible();
});

test('a loader that did not arrive is asked for again by the next touch, and answers then', async ({page}) => {
  await page.route('**/assets/page/**', (route) => route.abort(), {times: 1});
  await page.goto('/docs/price');
  await page.keyboard.press('Shift');
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog', {name: '搜索'})).toBeVisible({timeout: 500});
  }).toPass();
});

test.describe('tabs work without the application', () => {
  const panels = (page: Page) =>
    page
      .locator('main [role=tabpanel]')
      .filter({visible: true})
      .evaluateAll((all) => all.map((panel) => panel.ariaLabel));
  const remembered = (page: Page) => page.evaluate(() => ({...localStorage}));

  test('a press shows the panel in all tabs of the group, does not move the pressed tab, and is remembered', async ({page}) => {
    await onConnection(page, SAVING);
    const assets = watchRequests(page, isAsset);
    await page.goto('/docs/hls-sdk/csp');
    await laidOut(page);
    const last = page.getByRole('tab', {name: 'Caddy'}).last();
    await last.scrollIntoViewIfNeeded();
    const before = await last.boundingBox();
    await last.click();
    await expect(last).toHaveAttribute('aria-selected', 'true');
    expect((await last.boundingBox())!.y).toBeCloseTo(before!.y, 0);
    expect((await panels(page)).filter((name) => name === 'Caddy').length).toBe(await page.getByRole('tab', {name: 'Caddy'}).count());
    expect(await panels(page)).not.toContain('nginx');
    expect(await remembered(page)).toMatchObject({'docusaurus.tab.server': 'caddy'});
    await page.reload();
    expect(await panels(page)).toContain('Caddy');
    expect(assets).toEqual([]);
  });

  for (const [whence, tell] of Object.entries({
    'in another tab': (page: Page) =>
      page.evaluate(() =>
        dispatchEvent(new StorageEvent('storage', {key: 'docusaurus.tab.server', newValue: 'caddy', storageArea: localStorage})),
      ),
    // Fires the browser's event by hand, because Playwright disables the back/forward cache.
    'on another page, before Back restores this one from the cache': (page: Page) =>
      page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}))),
  })) {
    test(`what is chosen ${whence} is shown here, too`, async ({page}) => {
      await openAsleep(page, '/docs/hls-sdk/csp');
      expect(await panels(page)).not.toContain('Caddy');
      await page.evaluate(() => localStorage.setItem('docusaurus.tab.server', 'caddy'));
      await tell(page);
      expect(await panels(page)).toContain('Caddy');
      expect(await panels(page)).not.toContain('nginx');
    });
  }

  test('End and the arrows move between tabs, Enter and Space choose', async ({page}) => {
    await onConnection(page, SAVING);
    await page.goto('/docs/intro');
    await firstFrame(page);
    await page.getByRole('tab', {selected: true}).first().focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tab', {name: 'Windows'})).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press(' ');
    await expect(page.getByRole('tab', {name: 'iOS'})).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tab', {name: 'iOS'})).toBeFocused();
    await expect(applicationScripts(page)).toHaveCount(0);
  });

  test('the application keeps what was chosen before it ran', async ({page}) => {
    const arrive = await holdRequests(page, isMain);
    await page.goto('/docs/intro');
    const tab = (name: string) => page.getByRole('tab', {name, exact: true}).first();
    await tab('Android').click();
    await touch(page);
    await tab('iOS').click();
    await expect(takenOver(page)).not.toBeAttached();
    arrive();
    await expect(takenOver(page)).toBeAttached();
    await expect(tab('iOS')).toHaveAttribute('aria-selected', 'true');
    expect(await panels(page)).toEqual(['iOS', 'Swift']);
    await tab('HLS.js').click();
    await expect(tab('HLS.js')).toHaveAttribute('aria-selected', 'true');
    expect(await panels(page)).toEqual(['HLS.js']);
  });

  test('when storage refuses to write, the press is left to the application', async ({page}) => {
    await page.addInitScript(
      () =>
        (Storage.prototype.setItem = () => {
          throw new DOMException('no', 'QuotaExceededError');
        }),
    );
    await page.goto('/docs/intro');
    const tab = page.getByRole('tab', {name: 'Android'}).first();
    await tab.click();
    await expect(takenOver(page)).toBeAttached();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    expect(await panels(page)).toEqual(['Android', 'Kotlin']);
  });
});

test('a slow page shows the progress bar even before the application runs', async ({page}) => {
  await onConnection(page, SAVING);
  // Playwright's own queries would wait for the next page.
  const shown = new Promise<{after: number; at: string; height: number}>((resolve) => void page.exposeFunction('tell', resolve));
  await page.goto('/docs/intro');
  await page.evaluate(() => {
    let pressed = 0;
    addEventListener('click', () => (pressed = performance.now()), true);
    new MutationObserver(() => {
      const bar = document.querySelector<HTMLElement>('#nprogress .bar');
      if (bar)
        (window as never as {tell: (seen: object) => void}).tell({
          after: performance.now() - pressed,
          at: bar.style.transform,
          height: bar.getBoundingClientRect().height,
        });
    }).observe(document.body, {childList: true});
  });
  const arrive = await holdRequests(page, (url) => url.pathname === '/docs/price');
  const bar = page.locator('#nprogress');
  await page.locator('.menu').getByRole('link', {name: '计费说明'}).click({noWaitAfter: true});
  const {after, ...seen} = await shown;
  expect(after).toBeGreaterThanOrEqual(195);
  expect(seen).toEqual({at: 'translate3d(-92%, 0px, 0px)', height: 2});
  arrive();
  await expect(page.getByRole('heading', {level: 1, name: '计费说明'})).toBeVisible();
  await expect(bar).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1, name: '快速开始'})).toBeVisible();
  await expect(bar).toHaveCount(0);
});

test.describe('the application keeps what was typed and chosen before it ran', () => {
  /** Fills in a page whose application is still on its way, then lets it arrive. */
  async function fillEarly(page: Page, path: string, fill: () => Promise<void>): Promise<void> {
    const arrive = await holdRequests(page, isMain);
    await page.goto(path, {waitUntil: 'domcontentloaded'});
    await fill();
    await expect(takenOver(page)).not.toBeAttached();
    arrive();
  }
  const inAddress = (page: Page) =>
    expect.poll(() => {
      const {hash, search} = new URL(page.url());
      return Object.fromEntries(new URLSearchParams(hash.slice(1) || search));
    });

  test('texts, a choice and a box', async ({page}) => {
    await fillEarly(page, '/tools/config', async () => {
      for (const name of ['Shaka Player', 'HLS.js', 'Shaka Player']) await page.getByRole('radio', {name}).locator('..').click();
      await page.getByLabel('群组标识 swarmId').fill('甲');
      await page.getByLabel('观众同意之前不使用 P2P').uncheck();
      await page.getByLabel('其他选项（JSON）').fill('{}');
      await page.getByLabel('Tracker').fill('');
      await page.getByLabel('STUN').fill('stun:a');
      await page.getByLabel('STUN').fill('stun:b');
    });
    await inAddress(page).toEqual({platform: 'shaka', consent: '0', stun: 'stun:b', swarm: '甲', options: '{}', tracker: ''});
    await expect(page.getByLabel('群组标识 swarmId')).toHaveValue('甲');
    await expect(page.getByRole('radio', {name: 'Shaka Player'})).toBeChecked();
    await expect(page.getByLabel('观众同意之前不使用 P2P')).not.toBeChecked();
  });

  test('a slider and a number', async ({page}) => {
    await fillEarly(page, '/tools/latency', async () => {
      await page.getByRole('slider', {name: '切片时长'}).fill('6');
      await page.getByLabel('同时观看的人数').fill('77');
    });
    await inAddress(page).toEqual({d: '6', a: '77'});
  });

  for (const [how, send] of Object.entries({
    'its button': (page: Page) => page.getByRole('button', {name: '运行', exact: true}).click(),
    'the Enter key': (page: Page) => page.getByRole('button', {name: '运行', exact: true}).press('Enter'),
  })) {
    test(`a form that is sent by ${how}`, async ({page}) => {
      await fillEarly(page, '/api/test', async () => {
        await page.getByLabel('方法').selectOption('getStats');
        await send(page);
      });
      await expect(page.locator('[aria-label="调用与结果"] article').first()).toContainText('getStats');
      await expect(page).toHaveURL(/\/api\/test(\?method=getStats)?$/);
    });
  }

  test('a key pressed while the application takes over', async ({page}) => {
    // The press comes when React has the field and its own text in it, before the replay.
    await page.addInitScript(() =>
      new MutationObserver(() => {
        const field = document.activeElement;
        if (document.documentElement.dataset.hasHydrated !== 'true' || !field?.matches('textarea')) return;
        field.dispatchEvent(new InputEvent('beforeinput', {bubbles: true, cancelable: true, inputType: 'insertText', data: 'z'}));
        document.execCommand('insertText', false, 'z');
      }).observe(document, {subtree: true, attributeFilter: ['data-has-hydrated']}),
    );
    const field = page.getByRole('main').locator('textarea').first();
    await fillEarly(page, '/tools/stream-doctor', () => field.fill('abc'));
    await hydrated(page);
    await expect(field).toHaveValue('abcz');
  });

  test('texts and a choice made before the loader had arrived', async ({page}) => {
    const arrive = await holdRequests(page, (url) => url.pathname.startsWith('/assets/page/'));
    await page.goto('/tools/config', {waitUntil: 'commit'});
    await page.getByLabel('群组标识 swarmId').fill('甲');
    await page.getByRole('radio', {name: 'Shaka Player'}).locator('..').click();
    await page.getByLabel('观众同意之前不使用 P2P').uncheck();
    await page.getByLabel('STUN').fill('stun:b');
    arrive();
    await inAddress(page).toEqual({platform: 'shaka', consent: '0', stun: 'stun:b', swarm: '甲'});
    await expect(page.getByLabel('群组标识 swarmId')).toHaveValue('甲');
  });

  test('a typed text, over the query in the address', async ({page}) => {
    await fillEarly(page, '/search?q=tracker', () => page.getByRole('main').getByRole('searchbox').fill('计费'));
    await inAddress(page).toEqual({q: '计费'});
  });
});

test('a link works as a link before the application runs', async ({page}) => {
  await page.goto('/docs/price');
  await page.locator('.menu').getByRole('link', {name: '接入流程'}).click();
  await expect(page.getByRole('heading', {level: 1, name: '接入流程'})).toBeVisible();
  await expect(applicationScripts(page)).toHaveCount(0);
});

test('code is copied by the press itself, and the button says so', async ({page}) => {
  const copied = await watchClipboard(page, {isStrict: true});
  await page.goto('/docs/intro', {waitUntil: 'domcontentloaded'});
  const block = page.locator('.theme-code-block').first();
  await block.getByRole('button', {name: '复制'}).click();
  await expect.poll(copied).toBe(await block.locator('code').textContent());
  await expect(block.getByRole('button')).toHaveText('复制成功');
  await expect(block.getByRole('button')).toHaveText('复制');
  await expect(applicationScripts(page)).toHaveCount(0);
});

test('only the last press made before the application runs is replayed, and Escape cancels it', async ({page}) => {
  const arrive = await holdRequests(page, isMain);
  await page.goto('/docs/intro', {waitUntil: 'domcontentloaded'});
  await firstFrame(page);
  const [first, last] = [category(page, 'Android SDK'), category(page, 'iOS SDK')];
  await first.dispatchEvent('click');
  await expect(first).toHaveAttribute('aria-busy', 'true');
  await last.click();
  await expect(last).toHaveAttribute('aria-busy', 'true');
  await expect(first).not.toHaveAttribute('aria-busy');
  await page.keyboard.press('Escape');
  await expect(last).not.toHaveAttribute('aria-busy');
  arrive();
  await hydrated(page);
  // A press is replayed a task after the application has taken the page over.
  await page.evaluate(() => new Promise((done) => setTimeout(() => setTimeout(done))));
  await expect(last).toHaveAttribute('aria-expanded', 'false');
});

test('when the application cannot be fetched, the next touch tries again', async ({page}) => {
  await onConnection(page, SAVING);
  await page.goto('/docs/intro');
  await firstFrame(page);
  await page.route(isMain, (route) => route.abort(), {times: 1});
  const control = category(page);
  const failed = page.waitForEvent('requestfailed', (request) => isMain(new URL(request.url())));
  await control.press('Enter');
  await failed;
  await expect(control).not.toHaveAttribute('aria-busy');
  await control.press('Enter');
  await expect(control).toHaveAttribute('aria-expanded', 'true');
});

test('the script of a docs page stays within its budget', async ({page, request}) => {
  await open(page, '/docs/price');
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'script')
      .map(({name}) => name),
  );
  expect(scripts.filter((url) => /\/(runtime~main|main)\./.test(url))).toHaveLength(2);
  const sizes = await Promise.all(scripts.map(async (url) => brotliCompressSync(await (await request.get(url)).body()).length));
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(budgets.script.limit);
});

test.describe('who reads pays for the page alone', () => {
  /** Opens a page whose clock stands still until a test moves it. */
  async function openStopped(page: Page, path: string): Promise<string[]> {
    const requests = watchRequests(page, () => true);
    await page.clock.install({time: '2026-01-01T00:00:00Z'});
    await page.clock.pauseAt('2026-01-01T00:00:01Z');
    await page.goto(path, {waitUntil: 'networkidle'});
    // The first frame, which the loader waits for.
    await page.clock.runFor(50);
    return requests.splice(0);
  }

  // An address that asks for something is not only read, and the check-up is to work without the network that it has now.
  for (const path of ['/search', ...pageKinds.filter((kind) => !kind.includes('?') && kind !== '/tools/check-up')]) {
    test(`${path}: nothing is fetched in a minute, nor are scripts while it is read`, async ({page}) => {
      const first = await openStopped(page, path);
      expect(first.filter((url) => isAsset(new URL(url)))).toEqual([]);
      const later = watchRequests(page, () => true);
      await page.clock.runFor(60_000);
      expect(later).toEqual([]);
      // At the edge, where no control is.
      await page.mouse.move(2, 400);
      await page.mouse.wheel(0, 400);
      await page.clock.runFor(60_000);
      expect(later.filter((url) => isAsset(new URL(url)))).toEqual([]);
    });
  }

  test('the focus on its way over buttons starts nothing, a press does', async ({page}) => {
    const assets = watchRequests(page, isAsset);
    await openAsleep(page, '/docs/intro');
    await category(page).focus();
    await category(page).hover();
    await twoIdlePeriods(page);
    expect(assets).toEqual([]);
    await category(page).click();
    await expect(takenOver(page)).toBeAttached();
  });

  test('a tool starts when the pointer reaches one of its controls', async ({page}) => {
    await openAsleep(page, '/tools/cost');
    await page.locator('main').getByRole('button').first().hover();
    await expect(takenOver(page)).toBeAttached();
  });

  test('a tool whose address asks for something starts at once', async ({page}) => {
    await onConnection(page, SAVING);
    await page.goto('/tools/cost?channels=3');
    await expect(takenOver(page)).toBeAttached();
  });
});

test('without script the whole page is readable and styled', async ({browser, baseURL}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL: baseURL!});
  const page = await context.newPage();
  await page.goto('/docs/intro');
  await expect(page.getByRole('heading', {level: 1, name: '快速开始'})).toBeVisible();
  await expect(page.locator('.navbar')).toHaveCSS('position', 'sticky');
  await navbarLink(page, '计费说明').click();
  await expect(page.getByRole('heading', {level: 1, name: '计费说明'})).toBeVisible();
  await context.close();
});
