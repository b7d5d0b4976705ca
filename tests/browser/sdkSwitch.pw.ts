import type {Locator, Page} from '@playwright/test';
import {productOf, products, tabOf} from '@x2p2p/site/data/products';
import {searchBox} from '../../bench/search/searchBox.ts';
import {expect, hydrated, lives, open, openAsleep, takenOver, test} from '../page.ts';
import {refuseStorage} from '../refusedStorage.ts';
import {watchShifts} from '../shifts.ts';
import {PHONE} from '../viewports.ts';

const switchOf = (page: Page): Locator => page.getByRole('group', {name: '平台'});
const choiceOf = (page: Page, name: string): Locator => switchOf(page).getByRole('link', {name});
const chosenIn = (page: Page): Locator => switchOf(page).getByRole('link', {name: '已选'});
const categories = (page: Page): Locator =>
  page.locator('.theme-doc-sidebar-menu .sdk > .menu__list-item-collapsible > .menu__link').filter({visible: true});
const platformTab = (page: Page): Locator => page.getByRole('tablist', {name: '平台'}).first().getByRole('tab', {selected: true});
const labels = products.map(({name}) => `${name} SDK`);
const rememberedIn = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('docusaurus.tab.platform'));

async function expectChosen(page: Page, name: string): Promise<void> {
  await expect(chosenIn(page)).toHaveText(`${name}（已选）`);
  await expect(categories(page)).toHaveText(name === '全部' ? labels : [`${name} SDK`]);
}

for (const [life, openIn] of Object.entries(lives)) {
  test.describe(life, () => {
    test('nothing is chosen at first, and every SDK is listed', async ({page}) => {
      await openIn(page, '/docs/intro');
      await expectChosen(page, '全部');
    });

    test('a choice is followed by the sidebar, the tabs and the address, and is taken back by one press', async ({page}) => {
      await openIn(page, '/docs/intro');
      await choiceOf(page, 'Android').click();
      await expectChosen(page, 'Android');
      await expect(page).toHaveURL('/docs/intro?sdk=android');
      await expect(platformTab(page)).toHaveText('Android');
      await choiceOf(page, '全部').click();
      await expectChosen(page, '全部');
      await expect(page).toHaveURL('/docs/intro');
      expect(await rememberedIn(page)).toBeNull();
    });

    test('a tab of the platforms is the same choice', async ({page}) => {
      await openIn(page, '/docs/intro?sdk=android');
      await expect(platformTab(page)).toHaveText('Android');
      await page.getByRole('tablist', {name: '平台'}).first().getByRole('tab', {name: 'iOS'}).click();
      await expectChosen(page, 'iOS');
      await expect(page, 'no longer names the other').toHaveURL('/docs/intro');
    });

    test('a page about one SDK shows that one, and the others lead to their page about the same', async ({page}) => {
      await openIn(page, '/docs/intro?sdk=ios');
      await page.goto('/docs/android-sdk/API');
      await expectChosen(page, 'Android');
      expect(await rememberedIn(page), 'reading is not choosing').toBe('ios');
      await choiceOf(page, 'Windows').click();
      await expect(page).toHaveURL('/docs/windows-sdk/API');
      await expectChosen(page, 'Windows');
      await page.goto('/docs/price');
      await expectChosen(page, 'Windows');
    });
  });
}

test('a choice is remembered on other pages and after a reload, and no page starts the application for it', async ({page}) => {
  await openAsleep(page, '/docs/intro');
  await choiceOf(page, 'Shaka Player').click();
  await page.locator('.menu').getByRole('link', {name: '计费说明'}).click();
  await expect(page).toHaveURL('/docs/price');
  await expectChosen(page, 'Shaka Player');
  await page.reload();
  await expectChosen(page, 'Shaka Player');
  await expect(takenOver(page)).toHaveCount(0);
  await open(page, '/docs/about');
  await expectChosen(page, 'Shaka Player');
});

test('the application goes to the page of another SDK, and back, with the right one chosen', async ({page}) => {
  await open(page, '/docs/hls-sdk/production');
  await choiceOf(page, 'Shaka Player').click();
  await expect(page).toHaveURL('/docs/shaka-player-sdk/production');
  await expectChosen(page, 'Shaka Player');
  await page.goBack();
  await expectChosen(page, 'HLS.js');
  await expect(takenOver(page), 'all of it in one document').toHaveCount(1);
});

test('another window follows', async ({page, context}) => {
  await openAsleep(page, '/docs/intro?sdk=hls');
  const other = await context.newPage();
  await openAsleep(other, '/docs/price');
  await expectChosen(other, 'HLS.js');
  await choiceOf(other, 'iOS').click();
  await expectChosen(page, 'iOS');
  await expect(page).toHaveURL('/docs/intro');
  await expect(platformTab(page)).toHaveText('iOS');
});

test('every SDK can be chosen by a link', async ({page}) => {
  for (const product of products) {
    await openAsleep(page, `/docs/intro?sdk=${product.id}#verify`);
    await expectChosen(page, product.name);
    await expect(platformTab(page)).toHaveText(product.name);
    expect(await rememberedIn(page)).toBe(tabOf(product));
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/docs\/intro$/);
  }
});

test('a choice is there at the first paint: nothing moves', async ({page}) => {
  await page.addInitScript((tab) => localStorage.setItem('docusaurus.tab.platform', tab), tabOf(productOf('windows')));
  const shifts = await watchShifts(page);
  await openAsleep(page, '/docs/accessflow');
  await expectChosen(page, 'Windows');
  const {sum, moved} = await shifts();
  expect(sum, moved).toBe(0);
});

test('an unknown or hostile name in the address or in the storage chooses nothing', async ({page}) => {
  const names = [
    'nonsense',
    '',
    'hls.js',
    '__proto__',
    'constructor',
    'ALL',
    '%22%3E%3Cimg%20data-hostile%3E',
    '%E9%89',
    'ios%00',
    'x'.repeat(5000),
  ];
  for (const name of names) {
    await openAsleep(page, `/docs/intro?sdk=${name}`);
    await expectChosen(page, '全部');
    await expect(page.locator('[data-hostile]')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.dataset.sdk)).toBeUndefined();
    expect(await rememberedIn(page)).toBeNull();
  }
  for (const name of ['android"]', '__proto__', '<img data-hostile>']) {
    await page.evaluate((tab) => localStorage.setItem('docusaurus.tab.platform', tab), name);
    await openAsleep(page, '/docs/price');
    await expectChosen(page, '全部');
  }
});

test('of an address that names an SDK and more, only the SDK changes', async ({page}) => {
  await openAsleep(page, '/docs/intro?a=1&sdk=ios#verify');
  await choiceOf(page, 'Android').click();
  await expect(page).toHaveURL('/docs/intro?a=1&sdk=android#verify');
  await choiceOf(page, '全部').click();
  await expect(page).toHaveURL('/docs/intro?a=1#verify');
});

test('where nothing is remembered, the choice holds for the page', async ({page}) => {
  await refuseStorage(page, 'localStorage');
  await openAsleep(page, '/docs/intro?sdk=android');
  await expectChosen(page, 'Android');
  await choiceOf(page, 'iOS').click();
  await expectChosen(page, 'iOS');
  await expect(page).toHaveURL('/docs/intro?sdk=ios');
});

test('search has the chosen SDK first, says so, and lets go of it by one press', async ({page}) => {
  const {input, options, dialog} = searchBox(page);
  const ask = async (query: string) => {
    await page.keyboard.press('Control+k');
    await input.fill(query);
  };
  await openAsleep(page, '/docs/intro');
  await choiceOf(page, 'Android').click();
  await ask('applyDynamicConfig');
  await expect(options.first()).toHaveAttribute('href', /android-sdk/);
  const preference = dialog.getByRole('button', {name: 'Android 优先'});
  await expect(preference).toHaveAttribute('aria-pressed', 'true');
  await preference.click();
  await expect(preference).toHaveAttribute('aria-pressed', 'false');
  await expect(options.first()).toHaveAttribute('href', /hls-sdk/);
  await input.fill('iOS 鉴权');
  await expect(options.first()).toHaveAttribute('href', /ios-sdk|console/);
  await expect(preference, 'the question names an SDK').toHaveCount(0);
});

test('the search page says so, too', async ({page}) => {
  await openAsleep(page, '/docs/intro?sdk=android');
  await page.goto('/search?q=applyDynamicConfig');
  await hydrated(page);
  const links = page.locator('main a[href^="/docs/"], main a[href^="/api/"]');
  await expect(links.first()).toHaveAttribute('href', /android-sdk/);
  await page.getByRole('button', {name: 'Android 优先', pressed: true}).click();
  await expect(links.first()).toHaveAttribute('href', /hls-sdk/);
});

test.describe('on a phone', () => {
  test.use({viewport: PHONE, hasTouch: true});

  test('the menu stays open while the reader chooses, and its choices are as high as a fingertip', async ({page}) => {
    await openAsleep(page, '/docs/intro');
    await page.getByRole('button', {name: /导航栏/}).click();
    for (const choice of await switchOf(page).getByRole('link').all())
      expect((await choice.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await choiceOf(page, 'iOS').tap();
    await expectChosen(page, 'iOS');
    await expect(page.locator('#sidebar')).toBeVisible();
    await page.locator('#sidebar').getByRole('link', {name: 'iOS SDK'}).tap();
    await expect(page).toHaveURL('/docs/category/ios-sdk');
  });
});

test('the keyboard reaches it before the list, and Enter chooses', async ({page}) => {
  await openAsleep(page, '/docs/intro');
  await choiceOf(page, 'Windows').focus();
  await page.keyboard.press('Enter');
  await expectChosen(page, 'Windows');
  await expect(choiceOf(page, 'Windows')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('.theme-doc-sidebar-menu a').first()).toBeFocused();
});

test.describe('in forced colours', () => {
  test.use({contextOptions: {forcedColors: 'active'}});

  test('the chosen one is told from the others by its ground', async ({page}) => {
    await openAsleep(page, '/docs/intro?sdk=ios');
    const ground = (name: string) => choiceOf(page, name).evaluate((choice) => getComputedStyle(choice).backgroundColor);
    expect(await ground('iOS')).not.toBe(await ground('Android'));
  });
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  for (const path of ['/docs/intro?sdk=ios', '/docs/android-sdk/API']) {
    test(`${path} lists every SDK, and has no switch`, async ({page}) => {
      await page.goto(path);
      await expect(categories(page)).toHaveCount(products.length);
      await expect(switchOf(page)).toBeHidden();
    });
  }
});
