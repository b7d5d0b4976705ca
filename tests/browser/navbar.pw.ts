import {announcementBar} from '@x2p2p/site/config/announcement';
import {
  applicationScripts,
  category,
  expect,
  holdRequests,
  isMain,
  languageMenu,
  lives,
  navbarLink,
  open,
  openAsleep,
  phoneMenu,
  scrollDown,
  test,
  twoIdlePeriods,
  watchRequests,
} from '../page.ts';
import {PHONE} from '../viewports.ts';

test('a key pressed on a control of the application takes effect once it runs', async ({page}) => {
  const release = await holdRequests(page, isMain);
  await openAsleep(page, '/docs/intro');
  const button = category(page);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(button, 'is seen to wait').toHaveCSS('opacity', '0.55');
  release();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(button).toHaveCSS('opacity', '1');
});

for (const [life, visit] of Object.entries(lives)) {
  test.describe(life, () => {
    test('the skip link appears on the first Tab and moves focus to the content', async ({page}) => {
      await visit(page, '/docs/intro');
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', {name: '跳到主要内容'});
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(page.locator('main :focus'), 'past the sidebar').toBeAttached();
    });

    test('with text twice as large, nothing in the navbar is covered by anything else', async ({page}) => {
      const client = await page.context().newCDPSession(page);
      await client.send('Page.setFontSizes', {fontSizes: {standard: 32}});
      await visit(page, '/docs/intro');
      for (const width of [997, 1280, 1440]) {
        await page.setViewportSize({width, height: 800});
        const {checked, covered} = await page.evaluate(() => {
          const controls = [...document.querySelectorAll('.navbar :is(a, button, input)')].filter((control) =>
            control.checkVisibility({visibilityProperty: true}),
          );
          const isCovered = (control: Element) => {
            const {x, y, width, height} = control.getBoundingClientRect();
            const top = document.elementFromPoint(x + width / 2, y + height / 2);
            return !top || !(control.contains(top) || top.contains(control));
          };
          return {checked: controls.length, covered: controls.filter(isCovered).map((control) => control.outerHTML)};
        });
        expect(checked).toBeGreaterThan(9);
        expect(covered, `${width} px`).toEqual([]);
      }
    });

    test('every label of the navbar stays on one line at any width that shows them', async ({page}) => {
      await visit(page, '/docs/intro');
      for (const width of [997, 1024, 1068, 1119, 1120, 1280]) {
        await page.setViewportSize({width, height: 700});
        const {heights, brand} = await page.evaluate(() => ({
          heights: [...document.querySelectorAll<HTMLElement>('.navbar__items > .navbar__link')]
            .filter((link) => link.offsetParent)
            .map((link) => link.offsetHeight),
          brand: [...document.querySelectorAll<HTMLElement>('.navbar__title')].map((title) => title.scrollWidth - title.offsetWidth),
        }));
        expect(heights.length).toBeGreaterThan(4);
        expect(Math.max(...heights), `${width} px`).toBeLessThan(45);
        expect(brand, `${width} px`).toEqual([0]);
      }
    });

    test('the navbar stays in view while scrolling down', async ({page}) => {
      await visit(page, '/docs/faq/Integration');
      const navbar = page.locator('.navbar');
      await scrollDown(page);
      await twoIdlePeriods(page);
      await navbar.evaluate((element) => Promise.all(element.getAnimations().map(({finished}) => finished)));
      await expect(navbar).toBeInViewport({ratio: 1});
      await expect(navbar).toHaveCSS('position', 'sticky');
    });

    test('the language menu opens by hover and by keyboard, and leads to the English site', async ({page}) => {
      await visit(page, '/');
      const button = languageMenu(page);
      const english = navbarLink(page, 'English');
      await expect(english).toBeHidden();
      await button.hover();
      await expect(english).toBeVisible();
      await page.mouse.move(0, 600);
      await expect(english).toBeHidden();
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(english).toBeVisible();
      await expect(english).toHaveAttribute('lang', 'en');
      await english.focus();
      await page.keyboard.press('Escape');
      await expect(english).toBeHidden();
      await expect(button).toBeFocused();
    });

    test('the language menu closes when Tab leaves it, not before', async ({page}) => {
      await visit(page, '/docs/intro');
      const button = languageMenu(page);
      const english = navbarLink(page, 'English');
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(english).toBeVisible();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(english).toBeFocused();
      await expect(english).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(english).toBeHidden();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    });

    test('Space opens and closes the language menu as Enter does', async ({page}) => {
      await visit(page, '/docs/intro');
      const button = languageMenu(page);
      await button.focus();
      await page.keyboard.press(' ');
      await expect(navbarLink(page, 'English')).toBeVisible();
      await page.keyboard.press(' ');
      await expect(navbarLink(page, 'English')).toBeHidden();
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });

    test('Escape closes the language menu that the pointer holds open, until the pointer comes back', async ({page}) => {
      await visit(page, '/docs/intro');
      const button = languageMenu(page);
      const english = navbarLink(page, 'English');
      await button.hover();
      await expect(english).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(english).toBeHidden();
      await page.mouse.move(0, 600);
      await button.hover();
      await expect(english).toBeVisible();
    });

    test('the menu of a phone takes the focus, keeps what lies behind out of reach, and Escape gives the focus back', async ({page}) => {
      await page.setViewportSize(PHONE);
      await visit(page, '/docs/intro');
      const hamburger = page.getByRole('button', {name: /导航栏/}).first();
      await hamburger.focus();
      await page.keyboard.press('Enter');
      await expect(phoneMenu(page).locator('.drawer__close')).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await expect(phoneMenu(page).locator(':focus')).toBeAttached();
      await expect(page.locator('main[inert]')).toBeAttached();
      for (const behind of ['main', '.footer', '.navbar__inner']) {
        expect(await page.locator(behind).evaluate((part) => part.closest('[inert]') !== null), behind).toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect(phoneMenu(page)).toHaveCount(0);
      await expect(page.locator('[inert]')).toHaveCount(0);
      await expect(hamburger).toBeFocused();
    });

    test('up to 996 px the hamburger stands for the items and the sidebar, from 997 px they show themselves', async ({page}) => {
      const hamburger = page.getByRole('button', {name: /导航栏/});
      const rest = [page.locator('.navbar__items').getByRole('link', {name: '计费说明'}), page.locator('.theme-doc-sidebar-container')];
      await page.setViewportSize({width: 996, height: 844});
      await visit(page, '/docs/intro');
      await expect(hamburger).toBeVisible();
      for (const part of rest) await expect(part).toBeHidden();
      await page.setViewportSize({width: 997, height: 844});
      await expect(hamburger).toBeHidden();
      for (const part of rest) await expect(part).toBeVisible();
    });

    test('the announcement bar is closed for good, and is back when its id changes', async ({page}) => {
      await visit(page, '/');
      const bar = page.locator('.theme-announcement-bar');
      await expect(bar).toBeVisible();
      await bar.getByRole('button', {name: '关闭'}).click();
      await expect(bar).toBeHidden();
      await visit(page, '/docs/intro');
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await expect(bar).toBeHidden();
      await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'an-older-one'));
      await visit(page, '/');
      await expect(bar).toBeVisible();
    });

    test('closed with a key, the announcement bar leaves the focus at the top of the page', async ({page}) => {
      await visit(page, '/');
      const bar = page.locator('.theme-announcement-bar');
      await bar.getByRole('button', {name: '关闭'}).press('Enter');
      await expect(bar).toBeHidden();
      await expect(page.locator('.navbar__brand')).toBeFocused();
    });

    test('the announcement bar that was closed on another page is gone from a page that Back restores from the cache', async ({page}) => {
      await visit(page, '/');
      const bar = page.locator('.theme-announcement-bar');
      await expect(bar).toBeVisible();
      // Fires the browser's event by hand, because Playwright disables the back/forward cache.
      await page.evaluate((id) => {
        localStorage.setItem('docusaurus.announcement.id', id);
        localStorage.setItem('docusaurus.announcement.dismiss', 'true');
        dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));
      }, announcementBar.id);
      await expect(bar).toBeHidden();
    });

    test.describe('on a phone', () => {
      test.use({viewport: PHONE});

      test('the menu closes when the window grows past 996 px, not before, and leaves nothing locked', async ({page}) => {
        await visit(page, '/docs/intro');
        await page.getByRole('button', {name: /导航栏/}).click();
        const menu = phoneMenu(page);
        await expect(menu).toBeVisible();
        await page.setViewportSize({width: 996, height: 844});
        await expect(menu).toBeVisible();
        await expect(page.locator('main[inert]'), 'behind the menu').toBeAttached();
        await page.setViewportSize({width: 997, height: 844});
        await expect(menu).toHaveCount(0);
        await expect(page.getByRole('button', {name: /导航栏/})).toBeHidden();
        await expect(page.locator('[inert]')).toHaveCount(0);
        await page.mouse.move(500, 400);
        await scrollDown(page);
      });

      test('the hamburger opens the menu, which holds the items and the sidebar of the page', async ({page}) => {
        await visit(page, '/docs/intro');
        await page.getByRole('button', {name: /导航栏/}).click();
        const menu = phoneMenu(page);
        await expect(menu).toBeVisible();
        await expect(menu.getByRole('link', {name: '接入流程'})).toBeVisible();
        await menu.getByRole('button', {name: /主菜单/}).click();
        const main = page.locator('#main-menu');
        for (const name of ['API 中心', '常见问题', '计费说明', '登录控制台']) {
          await expect(main.getByRole('link', {name, exact: true}).first()).toBeVisible();
        }
        await main.getByRole('button', {name: '关闭导航栏'}).click();
        await expect(phoneMenu(page)).toHaveCount(0);
      });
    });
  });
}

test.describe('on a phone', () => {
  test.use({viewport: PHONE});

  for (const path of ['/docs/intro', '/', '/blog', '/404'])
    test(`${path}: a press on the hamburger opens the menu, and fetches nothing`, async ({page}) => {
      await openAsleep(page, path);
      const scripts = watchRequests(page, ({pathname}) => pathname.startsWith('/assets/'));
      await page.getByRole('button', {name: /导航栏/}).click();
      await expect(phoneMenu(page)).toBeVisible();
      await expect(phoneMenu(page).locator('.drawer__close')).toBeFocused();
      await twoIdlePeriods(page);
      expect(scripts).toEqual([]);
    });

  test('what is pressed in the menus is as high as a fingertip, and the way to the console stands apart from the sections', async ({
    page,
  }) => {
    await openAsleep(page, '/docs/intro');
    await page.getByRole('button', {name: /导航栏/}).click();
    await page.getByRole('button', {name: /主菜单/}).click();
    const pressed = phoneMenu(page).locator('a:visible, button:visible');
    const heights = await pressed.evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(20);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    const [sections, others] = [page.locator('#main-menu ul').first(), page.locator('#main-menu ul').last()];
    await expect(sections.getByRole('link', {name: '工具'})).toBeVisible();
    await expect(sections.getByRole('link', {name: '登录控制台'})).toHaveCount(0);
    await expect(others.getByRole('link', {name: '登录控制台'})).toBeVisible();
  });

  test('Escape leads from the main menu back to the sidebar, and from there to the button', async ({page}) => {
    await openAsleep(page, '/docs/intro');
    const hamburger = page.getByRole('button', {name: /导航栏/});
    await hamburger.click();
    await page.getByRole('button', {name: /主菜单/}).click();
    await expect(phoneMenu(page)).toHaveCount(2);
    await page.keyboard.press('Escape');
    await expect(phoneMenu(page)).toHaveCount(1);
    await expect(page.locator('#sidebar .drawer__close')).toBeFocused();
    await expect(page.locator('main')).toHaveAttribute('inert');
    await page.keyboard.press('Escape');
    await expect(phoneMenu(page)).toHaveCount(0);
    await expect(hamburger).toBeFocused();
  });

  test('a menu that is open stays open, and works, when the application takes over', async ({page}) => {
    await openAsleep(page, '/docs/intro');
    await page.getByRole('button', {name: /导航栏/}).click();
    await category(page).click();
    await expect(category(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(phoneMenu(page)).toBeVisible();
    await phoneMenu(page).getByRole('link', {name: '接入流程'}).click();
    await expect(page.getByRole('heading', {level: 1, name: '接入流程'})).toBeVisible();
    await expect(phoneMenu(page)).toHaveCount(0);
    await expect(page.locator('[inert]')).toHaveCount(0);
  });

  test('browsers without popovers have the menu, too', async ({page}) => {
    await page.addInitScript(() => {
      for (const name of ['popover', 'showPopover', 'hidePopover']) delete (HTMLElement.prototype as never)[name];
      delete (HTMLButtonElement.prototype as Partial<HTMLButtonElement>).popoverTargetElement;
      // The platform's own answer to a press cannot be taken away, but prevented.
      addEventListener('click', (event) => (event.target as Element).closest('[popovertarget]') && event.preventDefault(), true);
    });
    await openAsleep(page, '/docs/intro');
    const hamburger = page.getByRole('button', {name: /导航栏/});
    await hamburger.click();
    await expect(page.locator('#sidebar')).toBeVisible();
    await expect(page.locator('main')).toHaveAttribute('inert');
    await page.keyboard.press('Escape');
    await expect(page.locator('#sidebar')).toBeHidden();
    await expect(hamburger).toBeFocused();
  });

  test('the contents of a page unfold without the application', async ({page}) => {
    await openAsleep(page, '/docs/intro');
    const contents = page.locator('.theme-doc-toc-mobile');
    await contents.getByText('本页总览').click();
    await contents.getByRole('link').nth(2).click();
    await expect(page).toHaveURL(/#/);
    await expect(applicationScripts(page)).toHaveCount(0);
  });

  test('following a link in the menu closes it', async ({page}) => {
    await open(page, '/');
    await page.getByRole('button', {name: /导航栏/}).click();
    await phoneMenu(page).getByRole('link', {name: '计费说明'}).click();
    await expect(page).toHaveURL('/docs/price');
    await expect(phoneMenu(page)).toHaveCount(0);
  });
});
