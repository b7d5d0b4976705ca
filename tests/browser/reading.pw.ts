import type {Locator} from '@playwright/test';
import {watchClipboard} from '../clipboard.ts';
import {PHONE} from '../viewports.ts';
import {expect, lives, open, openAsleep, test} from '../page.ts';

test('print shows the text and every tab panel, and no site chrome, before the application runs', async ({page}) => {
  await openAsleep(page, '/docs/intro');
  await page.emulateMedia({media: 'print'});
  for (const part of ['.navbar', '.footer', '.theme-announcement-bar', '.theme-doc-sidebar-container', '.pagination-nav']) {
    const elements = await page.locator(part).all();
    expect(elements.length, part).toBeGreaterThan(0);
    for (const element of elements) await expect(element, part).toBeHidden();
  }
  const panels = page.locator('[role="tabpanel"]');
  expect(await panels.count()).toBeGreaterThan(1);
  for (const panel of await panels.all()) await expect(panel).toBeVisible();
  // The row of tab names stays, and each panel is headed by its own name.
  await expect(page.getByRole('tab').first()).toBeVisible();
  expect(await panels.nth(1).evaluate((panel) => getComputedStyle(panel, '::before').content)).toBe(
    `"${await panels.nth(1).getAttribute('aria-label')}"`,
  );
  await expect(page.locator('article h1')).toBeVisible();
});

test('print cuts off no code or table, opens what was folded, and shows no buttons', async ({page}) => {
  // The width of a sheet.
  await page.setViewportSize({width: 718, height: 1000});
  for (const path of ['/docs/windows-sdk/quicestart', '/docs/hls-sdk/quicestart', '/licenses']) {
    await open(page, path);
    await page.emulateMedia({media: 'print'});
    const found = await page.evaluate(() => {
      const shown = (selector: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
      return {
        boxes: shown('main :is(pre, table)').length,
        cut: shown('main :is(pre, table, div:has(> table))')
          .filter(
            (box) =>
              box.scrollWidth > box.clientWidth + 1 ||
              box.scrollHeight > box.clientHeight + 1 ||
              box.getBoundingClientRect().right > innerWidth,
          )
          .map(({outerHTML}) => outerHTML.slice(0, 80)),
        folded: [...document.querySelectorAll<HTMLElement>('main .markdown details')].filter(
          (details) => !(details.lastElementChild!.getBoundingClientRect().height > 0),
        ).length,
        buttons: shown('main button').length,
      };
    });
    expect(found, path).toEqual({boxes: expect.any(Number), cut: [], folded: 0, buttons: 0});
    expect(found.boxes, path).toBeGreaterThan(2);
    await page.emulateMedia({media: null});
  }
});

test('on paper the name of a panel stays with its code, in tabs within tabs, too', async ({page}) => {
  await openAsleep(page, '/docs/intro');
  await page.emulateMedia({media: 'print'});
  const labels = await page.locator('[role="tabpanel"]').evaluateAll((panels) =>
    panels.map((panel) => ({
      isInner: panel.parentElement!.closest('[role="tabpanel"]') !== null,
      breakAfter: getComputedStyle(panel, '::before').breakAfter,
    })),
  );
  expect(labels.filter(({isInner}) => isInner).length).toBeGreaterThan(3);
  expect(new Set(labels.map(({breakAfter}) => breakAfter))).toEqual(new Set(['avoid']));
  expect(new Set(await page.getByRole('tablist').evaluateAll((lists) => lists.map((list) => getComputedStyle(list).breakAfter)))).toEqual(
    new Set(['avoid']),
  );
});

for (const [life, openPage] of Object.entries(lives)) {
  test(`who selects a whole article takes no control along: ${life}`, async ({page}) => {
    for (const path of ['/docs/hls-sdk/quicestart', '/docs/protocol/Privacy', '/api/x2-hlsjs/engine/classes/HlsJsP2PEngine']) {
      await openPage(page, path);
      const buttons = await page
        .locator('article button')
        .evaluateAll((all) => all.map((button) => button.textContent.trim()).filter(Boolean));
      expect(buttons.length, path).toBeGreaterThan(1);
      const text = await page.evaluate(() => {
        getSelection()!.selectAllChildren(document.querySelector('article')!);
        return getSelection()!.toString();
      });
      expect(text.length).toBeGreaterThan(500);
      const lines = new Set(text.split('\n').map((line) => line.trim()));
      expect(
        buttons.filter((label) => lines.has(label)),
        path,
      ).toEqual([]);
    }
  });
}

test('the link beside a heading that is a function name has that name in its accessible name', async ({page}) => {
  await open(page, '/docs/android-sdk/API');
  await expect(page.locator('#method-is-supported').getByRole('link')).toHaveAccessibleName('isSupported的直接链接');
});

test('no two licences have the same heading', async ({page}) => {
  await open(page, '/licenses');
  const titles = await page.getByRole('heading', {level: 2}).allInnerTexts();
  expect(titles.length).toBeGreaterThan(5);
  expect(new Set(titles).size).toBe(titles.length);
});

test('names of options stand in one line on a wide page', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  for (const [path, selector] of [
    ['/docs/hls-sdk/API', 'li[id] > div > a > code'],
    ['/docs/about', 'figure li code'],
  ] as const) {
    await open(page, path);
    const names = page.locator(selector);
    expect(await names.count(), path).toBeGreaterThan(2);
    expect(
      await names.evaluateAll((codes) => codes.filter((code) => code.getClientRects().length > 1).map(({textContent}) => textContent)),
      path,
    ).toEqual([]);
  }
});

for (const width of [1280, 320]) {
  test(`no line begins with the punctuation mark after a coloured word about bytes: ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    for (const path of ['/', '/docs/about']) {
      await open(page, path);
      const torn = await page.locator('main [class*="source_"]').evaluateAll((words) =>
        words.flatMap((word) => {
          const after = word.nextSibling;
          if (!(after instanceof Text) || !/^[，。；：、）]/.test(after.data) || !word.checkVisibility()) return [];
          const mark = document.createRange();
          mark.setStart(after, 0);
          mark.setEnd(after, 1);
          return [
            {
              text: word.textContent + after.data.slice(0, 4),
              isTorn: mark.getBoundingClientRect().top > word.getBoundingClientRect().bottom - 4,
            },
          ];
        }),
      );
      expect(torn.length, path).toBeGreaterThan(0);
      expect(
        torn.filter(({isTorn}) => isTorn),
        path,
      ).toEqual([]);
    }
  });
}

for (const [life, visit] of Object.entries(lives)) {
  test(`the table of contents lists headings of levels 2 and 3: ${life}`, async ({page}) => {
    await visit(page, '/api/x2-hlsjs/engine/classes/HlsJsP2PEngine');
    const toc = page.getByRole('navigation', {name: '本页目录'});
    await expect(toc).toBeVisible();
    const listed = await toc
      .locator('a')
      .evaluateAll((links) => links.map((link) => decodeURIComponent(new URL((link as HTMLAnchorElement).href).hash.slice(1))));
    const idsOf = (levels: string) => page.locator(`article :is(${levels})[id]`).evaluateAll((nodes) => nodes.map((node) => node.id));
    for (const level of ['h2', 'h3', 'h4']) expect(await idsOf(level)).not.toEqual([]);
    expect(listed).toEqual(await idsOf('h2, h3'));
  });
}

for (const [life, visit] of Object.entries(lives))
  test(`the table of contents follows the reader: ${life}`, async ({page}) => {
    await visit(page, '/docs/faq/Integration');
    const active = page.locator('.toc-highlight[aria-current]');
    const links = page.getByRole('navigation', {name: '本页目录'}).locator('a');
    for (const index of [4, 9]) {
      const hash = await links.nth(index).getAttribute('href');
      await page.locator(`article [id="${decodeURIComponent(hash!.slice(1))}"]`).evaluate((node) => node.scrollIntoView());
      await expect(active).toHaveAttribute('href', hash!);
    }
  });

test('contents that are longer than the window follow the reader, too', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 700});
  await openAsleep(page, '/docs/hls-sdk/API');
  const list = page.getByRole('navigation', {name: '本页目录'});
  const last = list.getByRole('link').last();
  await expect(last).not.toBeInViewport();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const marked = list.locator('[aria-current]');
  await expect(marked).toHaveText('错误编号');
  await expect(marked).toBeInViewport();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(list.getByRole('link').first()).toBeInViewport();
});

test.describe('the contents of a page on a phone', () => {
  test.use({viewport: PHONE});

  for (const [life, visit] of Object.entries(lives))
    test(`stay below the navbar, name the section, and fold after a press: ${life}`, async ({page}) => {
      await visit(page, '/docs/hls-sdk/API');
      const contents = page.locator('.theme-doc-toc-mobile');
      const summary = contents.locator('summary');
      const boxOf = async (part: Locator) => (await part.boundingBox())!;
      const named = () => summary.evaluate((node) => getComputedStyle(node, '::before').content);
      const heading = page.locator('#options-timeouts');
      await heading.evaluate((node) => node.scrollIntoView());
      await expect.poll(named).toBe('"超时与重试"');
      const [navbar, bar, title] = [await boxOf(page.locator('.navbar')), await boxOf(contents), await boxOf(heading)];
      expect(bar.y).toBeCloseTo(navbar.y + navbar.height, 0);
      expect(title.y).toBeGreaterThanOrEqual(bar.y + bar.height);

      await summary.click();
      const link = contents.getByRole('link', {name: '错误编号'});
      await link.click();
      await expect(page).toHaveURL(/#errors$/);
      await expect(link).toBeHidden();
      await expect.poll(async () => (await boxOf(page.locator('#errors'))).y).toBeGreaterThanOrEqual(bar.y + bar.height);
      await expect.poll(named).toBe('"错误编号"');

      await summary.click();
      await expect(link).toBeVisible();
      await page.mouse.click(PHONE.width - 4, PHONE.height - 20);
      await expect(link).toBeHidden();
    });
});

test('the contents of a post are a landmark of their own, and stay in view', async ({page}) => {
  await open(page, '/blog/long-blog-post');
  const contents = page.getByRole('navigation', {name: '本页目录'});
  const links = contents.getByRole('link');
  expect(await links.count()).toBeGreaterThan(3);
  await page
    .locator('article h2[id]')
    .last()
    .evaluate((heading) => heading.scrollIntoView());
  await expect(links.first()).toBeInViewport();
});

test('the taller a sidebar category, the longer its opening animation', async ({page}) => {
  type Move = {height: number; duration: number};
  await open(page, '/docs/intro');
  // Every style that moves a list, with the height it moves over.
  await page.evaluate(() => {
    const moves = ((window as never as {moves: Move[]}).moves = []) as Move[];
    new MutationObserver((records) => {
      for (const {style} of records.map(({target}) => target as HTMLElement)) {
        const [, duration] = /^height (\d+)ms/.exec(style.transition) ?? [];
        if (duration && parseFloat(style.height) > 0) moves.push({height: parseFloat(style.height), duration: Number(duration)});
      }
    }).observe(document.querySelector('.theme-doc-sidebar-menu')!, {subtree: true, attributes: true, attributeFilter: ['style']});
  });
  const opened: Move[] = [];
  for (const name of ['控制台指南', 'HLS.js SDK']) {
    const category = page.locator('.theme-doc-sidebar-item-category-level-1').filter({hasText: name});
    await category.getByRole('button', {name: `展开侧边栏分类 '${name}'`}).click();
    // Docusaurus removes the inline height once the animation is over.
    await expect(category.locator('ul').first()).toHaveCSS('overflow', 'visible');
    await expect(category.getByRole('link').nth(1)).toBeVisible();
    await expect.poll(() => page.evaluate(() => (window as never as {moves: Move[]}).moves.length)).toBeGreaterThan(0);
    opened.push(...(await page.evaluate(() => (window as never as {moves: Move[]}).moves.splice(0))).slice(-1));
  }
  const [low, high] = opened as [Move, Move];
  expect(high.height).toBeGreaterThan(low.height);
  expect(high.duration).toBeGreaterThan(low.duration);
});

test('code can be copied', async ({page}) => {
  const copied = await watchClipboard(page);
  await open(page, '/docs/hls-sdk/quicestart');
  const block = page.locator('.theme-code-block').filter({visible: true}).first();
  await block.hover();
  await block.getByRole('button', {name: /复制/}).click();
  const code = (await block.locator('code').innerText()).trim();
  await expect.poll(copied).toBe(code);
});

test('the label of a second press stays as long as that of the first', async ({page}) => {
  await page.clock.install();
  await open(page, '/docs/hls-sdk/quicestart');
  const button = page.locator('.theme-code-block').filter({visible: true}).first().getByRole('button');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  // The text is the same after both presses, so it does not tell when the second has taken effect: its timer does.
  await page.evaluate(() => {
    const start = window.setTimeout;
    Object.assign(window, {
      timers: 0,
      setTimeout: (...call: Parameters<typeof start>) => (
        call[1] === 1500 && (window as unknown as {timers: number}).timers++,
        start(...call)
      ),
    });
  });
  for (let press = 1; press <= 2; press++) {
    await button.click();
    await expect.poll(() => page.evaluate(() => (window as unknown as {timers: number}).timers)).toBe(press);
    await expect(button).toHaveText('复制成功');
    await page.clock.runFor(1000);
  }
  await expect(button).toHaveText('复制成功');
  await page.clock.runFor(1000);
  await expect(button).toHaveText('复制');
});

for (const width of [390, 768, 1000, 1280, 1920]) {
  test(`the footer begins where the text begins, beside a sidebar too, in a window of ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    for (const path of ['/docs/intro', '/api/x2-hlsjs', '/tools', '/tools/cost', '/lab']) {
      await openAsleep(page, path);
      const [text, footer] = await Promise.all(
        ['main h1', '.footer__title >> nth=0'].map(async (part) => (await page.locator(part).boundingBox())!.x),
      );
      expect(footer, path).toBeCloseTo(text!, 0);
    }
  });
}

test.describe('under a finger', () => {
  test.use({viewport: PHONE, hasTouch: true, isMobile: true});

  test('the announcement is closed by a touch within a fingertip of its end, which leaves its height alone', async ({page}) => {
    await openAsleep(page, '/');
    const bar = page.locator('.theme-announcement-bar');
    const {width, height} = (await bar.boundingBox())!;
    expect(height).toBeLessThan(36);
    await page.touchscreen.tap(width - 43, height - 2);
    await expect(bar).toBeHidden();
  });

  test('the table of the figure, whose cells are short, fits', async ({page}) => {
    await openAsleep(page, '/blog/mdx-blog-post');
    const data = page.locator('details', {hasText: '这张图的逐片数据'});
    await data.locator('summary').click();
    const table = data.getByRole('table');
    await expect(table).toBeVisible();
    expect(await table.evaluate(({parentElement: box}) => box!.scrollWidth - box!.clientWidth)).toBeLessThanOrEqual(0);
  });

  test('the copy buttons are as high as a fingertip, and cover no code', async ({page}) => {
    await openAsleep(page, '/docs/hls-sdk/quicestart');
    const blocks = await page.locator('.theme-code-block').evaluateAll((elements) =>
      elements
        .filter((block) => block.checkVisibility())
        .map((block) => {
          const [button, pre] = [block.querySelector('button')!, block.querySelector('pre')!];
          const [box, code] = [button.getBoundingClientRect(), document.createRange()];
          code.selectNodeContents(pre);
          return {
            isTitled: block.querySelector('[data-language]') === null,
            height: box.height,
            overlap: box.bottom - code.getBoundingClientRect().top,
          };
        }),
    );
    expect(new Set(blocks.map(({isTitled}) => isTitled)).size).toBe(2);
    for (const {height, overlap} of blocks) {
      expect(height).toBeGreaterThanOrEqual(44);
      expect(overlap).toBeLessThanOrEqual(0);
    }
  });

  for (const path of ['/docs/protocol/Privacy', '/docs/android-sdk/quicestart', '/api/x2-hlsjs/engine/type-aliases/StreamConfig']) {
    test(`${path}: short names with a hyphen stay whole, and no line begins with a comma`, async ({page}) => {
      await openAsleep(page, path);
      const {whole, torn, commas} = await page.evaluate(() => {
        const range = document.createRange();
        const lineOf = (node: Node, at: number) => {
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          return range.getBoundingClientRect();
        };
        const names = [...document.querySelectorAll('main .w')];
        const codes = [...document.querySelectorAll('main td code')].filter(
          ({nextSibling: next}) => next instanceof Text && /^[，。；：、）]/.test(next.data),
        );
        return {
          whole: names.length + codes.length,
          torn: names.filter((name) => name.getClientRects().length > 1).map(({textContent}) => textContent),
          commas: codes
            .filter((code) => lineOf(code.nextSibling!, 0).top > [...code.getClientRects()].at(-1)!.bottom - 2)
            .map(({textContent}) => textContent),
        };
      });
      expect(whole).toBeGreaterThan(0);
      expect({torn, commas}).toEqual({torn: [], commas: []});
    });
  }
});

test('the sample clause of the privacy page is copied as it stands there', async ({page}) => {
  const copied = await watchClipboard(page);
  await open(page, '/docs/protocol/Privacy');
  await page.getByRole('button', {name: '复制样例'}).click();
  await expect(page.getByRole('status').filter({hasText: '已复制。'})).toBeVisible();
  const paragraphs = await page.locator('blockquote p').allInnerTexts();
  expect(paragraphs.length).toBeGreaterThan(5);
  expect((await copied())!.split(/\n+/)).toEqual(paragraphs);
});

test('a reload and a deep link arrive at the heading, below the navbar', async ({page}) => {
  await open(page, '/docs/about#limits');
  const heading = page.locator('#limits');
  await expect(heading).toBeInViewport();
  const top = await heading.evaluate((node) => node.getBoundingClientRect().top);
  const bar = await page.locator('.navbar').evaluate((node) => node.getBoundingClientRect().bottom);
  expect(top).toBeGreaterThanOrEqual(bar - 1);
});

test('the figure of a post follows its sliders, the links in the text and Back, and names an invalid value in the address', async ({
  page,
}) => {
  await open(page, '/blog/mdx-blog-post?n=6&d=900#figure');
  const count = page.getByRole('slider', {name: '播放列表切片数'});
  await expect(count).toHaveValue('6');
  await expect(page.locator('figure').getByRole('alert')).toHaveText('地址里的 d 应为：1 到 10 的整数。已改用默认值。');
  await count.press('ArrowRight');
  await expect(page).toHaveURL(/\/blog\/mdx-blog-post\?n=7#figure$/);
  await page.getByRole('link', {name: /起播选 hls\.js 的默认/}).click();
  await expect(count).toHaveValue('10');
  await expect(page.getByRole('radio', {name: /hls\.js 自己的默认/})).toBeChecked();
  await page.goBack();
  await expect(count).toHaveValue('7');
});
