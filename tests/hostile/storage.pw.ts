import type {Page} from '@playwright/test';
import {pageRoute, products} from '@x2p2p/site/data/products';
import {openSearch, searchBox} from '../../bench/search/searchBox.ts';
import {runCheckUp} from '../checkUp.ts';
import {navbarLink, open} from '../page.ts';
import {refuseStorage} from '../refusedStorage.ts';
import {expect, problemsNow, test} from './hostilePage.ts';
import {KEYS} from './storageKeys.ts';

const garbage: Readonly<Record<string, string>> = {
  nothing: '',
  'the word undefined': 'undefined',
  'half of JSON': '{"a":',
  'JSON of another kind': '[null, 42, {"a": 1}, ["b"], true]',
  'a key of all objects': 'constructor',
  'the prototype': '__proto__',
  'JSON that reaches for the prototype': '{"__proto__": {"polluted": 1}}',
  markup: '<img data-hostile src=/none onerror="window.fired=1">',
  'control characters': '\u0000\u202e\u200b',
  'a hundred kilobytes': 'x'.repeat(100_000),
};

/** What a reader does that touches storage; each step must work whatever is stored. */
async function use(page: Page): Promise<void> {
  await open(page, '/docs/intro');
  await expect(page.getByRole('heading', {level: 1, name: '快速开始'})).toBeVisible();
  const tab = page.getByRole('tab', {name: 'Shaka Player'}).first();
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await openSearch(page);
  await searchBox(page).input.fill('发票');
  await expect(searchBox(page).options.first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/accountandbilling/);
  await navbarLink(page, '计费说明').click();
  await expect(page.getByRole('heading', {level: 1, name: '计费说明'})).toBeVisible();
}

async function expectRemembered(page: Page): Promise<void> {
  await openSearch(page);
  await expect(page.getByRole('button', {name: '发票'}), 'remembered by the page').toBeVisible();
}

/** The word `undefined` is among what is stored, so pages may quote it. */
const problems = (page: Page) => problemsNow(page, 'undefined');

for (const [name, value] of Object.entries(garbage)) {
  test(`every key holds ${name}`, async ({page}) => {
    await page.addInitScript(
      ({keys, text}) => keys.forEach((key) => [localStorage, sessionStorage].forEach((storage) => storage.setItem(key, text))),
      {keys: KEYS, text: value},
    );
    await use(page);
    expect(await problems(page)).toEqual([]);
  });
}

test('storage is full', async ({page}) => {
  await page.goto('/docs/intro');
  await page.evaluate(() => {
    // Until not even one more character fits.
    for (let size = 1 << 20; size >= 1; size = Math.floor(size / 2)) {
      for (let index = 0; ; index += 1) {
        try {
          localStorage.setItem(`filler-${size}-${index}`, 'x'.repeat(size));
        } catch {
          break;
        }
      }
    }
  });
  await expect(page.evaluate(() => localStorage.setItem('more', 'xx'))).rejects.toThrow(/quota/i);
  await use(page);
  await expectRemembered(page);
  expect(await problems(page)).toEqual([]);
});

for (const kinds of [['localStorage'], ['sessionStorage'], ['localStorage', 'sessionStorage', 'caches']] as const) {
  test(`${kinds.join(', ')} refused`, async ({page}) => {
    await refuseStorage(page, ...kinds);
    await use(page);
    await expectRemembered(page);
    expect(await problems(page)).toEqual([]);
  });
}

test('the list of keys is complete', async ({page}) => {
  await page.addInitScript(() => {
    const used = JSON.parse(window.name || '[]') as string[];
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      const original = Storage.prototype[method] as (...args: string[]) => never;
      Storage.prototype[method] = function (this: Storage, ...args: string[]) {
        if (!used.includes(args[0]!)) used.push(args[0]!);
        // Survives from page to page.
        window.name = JSON.stringify(used);
        return original.apply(this, args);
      };
    }
  });
  await use(page);
  for (const path of [
    '/',
    '/blog/welcome',
    '/lab',
    '/api/test',
    ...products.map((product) => pageRoute(product, 'quicestart')),
    '/tools/stream-doctor',
    '/tools/config',
    '/tools/cost',
    '/tools/check-up',
  ])
    await open(page, path);
  await runCheckUp(page);
  const used = JSON.parse(await page.evaluate(() => window.name)) as string[];
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter((key) => !KEYS.includes(key))).toEqual([]);
});
