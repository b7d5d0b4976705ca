import type {Page} from '@playwright/test';
import {until} from '../lab/lab.ts';
import {expect, open, test} from '../page.ts';

/** Fills of elements, or of the marks painted into them, that cannot be told from the page behind. */
function unseenFills(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'Canvas';
    const canvas = getComputedStyle(probe).color;
    probe.remove();
    const elements = [...document.querySelectorAll(selector)];
    if (elements.length === 0) return [`nothing is ${selector}`];
    return elements.flatMap((element) => {
      const style = getComputedStyle(element);
      const painted = /rgba?\([^)]*\)/.exec(style.backgroundImage)?.[0] ?? style.backgroundColor;
      const fill = element instanceof SVGElement ? style.fill : painted;
      return fill === canvas || fill === 'rgba(0, 0, 0, 0)' ? [`${element.outerHTML.slice(0, 80)}: ${fill}`] : [];
    });
  }, selector);
}

/** Buttons whose label has the colour of what is behind it, or which nothing sets off from the page. */
function unseenButtons(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const alpha = (color: string) => /^rgba\(.*, 0\)$/.test(color);
    const buttons = [...document.querySelectorAll<HTMLElement>('main button, main .button, main [role=button]')].filter(
      (button) => button.checkVisibility({visibilityProperty: true}) && button.textContent.trim(),
    );
    if (buttons.length === 0) return ['there is no button'];
    return buttons.flatMap((button) => {
      const {color, backgroundColor, borderTopWidth, borderTopColor, textDecorationLine} = getComputedStyle(button);
      const behind = getComputedStyle(document.body).backgroundColor;
      const isSetOff =
        (parseFloat(borderTopWidth) > 0 && !alpha(borderTopColor) && borderTopColor !== behind) ||
        (!alpha(backgroundColor) && backgroundColor !== behind) ||
        textDecorationLine !== 'none';
      // The browser puts the page's colour behind every word, so that text in that colour is gone whatever the fill.
      const isReadable = color !== behind && color !== backgroundColor;
      return isSetOff && isReadable
        ? []
        : [`${button.textContent.trim()}: ${color} on ${backgroundColor}, border ${borderTopWidth} ${borderTopColor}`];
    });
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`forced colours, ${colorScheme}`, () => {
    test.beforeEach(({page}) => page.emulateMedia({forcedColors: 'active', colorScheme, reducedMotion: 'reduce'}));

    test('home: squares and circles, segments, and buttons', async ({page}) => {
      await open(page, '/');
      expect(await unseenFills(page, 'main [class*="source_"]')).toEqual([]);
      expect(await unseenFills(page, 'main [class*="segment_"]')).toEqual([]);
      expect(await unseenButtons(page)).toEqual([]);
    });

    test('docs: marks in the text, the chosen tab, the ring of focus', async ({page}) => {
      await open(page, '/docs/hls-sdk/quicestart');
      expect(await unseenFills(page, 'article [class*="source_"]')).toEqual([]);
      const tab = (selected: boolean) =>
        page
          .getByRole('tab', {selected})
          .first()
          .evaluate((item) => {
            const {borderBottomWidth, borderBottomColor} = getComputedStyle(item);
            return `${borderBottomWidth} ${borderBottomColor}`;
          });
      expect(await tab(true)).not.toBe(await tab(false));
      await page.keyboard.press('Tab');
      const ring = await page.locator(':focus').evaluate((link) => {
        const {outlineStyle, outlineWidth, outlineColor} = getComputedStyle(link);
        return {
          outlineStyle,
          isWide: parseFloat(outlineWidth) >= 2,
          isSeen: outlineColor !== getComputedStyle(document.body).backgroundColor,
        };
      });
      expect(ring).toEqual({outlineStyle: 'solid', isWide: true, isSeen: true});
    });

    test('lab: running, the bar and the buttons', async ({page}) => {
      await open(page, '/lab?viewers=2&mode=vod');
      expect(await unseenButtons(page)).toEqual([]);
      await page.getByRole('button', {name: '开始', exact: true}).click();
      await until(page, 'viewers share', ({p2pBytes}) => p2pBytes > 0);
      expect(await unseenButtons(page)).toEqual([]);
      const fills = await page
        .locator('svg[class*="bar_"] :is([class*="http_"], [class*="p2p_"])')
        .evaluateAll((shapes) => shapes.map((shape) => getComputedStyle(shape).fill));
      expect(new Set(fills).size, 'two sources, two fills').toBe(2);
      expect(fills).not.toContain(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
    });

    test('a tool: the dangerous zone of a chart has an outline', async ({page}) => {
      await open(page, '/tools/latency');
      const zone = page.locator('main figure svg rect[height="100%"][class*="danger_"]').first();
      const {stroke, canvas} = await zone.evaluate((rect) => ({
        stroke: getComputedStyle(rect).stroke,
        canvas: getComputedStyle(document.body).backgroundColor,
      }));
      expect(stroke).not.toBe('none');
      expect(stroke).not.toBe(canvas);
    });

    test('a tool: the chosen option, the chart and the buttons', async ({page}) => {
      await open(page, '/tools/cost?seed=7');
      expect(await unseenButtons(page)).toEqual([]);
      const line = (state: string) =>
        page
          .locator(`main label:has(input[type=radio]${state})`)
          .first()
          .evaluate((label) => getComputedStyle(label).textDecorationLine);
      expect(await line(':checked')).not.toBe(await line(':not(:checked)'));
      await page.getByRole('button', {name: '计算范围'}).click();
      await expect(page.locator('[data-simulation="done"]')).toBeVisible();
      expect(await unseenFills(page, 'main figure svg rect[height]:not([height="0"])')).toEqual([]);
    });
  });
}
