import type {Page} from '@playwright/test';
import {ask, openSearch, searchBox} from '../../bench/search/searchBox.ts';
import {expect, holdRequests, hydrated, isMain, open, openAsleep, test, twoIdlePeriods, watchRequests} from '../page.ts';
import {watchShifts} from '../shifts.ts';
import {PHONE} from '../viewports.ts';

test.describe('keyboard', () => {
  test('opens with / and with Control K, closes with Escape, and gives the focus back', async ({page}) => {
    await open(page, '/docs/about');
    const {dialog, input} = searchBox(page);
    for (const key of ['/', 'Control+k', 'Meta+k']) {
      await page.keyboard.press(key);
      await expect(input).toBeFocused();
      await expect(input).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
  });

  test('while it is open the page behind is out of reach, and Escape closes it from anywhere in it', async ({page}) => {
    await openAsleep(page, '/docs/about');
    await openSearch(page);
    const {dialog, input} = searchBox(page);
    const behind = page.locator('#__docusaurus');
    await expect(behind).toHaveAttribute('inert');
    for (let presses = 0; presses < 20; presses++) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('#__docusaurus') ?? null)).toBeNull();
    }
    await dialog.getByRole('button', {name: '关闭'}).focus();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(behind).not.toHaveAttribute('inert');
    await page.keyboard.press('/');
    await expect(input).toBeFocused();
  });

  test('the single key can be turned off, which is remembered; Control K goes on', async ({page}) => {
    await openAsleep(page, '/docs/about');
    const {dialog, input} = searchBox(page);
    const hint = page.locator('.navbar form kbd');
    const slash = dialog.getByRole('checkbox', {name: '在页面上按 / 或 、 打开搜索'});
    await expect(hint).toBeVisible();
    await page.keyboard.press('/');
    await slash.uncheck();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    for (const visit of [async () => undefined, () => open(page, '/docs/price')]) {
      await visit();
      await expect(hint).toBeHidden();
      await page.keyboard.press('/');
      await twoIdlePeriods(page);
      await expect(dialog).toHaveCount(0);
      await page.keyboard.press('Control+k');
      await expect(input).toBeFocused();
      await expect(slash).not.toBeChecked();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
    await openSearch(page);
    await slash.check();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.keyboard.press('/');
    await expect(input).toBeFocused();
  });

  test('moves with the arrows, follows with Enter, and marks the words on the page', async ({page}) => {
    await open(page, '/docs/about');
    await openSearch(page);
    await ask(page, '鉴权');
    const {input, options} = searchBox(page);
    const active = () => input.getAttribute('aria-activedescendant');
    const first = await active();
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    expect(await active()).not.toBe(first);
    await page.keyboard.press('ArrowUp');
    expect(await active()).toBe(first);
    await page.keyboard.press('ArrowUp');
    await expect(options.last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    const href = await options.first().getAttribute('href');
    await page.evaluate(() => Object.assign(globalThis, {sameDocument: true}));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${href!.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`));
    await expect(searchBox(page).dialog).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => CSS.highlights.size)).toBeGreaterThan(0);
    expect(await page.evaluate(() => 'sameDocument' in globalThis), 'the application took the reader there').toBe(true);
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => CSS.highlights.size)).toBe(0);
  });

  test('Enter opens the best section, which stands below its page', async ({page}) => {
    await open(page, '/docs/about');
    await openSearch(page);
    await ask(page, 'swarmId');
    const {options} = searchBox(page);
    await expect(options.first()).toHaveAttribute('href', '/docs/hls-sdk/swarms');
    await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/hls-sdk/swarms#swarm-id');
  });

  test('a name that may break at the end of a line is marked whole', async ({page}) => {
    await open(page, '/docs/about');
    await openSearch(page);
    await searchBox(page).input.fill('NSAllowsLocalNetworking');
    await expect(searchBox(page).options.first()).toHaveAttribute('href', /^\/docs\/ios-sdk\/quicestart#/);
    // The words to mark come with the passage.
    await expect(searchBox(page).options.first().locator('mark', {hasText: 'NSAllowsLocalNetworking'})).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.locator('td', {hasText: 'NSAllowsLocalNetworking'}).locator('wbr').first()).toBeAttached();
    await expect
      .poll(() => page.evaluate(() => [...(CSS.highlights.get('search-words') ?? [])].map(String)))
      .toContain('NSAllowsLocalNetworking');
  });

  test('Enter before the passage of the result is there leads to a marked page, too', async ({page}) => {
    await page.route(/search-index\/texts-/, () => undefined);
    await open(page, '/docs/about');
    await openSearch(page);
    await searchBox(page).input.fill('AppContainer');
    await expect(searchBox(page).options.first()).toHaveAttribute('href', '/docs/windows-sdk/quicestart#requirements');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => [...(CSS.highlights.get('search-words') ?? [])].map(String))).toContain('AppContainer');
  });

  test('a word that the whole site is about is marked with the rest of a name', async ({page}) => {
    await open(page, '/docs/about');
    await openSearch(page);
    await searchBox(page).input.fill('直播延迟');
    await expect(
      searchBox(page)
        .options.locator('mark', {hasText: /^直播延迟$/})
        .first(),
    ).toBeVisible();
  });

  test('Enter opens the best result of a filter, whatever was chosen before', async ({page}) => {
    await open(page, '/docs/about');
    await openSearch(page);
    await ask(page, '直播延迟');
    const {dialog, options} = searchBox(page);
    for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowDown');
    await expect(options.nth(4)).toHaveAttribute('aria-selected', 'true');
    await dialog.getByRole('button', {name: '常见问题'}).click();
    await expect(dialog.locator('[role=option]:not([href^="/docs/faq"])')).toHaveCount(0);
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  });

  test('opens a result in a new tab', async ({page, context}) => {
    await open(page, '/docs/about');
    await openSearch(page);
    await ask(page, '计费说明');
    const opened = context.waitForEvent('page');
    await page.keyboard.press('Control+Enter');
    expect(new URL((await opened).url()).pathname).toBe('/docs/price');
    await expect(searchBox(page).dialog).toBeVisible();
  });

  test('Enter waits for the answer to what is typed and filtered, in this tab and in a new one, and remembers all of it', async ({
    page,
    context,
  }) => {
    // Questions reach the worker late, as on a slow device: what is on screen answers the one before.
    await page.addInitScript(() => {
      const {postMessage} = Worker.prototype;
      Worker.prototype.postMessage = function (...message: unknown[]) {
        setTimeout(() => Reflect.apply(postMessage, this, message), 400);
      };
    });
    await open(page, '/docs/about');
    await openSearch(page);
    await ask(page, 'swarmId');
    const {input, dialog} = searchBox(page);
    const opened = context.waitForEvent('page');
    await input.fill('计费说明');
    await page.keyboard.press('Control+Enter');
    expect(new URL((await opened).url()).pathname).toBe('/docs/price');
    await expect(dialog).toBeVisible();
    await input.fill('发票');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/accountandbilling/);
    expect(await page.evaluate(() => localStorage.getItem('x2.search.recent'))).toBe('["发票","计费说明"]');
    await openSearch(page);
    await ask(page, 'swarmId');
    await expect(searchBox(page).options.first()).not.toHaveAttribute('href', /^\/docs\/faq/);
    await dialog.getByRole('button', {name: '常见问题'}).click();
    await input.press('Enter');
    await expect(page).toHaveURL(/docs\/faq/);
  });

  test('leads to the page with all results when there is nothing to choose', async ({page}) => {
    await open(page, '/docs/about');
    await openSearch(page);
    await ask(page, '红烧牛肉');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=/);
    await expect(page.locator('main [data-no-results]')).toBeVisible();
  });
});

test.describe('the focus returns to the field', () => {
  test('from a button that is gone once it is pressed', async ({page}) => {
    await open(page, '/docs/about');
    await openSearch(page);
    const {dialog, input} = searchBox(page);
    const press = async (name: string) => {
      await dialog.getByRole('button', {name, exact: true}).press('Enter');
      await expect(input).toBeFocused();
    };
    await page.evaluate(() => localStorage.setItem('x2.search.recent', '["发票"]'));
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await openSearch(page);
    await press('清除');
    await press('直播延迟怎么降低');
    await dialog.getByRole('button', {name: 'Android', exact: true}).press('Enter');
    await ask(page, '红烧牛肉');
    await press('去掉筛选条件');
  });

  test('from the button that tries again', async ({page}) => {
    await page.route('**/search-index/head.json', (route) => route.abort());
    await open(page, '/docs/about');
    await openSearch(page);
    const {dialog, input} = searchBox(page);
    await input.fill('鉴权');
    await page.unroute('**/search-index/head.json');
    await dialog.getByRole('button', {name: '再试一次'}).press('Enter');
    await expect(input).toBeFocused();
    await expect(searchBox(page).options.first()).toBeVisible();
  });
});

test.describe('under a finger', () => {
  test.use({hasTouch: true, isMobile: true, viewport: PHONE});
  for (const path of ['/search', '/docs/about']) {
    test(`${path}: filters and samples of the search are as high as a fingertip`, async ({page}) => {
      await open(page, path);
      if (path !== '/search') await openSearch(page);
      const buttons = (path === '/search' ? page.locator('main') : searchBox(page).dialog).locator('[role=group] button, li button');
      await expect(buttons.nth(9)).toBeVisible();
      const heights = await buttons.evaluateAll((all) => all.map((button) => button.getBoundingClientRect().height));
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    });
  }
});

test('words in the box can be marked with the mouse', async ({page}) => {
  await open(page, '/docs/about');
  await openSearch(page);
  await searchBox(page).dialog.getByText('试试这样搜').dblclick();
  expect(await page.evaluate(() => String(getSelection()))).not.toBe('');
});

test('a filter that is pressed with the mouse leaves the focus in the field', async ({page}) => {
  await open(page, '/docs/about');
  await openSearch(page);
  const {dialog, input} = searchBox(page);
  await input.fill('鉴权');
  await dialog.getByRole('button', {name: 'Android', exact: true}).click();
  await expect(input).toBeFocused();
});

test('the search page begins at the edge of the footer, and so do its words', async ({page}) => {
  await open(page, '/search');
  const left = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getBoundingClientRect().left;
      });
  const edge = await left('.footer__title');
  for (const selector of ['main h1', 'main li a']) expect(Math.abs((await left(selector)) - edge), selector).toBeLessThanOrEqual(1);
});

test('"no results" is not shown while the index of words is still loading', async ({page}) => {
  const release = await holdRequests(page, (url) => /search-index\/words-/.test(url.pathname));
  await open(page, '/docs/about');
  await openSearch(page);
  const {dialog, input, options} = searchBox(page);
  await input.fill('vpn');
  await expect(dialog.locator('[role=status]')).toHaveText('正在查找');
  await expect(dialog.locator('[data-no-results]')).toHaveCount(0);
  release();
  await expect(options.first()).toBeVisible();
});

test('a single letter, the beginning of a word, does not show "no results" yet', async ({page}) => {
  await open(page, '/docs/about');
  await openSearch(page);
  await ask(page, 'q');
  const {dialog} = searchBox(page);
  await expect(dialog.getByText('试试这样搜')).toBeVisible();
  await expect(dialog.locator('[data-no-results]')).toHaveCount(0);
  await expect(dialog.getByText('没有找到')).toHaveCount(0);
  await ask(page, '😀');
  await expect(dialog.locator('[data-no-results]')).toBeVisible();
});

test('forced colours show which result is chosen and where the focus is', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await open(page, '/docs/about');
  await openSearch(page);
  await ask(page, '鉴权');
  await expect(searchBox(page).options.first()).toHaveCSS('outline-style', 'solid');
  await expect(searchBox(page).options.nth(1)).not.toHaveCSS('outline-style', 'solid');
  await expect(searchBox(page).input).toHaveCSS('outline-style', 'solid');
});

test.describe('enlarged four times on a small screen', () => {
  test.use({viewport: {width: 320, height: 256}});
  test('everything in the box can be reached', async ({page}) => {
    await open(page, '/docs/about');
    await openSearch(page);
    await ask(page, '鉴权');
    const all = searchBox(page).dialog.getByRole('link', {name: '全部结果'});
    await page.mouse.move(160, 128);
    await page.mouse.wheel(0, 5000);
    await expect(all).toBeInViewport({ratio: 1});
  });
});

test.describe('screen reader', () => {
  test('hears a combobox, a list of grouped options, and how many there are', async ({page}) => {
    await open(page, '/docs/about');
    await openSearch(page);
    const {dialog, input} = searchBox(page);
    await expect(dialog).toHaveAttribute('aria-label', '搜索');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await ask(page, '鉴权');
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    const list = page.getByRole('listbox', {name: '搜索结果'});
    await expect(list).toHaveAttribute('id', (await input.getAttribute('aria-controls'))!);
    await expect(list.getByRole('group').first()).toHaveAttribute('aria-label', /鉴权/);
    await expect(list.getByRole('option').first()).toBeVisible();
    await expect(dialog.getByRole('status')).toHaveText(/找到 \d+ 页/);
    await ask(page, '红烧牛肉');
    await expect(dialog.getByRole('status')).toHaveText('没有找到结果');
    await expect(dialog.locator('[aria-hidden="true"]', {hasText: '没有找到'}), 'the eye reads it once').toHaveCount(0);
  });
});

test.describe('input method', () => {
  test('unfinished pinyin is not searched, and Enter then chooses a candidate', async ({page}) => {
    await page.addInitScript(() => {
      const asked: string[] = [];
      const {postMessage} = Worker.prototype;
      Worker.prototype.postMessage = function (...sent: unknown[]) {
        const [{question}] = sent as [{question?: {query: string}}];
        if (question) asked.push(question.query);
        Reflect.apply(postMessage, this, sent);
      };
      Object.assign(window, {asked});
    });
    await open(page, '/docs/about');
    await openSearch(page);
    const client = await page.context().newCDPSession(page);
    await client.send('Input.imeSetComposition', {text: 'jian q', selectionStart: 6, selectionEnd: 6});
    const url = page.url();
    await searchBox(page).input.dispatchEvent('keydown', {key: 'Enter', isComposing: true, bubbles: true});
    expect(page.url()).toBe(url);
    await client.send('Input.insertText', {text: '鉴权'});
    await expect(searchBox(page).input).toHaveValue('鉴权');
    await expect(searchBox(page).options.first()).toHaveAttribute('href', '/docs/console/Authentication');
    // Every change is asked at once, so a question about unfinished pinyin would be in this list.
    expect(new Set(await page.evaluate(() => (window as unknown as {asked: string[]}).asked))).toEqual(new Set(['鉴权']));
  });
});

test.describe('before the application runs', () => {
  test('the box opens, answers and leads to a marked result without it', async ({page}) => {
    const application = watchRequests(page, isMain);
    await openAsleep(page, '/docs/about');
    await page.locator('.navbar form[role=search] input').click();
    await page.keyboard.type('swarmId');
    await expect(searchBox(page).input).toHaveValue('swarmId');
    await expect(searchBox(page).options.first()).toBeVisible();
    const href = (await searchBox(page).options.and(page.locator('[aria-selected="true"]')).getAttribute('href'))!;
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname + url.hash === href);
    await expect.poll(() => page.evaluate(() => CSS.highlights.size)).toBeGreaterThan(0);
    expect(application).toEqual([]);
    await page.reload();
    await twoIdlePeriods(page);
    expect(await page.evaluate(() => CSS.highlights.size)).toBe(0);
  });

  test('the box looks as it does in the application', async ({page}) => {
    await openAsleep(page, '/blog');
    const look = async () => {
      await openSearch(page);
      await ask(page, '鉴权');
      await expect(searchBox(page).options.filter({hasText: '…'}).first()).toBeVisible();
      const styles = await searchBox(page).dialog.evaluate((dialog) =>
        [dialog, ...dialog.querySelectorAll('*')].map((element) => {
          const {color, backgroundColor, borderRadius, boxShadow, borderColor} = getComputedStyle(element);
          return [element.className, color, backgroundColor, borderRadius, boxShadow, borderColor].join();
        }),
      );
      await page.keyboard.press('Escape');
      // Compares the kinds of elements, not their number: the second answer has the texts at hand.
      return [...new Set(styles)].sort();
    };
    const early = await look();
    await hydrated(page);
    const late = await look();
    expect(early.length).toBeGreaterThan(5);
    expect(early).toEqual(late);
  });

  test('the hotkey opens it too, and what is typed meanwhile is kept', async ({page}) => {
    const application = watchRequests(page, isMain);
    await openAsleep(page, '/docs/about');
    await page.route('**/assets/search/box.*', async (route) => {
      await expect(searchBox(page).frame).toHaveValue('鉴权');
      await route.continue();
    });
    await page.keyboard.press('/');
    await page.keyboard.type('鉴权');
    await expect(searchBox(page).input).toHaveValue('鉴权');
    await expect(searchBox(page).options.first()).toHaveAttribute('href', '/docs/console/Authentication');
    await page.keyboard.press('Escape');
    await expect(searchBox(page).dialog).toHaveCount(0);
    await expect(page.locator('.navbar form[role=search] input')).not.toBeFocused();
    expect(application).toEqual([]);
  });

  test('unfinished pinyin is not interrupted when the search box has loaded', async ({page}) => {
    await openAsleep(page, '/docs/about');
    const box = page.locator('.navbar form[role=search] input');
    await box.focus();
    const loaded = page.waitForResponse('**/assets/search/box.*');
    const client = await page.context().newCDPSession(page);
    await client.send('Input.imeSetComposition', {text: 'jian q', selectionStart: 6, selectionEnd: 6});
    await (await loaded).finished();
    await expect(box).toHaveValue('jian q');
    await expect(searchBox(page).dialog).toHaveCount(0);
    await client.send('Input.insertText', {text: '鉴权'});
    await expect(searchBox(page).input).toHaveValue('鉴权');
  });

  test.describe('on a slow line', () => {
    test.use({viewport: PHONE, hasTouch: true});
    const openHeld = async (page: Page) => {
      await openAsleep(page, '/docs/about');
      const release = await holdRequests(page, '**/assets/search/box.*');
      await page.locator('.navbar form[role=search] button').tap();
      await expect(searchBox(page).frame).toBeFocused();
      return release;
    };

    test('the press opens a field at once, and the box goes on in it, whatever is being typed', async ({page}) => {
      const release = await openHeld(page);
      const client = await page.context().newCDPSession(page);
      await client.send('Input.imeSetComposition', {text: 'jian q', selectionStart: 6, selectionEnd: 6});
      const field = await searchBox(page).frame.elementHandle();
      const loaded = page.waitForResponse('**/assets/search/box.*');
      release();
      await (await loaded).finished();
      await expect(searchBox(page).frame).toHaveValue('jian q');
      await client.send('Input.insertText', {text: '鉴权'});
      await expect(searchBox(page).input).toHaveValue('鉴权');
      await expect(searchBox(page).options.first()).toHaveAttribute('href', '/docs/console/Authentication');
      expect(await searchBox(page).input.evaluate((input, earlier) => input === earlier, field)).toBe(true);
      await expect(searchBox(page).input).toBeFocused();
    });

    test('Enter leads to the search page before the box has loaded', async ({page}) => {
      await openHeld(page);
      await page.keyboard.type('鉴权');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/search?q=%E9%89%B4%E6%9D%83');
    });

    for (const way of ['Escape', 'the button'])
      test(`closed by ${way}, it stays closed when the box has loaded`, async ({page}) => {
        const release = await openHeld(page);
        if (way === 'Escape') await page.keyboard.press('Escape');
        else await searchBox(page).dialog.getByRole('button', {name: '关闭'}).tap();
        await expect(searchBox(page).dialog).toHaveCount(0);
        const loaded = page.waitForResponse('**/assets/search/box.*');
        release();
        await (await loaded).finished();
        await twoIdlePeriods(page);
        await expect(searchBox(page).dialog).toHaveCount(0);
        await page.locator('.navbar form[role=search] button').tap();
        await expect(searchBox(page).input).toBeFocused();
      });
  });

  test('when the box cannot be loaded, the form leads to the search page', async ({page}) => {
    await page.route('**/assets/search/box.*', (route) => route.abort());
    await openAsleep(page, '/docs/about');
    await page.locator('.navbar form[role=search] input').fill('鉴权');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=%E9%89%B4%E6%9D%83');
    await expect(page.locator('main a[href="/docs/console/Authentication"]').first()).toBeVisible();
  });

  test.describe('and without JavaScript', () => {
    test.use({javaScriptEnabled: false});
    test('the form leads to the search page, which says what it needs', async ({page}) => {
      await page.goto('/docs/about');
      await page.locator('.navbar form[role=search] input').fill('鉴权');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/search?q=%E9%89%B4%E6%9D%83');
      // Playwright reads no text inside noscript.
      expect(await page.locator('main noscript').innerHTML()).toContain('需要 JavaScript');
    });
  });
});

test.describe('the search page', () => {
  test('keeps its state in the address: query, filters, reload, back', async ({page}) => {
    await page.goto('/search?q=applyDynamicConfig');
    const links = page.locator('main a[href^="/docs/"], main a[href^="/api/"]');
    await expect(links.first()).toHaveAttribute('href', /hls-sdk\/API#applyDynamicConfig/);
    await hydrated(page);
    await page.getByRole('button', {name: 'Android', pressed: false}).click();
    await expect(page).toHaveURL(/sdk=android/);
    await expect(links.first()).toHaveAttribute('href', /android-sdk/);
    await page.reload();
    await expect(page.getByRole('button', {name: 'Android', pressed: true})).toBeVisible();
    await expect(links.first()).toHaveAttribute('href', /android-sdk/);
    await page.locator('main input[type=search]').fill('红烧牛肉');
    await expect(page.locator('main [data-no-results]')).toBeVisible();
    await page.getByRole('button', {name: '去掉筛选条件'}).click();
    await expect(page).not.toHaveURL(/sdk=/);
  });

  test('its field follows the address, whoever chose it', async ({page}) => {
    await open(page, '/search?q=CORS');
    const field = page.locator('main input[type=search]');
    await field.fill('鉴权');
    await expect(page).toHaveURL(/q=%E9%89%B4%E6%9D%83/);
    await openSearch(page);
    await ask(page, '计费');
    await searchBox(page).dialog.getByRole('link', {name: '全部结果'}).click();
    await expect(page).toHaveURL(/q=%E8%AE%A1%E8%B4%B9/);
    await expect(field).toHaveValue('计费');
    await page.goBack();
    await expect(field).toHaveValue('鉴权');
  });

  test('what was typed last before a reload is there after it', async ({page}) => {
    await open(page, '/search');
    await page.locator('main input[type=search]').evaluate(() => {
      document.querySelector<HTMLElement>('main input[type=search]')!.focus();
      document.execCommand('insertText', false, '鉴权');
      setTimeout(() => location.reload());
    });
    await expect(page).toHaveURL('/search?q=%E9%89%B4%E6%9D%83');
    await expect(page.locator('main a[href="/docs/console/Authentication"]').first()).toBeVisible();
  });

  test('its address follows even fast typing, although browsers refuse more than about a hundred changes in 30 s', async ({page}) => {
    await page.addInitScript(() => {
      let changes = 0;
      const {replaceState} = History.prototype;
      History.prototype.replaceState = function (...change) {
        if (++changes > 100) throw new DOMException('more than 100 times per 30 seconds', 'SecurityError');
        Reflect.apply(replaceState, this, change);
      };
    });
    await open(page, '/search');
    const field = page.locator('main input[type=search]');
    await field.pressSequentially('a'.repeat(120));
    await field.fill('鉴权');
    await expect(page).toHaveURL('/search?q=%E9%89%B4%E6%9D%83');
    await expect(page.locator('main a[href="/docs/console/Authentication"]').first()).toBeVisible();
    await expect(field).toHaveValue('鉴权');
  });

  /** Types and acts within one task, so that there is no pause in between. */
  const typeAnd = (page: Page, then: 'send' | 'leave' | 'follow') =>
    page.locator('main input[type=search]').evaluate((input: HTMLInputElement, what) => {
      input.select();
      document.execCommand('insertText', false, '鉴权');
      if (what === 'send') input.form!.requestSubmit();
      else if (what === 'leave') input.blur();
      else document.querySelector<HTMLElement>('main a[href^="/docs/"]')!.click();
      return new URLSearchParams(location.search).get('q');
    }, then);

  test('its address follows at once when the text is sent or the field is left', async ({page}) => {
    for (const then of ['send', 'leave'] as const) {
      await open(page, '/search?q=CORS');
      expect(await typeAnd(page, then), then).toBe('鉴权');
    }
  });

  test('Back from a result leads to what was typed last', async ({page}) => {
    await open(page, '/search?q=CORS');
    await page.locator('main a[href^="/docs/"]').first().waitFor();
    await typeAnd(page, 'follow');
    await expect(page).toHaveURL(/\/docs\//);
    await page.goBack();
    await expect(page).toHaveURL('/search?q=%E9%89%B4%E6%9D%83');
    await expect(page.locator('main input[type=search]')).toHaveValue('鉴权');
  });

  test('has the focus in its field for who comes without a question, and for nobody else', async ({page}) => {
    const field = page.locator('main input[type=search]');
    await openAsleep(page, '/search');
    await expect(field).toBeFocused();
    await hydrated(page);
    await expect(field).toBeFocused();
    await open(page, '/search?q=CORS');
    await expect(page.locator('main a[href^="/docs/"]').first()).toBeVisible();
    await expect(field).not.toBeFocused();
  });

  test('is one page for search engines, whatever was asked', async ({page}) => {
    await open(page, '/search?q=CORS');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/search$/);
    await open(page, '/search');
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  });
});

test('remembers queries that led to a page, and forgets them when asked', async ({page}) => {
  await open(page, '/docs/about');
  await openSearch(page);
  await ask(page, '发票');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/accountandbilling/);
  await openSearch(page);
  await expect(page.getByText('最近搜过')).toBeVisible();
  await page.getByRole('button', {name: '发票'}).click();
  await expect(searchBox(page).input).toHaveValue('发票');
  await searchBox(page).input.fill('');
  await page.getByRole('button', {name: '清除'}).click();
  await expect(page.getByText('最近搜过')).toHaveCount(0);
});

test('the pages that are suggested to start from exist', async ({page, request}) => {
  await open(page, '/docs/about');
  await openSearch(page);
  const links = await searchBox(page)
    .dialog.locator('a')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  expect(links.length).toBeGreaterThan(2);
  for (const link of links) expect((await request.get(link)).status(), link).toBe(200);
});

test.describe('on a phone', () => {
  test.use({viewport: PHONE, hasTouch: true});
  test('results stay in place under the finger while the rest of the index arrives', async ({page}) => {
    const release = await holdRequests(page, '**/search-index/words-*');
    await open(page, '/docs/about');
    await openSearch(page);
    const {input, options} = searchBox(page);
    const pagesShown = async () => [
      ...new Set(await options.evaluateAll((links) => (links as HTMLAnchorElement[]).map(({pathname}) => pathname))),
    ];
    await input.fill('时效签名');
    await expect(options.first()).toBeVisible();
    const shown = await pagesShown();
    await options.first().dispatchEvent('pointerdown', {pointerType: 'touch'});
    release();
    await expect(page.locator('[data-partial=false]')).toBeVisible();
    expect((await pagesShown()).slice(0, shown.length)).toEqual(shown);
    // Asked again, the same words give another order, so there was something to hold in place.
    await ask(page, 'swarmId');
    await ask(page, '时效签名');
    expect((await pagesShown()).slice(0, shown.length)).not.toEqual(shown);
  });

  test('the filters of the search page take one line, which scrolls', async ({page}) => {
    await open(page, '/search');
    const filters = page.getByRole('main').getByRole('group', {name: /筛选/}).getByRole('button');
    const tops = await filters.evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
    expect(tops.length).toBeGreaterThan(8);
    expect(new Set(tops).size).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  });

  test('fills the screen and moves nothing on the page', async ({page}) => {
    await open(page, '/docs/about');
    // Results may be reordered when the rest of the index arrives; the page itself may not move.
    const shifts = await watchShifts(page, {afterInput: true, except: '[role=dialog] [role=listbox]'});
    await page.getByRole('button', {name: '搜索'}).click();
    await searchBox(page).input.waitFor();
    const texts = page.waitForResponse('**/search-index/texts-*/*');
    await ask(page, '鉴权');
    await texts;
    await expect(searchBox(page).options.filter({hasText: '…'}).first()).toBeVisible();
    const box = await searchBox(page).dialog.boundingBox();
    expect(box).toMatchObject({x: 0, y: 0, width: 390, height: 844});
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect((await shifts()).moved).toBe('');
  });
});
