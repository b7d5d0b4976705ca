import type {Page} from '@playwright/test';
import {ask, searchBox} from '../../bench/search/searchBox.ts';
import {expect, holdRequests, hydrated, laidOut, languageMenu, lives, navbarLink, open, openAsleep, phoneMenu, test} from '../page.ts';
import {PHONE} from '../viewports.ts';
import {testInOneTab} from './oneTab.ts';
import {openKind, pageKinds} from './pageKinds.ts';

// Whatever is opened, used and closed leaves the page as it was: each part of it works by itself, and readers use them together.

type Look = {readonly title: string; readonly scrolled: number; readonly focus: string; readonly elements: readonly string[]};

/** What a reader sees of the page: place, size and colours of everything in `main`, and where they are, once nothing moves any more. */
async function settledLook(page: Page): Promise<Look> {
  await laidOut(page);
  return page.evaluate(async () => {
    const nameOf = (element: Element) =>
      `${element.localName}.${element.getAttribute('class') ?? ''} ${element.textContent.trim().slice(0, 20)}`;
    // What was pressed in a box that scrolls by itself has been scrolled there.
    for (const box of document.querySelectorAll('main *')) if (box.scrollTop > 0) box.scrollTop = 0;
    const look = () => {
      const main = document.querySelector('main')!;
      const origin = main.getBoundingClientRect();
      const elements = [main, ...main.querySelectorAll('*')].map((element) => {
        const {x, y, width, height} = element.getBoundingClientRect();
        const {color, backgroundColor, fontSize, fontFamily, display, outlineStyle} = getComputedStyle(element);
        // What is not shown has no place.
        const place = width + height > 0 ? [x - origin.x, y - origin.y, width, height].map(Math.round).join(' ') : 'none';
        return `${nameOf(element)}: ${place} ${color} ${backgroundColor} ${fontSize} ${fontFamily.slice(0, 20)} ${display} ${outlineStyle}`;
      });
      const focused = document.activeElement;
      return {title: document.title, scrolled: Math.round(scrollY), focus: focused === document.body ? '' : nameOf(focused!), elements};
    };
    const frame = () => new Promise(requestAnimationFrame);
    // Results, charts and figures come in several steps.
    for (let last = look(), same = 0; ;) {
      for (let frames = 0; frames < 5; frames++) await frame();
      const next = look();
      same = JSON.stringify(next) === JSON.stringify(last) ? same + 1 : 0;
      if (same === 2) return next;
      last = next;
    }
  });
}

function expectSame(now: Look, before: Look, after: string): void {
  const changed = now.elements.filter((element, index) => element !== before.elements[index]);
  expect(
    changed.slice(0, 5).map((element) => ({now: element, before: before.elements[now.elements.indexOf(element)]})),
    `${after}: ${changed.length} of ${now.elements.length} elements look otherwise`,
  ).toEqual([]);
  expect(now, after).toEqual(before);
}

/** Something that opens: how it is opened, used and closed. `undefined` where the page has no such thing. */
type Use = (page: Page) => Promise<void>;

const closeSearch = async (page: Page, close: () => Promise<void>) => {
  const {dialog, input} = searchBox(page);
  await expect(input).toBeFocused();
  await ask(page, 'swarmId');
  await expect(dialog.locator('mark').first()).toBeVisible();
  await close();
  await expect(dialog).toHaveCount(0);
};

const byKey =
  (key: string): Use =>
  async (page) => {
    await page.keyboard.press(key);
    await closeSearch(page, () => page.keyboard.press('Escape'));
  };
const byPress: Use = async (page) => {
  const form = page.locator('.navbar form[data-search-box]');
  const box = form.getByRole('searchbox');
  const control = (await box.isVisible()) ? box : form.getByRole('button');
  const {x, y, width, height} = (await control.boundingBox())!;
  // As a pointer does it: Playwright's own clicks may scroll first.
  await page.mouse.click(x + width / 2, y + height / 2);
  await closeSearch(page, () => searchBox(page).dialog.getByRole('button', {name: '关闭'}).click());
  await expect(control, 'the focus is where the press was').toBeFocused();
  await control.blur();
  // What lies under the pointer is hovered, whatever was closed there.
  await page.mouse.move(0, 0);
};
const search: Readonly<Record<string, Use>> = {
  'the search by /': byKey('/'),
  'the search by Control K': byKey('Control+k'),
  'the search by a press': byPress,
};

const language: Use = async (page) => {
  await languageMenu(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.navbar').getByRole('link', {name: 'English'})).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.navbar').getByRole('link', {name: 'English'})).toBeHidden();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
};
const menu: Use = async (page) => {
  await page.getByRole('button', {name: '切换导航栏'}).click();
  await expect(phoneMenu(page)).toBeVisible();
  await phoneMenu(page).getByRole('button', {name: '关闭导航栏'}).click();
  await expect(phoneMenu(page)).toHaveCount(0);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
};
const details: Use = async (page) => {
  const summary = page.locator('main details > summary').filter({visible: true}).first();
  if ((await summary.count()) === 0) return;
  const box = summary.locator('..');
  const wasOpen = await box.getAttribute('open');
  for (const _ of ['open', 'close']) await summary.click();
  await expect.poll(() => box.getAttribute('open')).toBe(wasOpen);
  await backTo(page);
};
const tabs: Use = async (page) => {
  const chosen = page.locator('main [role=tab][aria-selected=true]').first();
  if ((await chosen.count()) === 0) return;
  const list = page.locator('main [role=tablist]').first();
  const names = [await list.getByRole('tab', {selected: false}).last().textContent(), await chosen.textContent()];
  for (const name of names) {
    const tab = list.getByRole('tab', {name: name!, exact: true});
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  }
  await backTo(page);
};
const onDesktop: Readonly<Record<string, Use>> = {...search, 'the language menu': language, details, tabs};
const onPhone: Readonly<Record<string, Use>> = {'the search by a press': byPress, 'the menu': menu, details, tabs};

const PLACE = 700;

/** Playwright scrolls to what it presses, and a press focuses and leaves the pointer there; none of that is what is tested. */
async function backTo(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate((top) => {
    (document.activeElement as HTMLElement).blur();
    scrollTo({top, behavior: 'instant'});
  }, PLACE);
}

/** The link by which the next page is reached: one with many highlighted samples. */
const goOn = async (page: Page): Promise<void> => {
  await page.locator('main a[href^="/docs/hls-sdk/production#"]').first().click();
  await expect(page).toHaveURL(/hls-sdk\/production#/);
  await expect(page.getByRole('heading', {level: 1, name: '生产样例'})).toBeVisible();
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
};

test.use({contextOptions: {reducedMotion: 'reduce'}});

for (const [where, uses] of Object.entries({'on a desktop': onDesktop, 'on a phone': onPhone})) {
  testInOneTab.describe(where, () => {
    if (uses === onPhone) testInOneTab.use({viewport: PHONE});

    for (const path of pageKinds) {
      testInOneTab(`${path} stays as it is, whatever is opened and closed`, async ({page}) => {
        await openKind(page, path);
        await backTo(page);
        const before = await settledLook(page);
        expect(before.elements.length).toBeGreaterThan(5);
        for (const [what, use] of Object.entries(uses)) {
          await use(page);
          expectSame(await settledLook(page), before, what);
        }
      });
    }
  });
}

for (const [life, visit] of Object.entries(lives)) {
  test(`${life}, samples stay as they are when the search was open, here, on the next page, and on the way back`, async ({
    page,
    context,
  }) => {
    const plain = await context.newPage();
    await visit(plain, '/docs/intro');
    await goOn(plain);
    const next = await settledLook(plain);
    await plain.close();

    await visit(page, '/docs/intro');
    await backTo(page);
    const before = await settledLook(page);
    for (const [what, use] of Object.entries(search)) {
      await use(page);
      expectSame(await settledLook(page), before, what);
    }
    await goOn(page);
    expectSame(await settledLook(page), next, 'the next page');
    expect(await page.locator('main pre code *').count(), 'tokens of samples').toBeGreaterThan(500);
  });
}

test('after a run of the laboratory, the next page looks as always', async ({page, context}) => {
  const toPrice = async (tab: Page) => {
    await navbarLink(tab, '计费说明').click();
    await expect(tab.getByRole('heading', {level: 1, name: '计费说明'})).toBeVisible();
    await tab.mouse.move(0, 0);
    await tab.evaluate(() => (document.activeElement as HTMLElement).blur());
    return settledLook(tab);
  };
  const plain = await context.newPage();
  await open(plain, '/lab');
  const next = await toPrice(plain);
  await plain.close();

  await open(page, '/lab');
  await page.getByRole('button', {name: '开始', exact: true}).click();
  await expect(page.locator('[data-lab-ledger]')).toHaveAttribute('data-phase', 'running');
  await expect.poll(async () => Number(await page.locator('[data-lab-ledger]').getAttribute('data-http-bytes'))).toBeGreaterThan(0);
  expectSame(await toPrice(page), next, 'a running laboratory');
});

test('Back from a result leads to the place where the search was opened', async ({page}) => {
  await openAsleep(page, '/docs/intro');
  await backTo(page);
  await page.keyboard.press('/');
  await ask(page, '计费说明');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/price/);
  await page.goBack();
  await expect(page).toHaveURL(/intro$/);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(PLACE);
});

const textFragments = [
  {path: '/docs/ios-sdk/quicestart', text: 'Organizer'},
  {path: '/docs/android-sdk/quicestart', text: 'getCurrentPosition'},
  {path: '/docs/windows-sdk/quicestart', text: 'delegate'},
];
for (const {path, text} of textFragments) {
  test(`a link to the text ${text} leads there, and it stays there when the application takes over`, async ({page}) => {
    await page.goto(`${path}#:~:text=${text}`);
    await laidOut(page);
    const isInWindow = () =>
      page.evaluate((wanted) => {
        const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const at = (node as Text).data.indexOf(wanted);
          if (at < 0 || !node.parentElement!.checkVisibility()) continue;
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + wanted.length);
          const {top, bottom} = range.getBoundingClientRect();
          if (top > 0 && bottom < innerHeight) return true;
        }
        return false;
      }, text);
    await expect.poll(isInWindow).toBe(true);
    await hydrated(page);
    await expect.poll(isInWindow).toBe(true);
  });
}

test('details that were opened before the application ran stay open', async ({page}) => {
  await openAsleep(page, '/docs/windows-sdk/API');
  const details = page.locator('main .markdown details', {has: page.locator('pre')}).first();
  await details.locator('summary').click();
  const open = await details.boundingBox();
  expect(open!.height).toBeGreaterThan(500);
  await hydrated(page);
  expect((await details.boundingBox())!.height).toBeCloseTo(open!.height, 0);
});

test('what is typed before the dialog has come does not scroll the page', async ({page}) => {
  await openAsleep(page, '/docs/intro');
  await backTo(page);
  const arrive = await holdRequests(page, /assets\/search\/box/);
  await page.keyboard.press('/');
  await page.keyboard.type('token');
  arrive();
  await expect(searchBox(page).input).toHaveValue('token');
  expect(await page.evaluate(() => Math.round(scrollY))).toBe(PLACE);
  await page.keyboard.press('Escape');
  await expect(searchBox(page).dialog).toHaveCount(0);
  expect(await page.evaluate(() => Math.round(scrollY))).toBe(PLACE);
});

test('a closed announcement only moves the page up', async ({page}) => {
  await openKind(page, '/docs/hls-sdk/API');
  await page.evaluate(() => scrollTo(0, 0));
  const before = await settledLook(page);
  await page.locator('.theme-announcement-bar').getByRole('button').click();
  await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  expectSame(await settledLook(page), before, 'the announcement');
});
