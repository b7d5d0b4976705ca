import {expect} from '../page.ts';
import {PHONE} from '../viewports.ts';
import {testInOneTab as test} from './oneTab.ts';
import {openKind, pageKinds} from './pageKinds.ts';

/** Those that a press sets hold no text to type. */
const FIELDS = 'input:not([type="radio"], [type="checkbox"], [type="range"], [type="hidden"], [type="file"]), select, textarea';

test.use({viewport: PHONE});

// A phone enlarges the page when a field with smaller text is touched, and leaves it so.
for (const path of [...pageKinds, '/api/test']) {
  const hasFields = /^\/(tools\/|lab|api\/test|search)/.test(path);
  test(`${path}: the text in fields is of 16 px on a phone, and the page fits`, async ({page}) => {
    await openKind(page, path);
    await page.locator('main details:not([open])').evaluateAll((closed) => closed.forEach((details) => details.setAttribute('open', '')));
    const fields = await page
      .locator(FIELDS)
      .evaluateAll((found) =>
        found
          .filter((field) => field.checkVisibility())
          .map((field) => ({field: field.outerHTML.slice(0, 80), size: Number.parseFloat(getComputedStyle(field).fontSize)})),
      );
    if (hasFields) expect(fields).not.toEqual([]);
    expect(fields.filter(({size}) => size < 16)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
}

test('the text in the field of the search is of 16 px on a phone', async ({page}) => {
  await openKind(page, '/docs/intro');
  await page.keyboard.press('/');
  const field = page.getByRole('dialog').locator('input').first();
  await expect(field).toBeVisible();
  expect(await field.evaluate((input) => Number.parseFloat(getComputedStyle(input).fontSize))).toBeGreaterThanOrEqual(16);
});
