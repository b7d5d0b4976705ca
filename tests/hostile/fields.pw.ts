import type {Page} from '@playwright/test';
import {openSearch, searchBox} from '../../bench/search/searchBox.ts';
import {open} from '../page.ts';
import {asJson, casesOf, expect, expectHarmless, test, type Case, type Inspect} from './hostilePage.ts';
import {toolPages} from './places.ts';
import {longStrings, shortStrings} from './strings.ts';

const cases = casesOf({...shortStrings, ...longStrings});
/** Pages with many fields share the strings out to them: each field sees some, each page all. */
const shareOf = (fields: number) => Math.min(fields, 6);
const FIELDS = 'input:not([type=file], [type=radio], [type=checkbox], [type=range], [readonly]), textarea:not([readonly])';

/** Runs in the page: each text typed and pasted into each field, which is put back afterwards. */
async function fillFields({json, selector, share}: {json: string; selector: string; share: number}): Promise<{name: string; found: readonly string[]}[]> {
  const {problems, settled} = (window as unknown as {inspect: Inspect}).inspect;
  type Field = HTMLInputElement | HTMLTextAreaElement;
  const put = (field: Field, text: string): void => {
    const {set} = Object.getOwnPropertyDescriptor(field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype, 'value')!;
    set!.call(field, text);
    field.dispatchEvent(new InputEvent('input', {bubbles: true}));
  };
  const paste = (field: Field, text: string): void => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    clipboardData.setData('text/html', text);
    if (field.dispatchEvent(new ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true}))) put(field, text);
  };
  document.querySelectorAll('main details').forEach((details) => details.setAttribute('open', ''));
  const fields = [...document.querySelectorAll<Field>(selector)].filter((field) => field.checkVisibility() && !field.disabled);
  const outcomes: {name: string; found: readonly string[]}[] = [];
  for (const [place, field] of fields.entries()) {
    const before = field.value;
    const label = field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? field.name;
    for (const [index, {name, text}] of (JSON.parse(json) as Case[]).entries()) {
      if ((index + place) % share !== 0) continue;
      field.focus();
      (Math.floor(index / share) % 2 === 0 ? put : paste)(field, text);
      await settled();
      field.blur();
      await settled();
      outcomes.push({name: `${name} in "${label}"`, found: problems(text)});
    }
    put(field, before);
    await settled();
  }
  return outcomes;
}

const countFields = (page: Page): Promise<number> =>
  page.evaluate((selector) => {
    document.querySelectorAll('main details').forEach((details) => details.setAttribute('open', ''));
    return [...document.querySelectorAll<HTMLInputElement>(selector)].filter((field) => field.checkVisibility() && !field.disabled).length;
  }, `main :is(${FIELDS})`);

for (const path of [...toolPages, '/tools/stream-doctor#?from=url', '/tools/config?platform=android', '/lab', '/api/test', '/search']) {
  test(`${path}: anything in its fields`, async ({page}) => {
    await open(page, path);
    const count = await countFields(page);
    expect(count, 'fields').toBeGreaterThan(0);
    const share = shareOf(count);
    const expected = Array.from({length: count}, (_, place) => cases.filter((__, index) => (index + place) % share === 0).length);
    expectHarmless(await page.evaluate(fillFields, {json: asJson(cases), selector: `main :is(${FIELDS})`, share}), expected.reduce((sum, one) => sum + one, 0));
  });
}

test('the search box in the navbar, with anything', async ({page}) => {
  await open(page, '/docs/about');
  await openSearch(page);
  await expect(searchBox(page).dialog).toBeVisible();
  expectHarmless(await page.evaluate(fillFields, {json: asJson(cases), selector: '[role=dialog] input', share: 1}), cases.length);
  await searchBox(page).input.fill('鉴权');
  await expect(searchBox(page).options.first()).toBeVisible();
});
