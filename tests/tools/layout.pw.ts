import type {Page} from '@playwright/test';
import {expect, open, test} from '../page.ts';

async function openAt(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({width, height: 900});
  await open(page, path);
}

/** Tops of the labels and of the controls of a panel's fields, row by row. */
const rowsOf = (page: Page, heading: string) =>
  page.locator(`#${heading}`).evaluate((title) => {
    const labels = [...title.closest('section')!.querySelectorAll<HTMLLabelElement>('label[for]')].filter(
      (label) => !label.closest('fieldset'),
    );
    const rows = new Map<number, number[]>();
    for (const label of labels) {
      const top = Math.round(label.getBoundingClientRect().top);
      const control = label.control!.getBoundingClientRect();
      rows.set(top, [...(rows.get(top) ?? []), Math.round(control.top + control.height / 2)]);
    }
    return [...rows.values()];
  });

for (const [path, heading] of [
  ['/tools/latency', 'settings'],
  ['/tools/cost', 'inputs'],
] as const) {
  test(`${path}: nine fields stand in three even rows, sliders beside numbers`, async ({page}) => {
    await openAt(page, path, 980);
    const rows = await rowsOf(page, heading);
    expect(rows.map((row) => row.length)).toEqual([3, 3, 3]);
    for (const row of rows) expect(Math.max(...row) - Math.min(...row), 'controls of one row').toBeLessThanOrEqual(1);
  });
}

for (const [path, field] of [
  ['/tools/latency', '切片时长'],
  ['/tools/cost', '每天的峰值带宽'],
  ['/tools/config', '播放地址'],
  ['/tools/swarm-id', '播放地址'],
  ['/tools/stream-doctor', 'm3u8 文本'],
  ['/tools/no-p2p', '出问题的这一边'],
  ['/tools/check-up', '你的 Tracker（可选）'],
] as const) {
  const line = (page: Page) => page.locator('main p[role="status"]').first();

  test(`${path}: from 1100 px the answer begins beside the inputs, which stay while it is read`, async ({page}) => {
    await openAt(page, path, 1100);
    const input = page.getByLabel(field).first();
    const [left, right] = [(await input.boundingBox())!, (await line(page).boundingBox())!];
    expect(right.x).toBeGreaterThan(left.x + left.width);
    expect(right.y + right.height, 'within the first window').toBeLessThan(900);
    // As far as the first screen of results goes: what follows a tool follows its inputs, too.
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
    await expect(input).toBeInViewport();
  });

  test(`${path}: on a phone the answer's line is in the window for as long as a field is`, async ({page}) => {
    await openAt(page, path, 390);
    await page.getByLabel(field).first().focus();
    await expect(line(page)).toBeInViewport({ratio: 1});
    const inputs = page.locator('main [class*="inputs_"]');
    const texts = inputs.locator('input[type="text"]:visible');
    const last = ((await texts.count()) > 0 ? texts : inputs.locator('textarea:visible')).last();
    await last.focus();
    // Browsers bring the caret of a text area into view, whatever stands over the rest of it.
    const firstLine = async () => (await last.boundingBox())!.y + 24;
    await expect.poll(async () => (await line(page).boundingBox())!.y - (await firstLine()), 'its text is not covered').toBeGreaterThan(0);
  });
}

test('advice with long names of options does not widen a narrow page', async ({page}) => {
  await openAt(page, '/tools/latency?w=4', 320);
  await expect(page.locator('[data-finding]').filter({hasText: 'httpNotReceivingBytesTimeoutMs'})).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

for (const search of ['?d=1&n=30&w=1&s=3', '?d=2&n=30&w=1', '?d=10&n=30&w=30', '?d=1&n=30&w=28', '?d=1&n=30&s=30&w=15']) {
  test(`the figure of the blog at ${search}: no label meets another, and none leaves it`, async ({page}) => {
    await openAt(page, `/blog/mdx-blog-post${search}`, 320);
    const picture = page.locator('figure:has(fieldset) > svg');
    const boxes = await picture
      .locator('text')
      .evaluateAll((texts) =>
        texts.map((text) => text.getBoundingClientRect()).map(({left, right, top, bottom}) => ({left, right, top, bottom})),
      );
    const frame = (await page.locator('figure:has(fieldset)').boundingBox())!;
    expect(boxes.length).toBeGreaterThan(1);
    for (const [number, one] of boxes.entries()) {
      expect(one.left).toBeGreaterThanOrEqual(frame.x);
      expect(one.right).toBeLessThanOrEqual(frame.x + frame.width);
      for (const other of boxes.slice(number + 1))
        expect(
          one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
          'two labels overlap',
        ).toBe(false);
    }
  });
}

for (const width of [390, 1280]) {
  test(`the check-up at ${width} px: texts side by side share a baseline`, async ({page}) => {
    await openAt(page, '/tools/check-up', width);
    await expect(page.locator('[data-probe="codecs"]')).toContainText('H.264');
    const steps = await page.locator('[data-probe]').evaluateAll((rows) =>
      rows.map((row) => {
        const lines = [...row.children].map((cell) => {
          // An empty inline block stands on the baseline of the text.
          const mark = cell.insertBefore(document.createElement('span'), cell.firstChild);
          mark.style.display = 'inline-block';
          const {bottom} = mark.getBoundingClientRect();
          mark.remove();
          return bottom;
        });
        const beside = lines.filter((line) => Math.abs(line - lines[0]!) < 16);
        return Math.max(...beside) - Math.min(...beside);
      }),
    );
    expect(steps.length).toBeGreaterThan(10);
    expect(Math.max(...steps)).toBeLessThan(0.6);
  });
}
