import type {Page} from '@playwright/test';
import {openSearch, searchBox} from '../../bench/search/searchBox.ts';
import {open} from '../page.ts';
import {asJson, casesOf, expect, expectHarmless, test, type Case, type Inspect} from './hostilePage.ts';
import {toolPages} from './places.ts';
import {longStrings, shortStrings} from './strings.ts';

const cases = casesOf({...longStrings, ...shortStrings});
/** Strings most likely to be taken for a number, or to leak into one. */
const LIKELY = new Set([
  'an image with a handler',
  'nothing but a space',
  'a digit, a mark, a null and a picture',
  'JSON that reaches for the prototype',
  'a word of 900 letters',
  ...['NaN', '-1', '1e999', '0'].map((text) => `the number "${text}"`),
]);

type Turn = {readonly index: number; readonly isTyped: boolean; readonly isLeft: boolean};

/**
 * Shares the strings out among the fields of a page, at most six ways, half typed and half pasted; the field is left afterwards. The
 * likely ones are also typed into every field, and checked before it is left.
 */
function turnsOf(fields: number): Turn[][] {
  const share = Math.min(fields, 6);
  return Array.from({length: fields}, (_, place) =>
    cases.flatMap(({name}, index) => [
      ...(LIKELY.has(name) ? [{index, isTyped: true, isLeft: false}] : []),
      ...((index + place) % share === 0 ? [{index, isTyped: Math.floor(index / share) % 2 === 0, isLeft: true}] : []),
    ]),
  );
}

test('every string that is listed as likely exists', () => {
  expect(cases.filter(({name}) => LIKELY.has(name))).toHaveLength(LIKELY.size);
});

const FIELDS = 'input:not([type=file], [type=radio], [type=checkbox], [type=range], [readonly]), textarea:not([readonly])';

type Form = {
  readonly json: string;
  readonly selector: string;
  readonly turns: readonly (readonly Turn[])[];
  /** Space around what is typed need not be kept. */
  readonly mayTrim?: boolean;
};

/** Runs in the page: types or pastes into each field the texts of its turns, then restores the field. */
async function fillFields({json, selector, turns, mayTrim = false}: Form): Promise<{name: string; found: readonly string[]}[]> {
  const {problems, settled} = (window as unknown as {inspect: Inspect}).inspect;
  type Field = HTMLInputElement | HTMLTextAreaElement;
  /** Returns the text as the browser stores it: a single-line field takes no line ends. */
  const put = (field: Field, text: string): string => {
    const {set} = Object.getOwnPropertyDescriptor(
      field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype,
      'value',
    )!;
    set!.call(field, text);
    const taken = field.value;
    field.dispatchEvent(new InputEvent('input', {bubbles: true}));
    return taken;
  };
  /** Returns undefined when the page handles the paste itself. */
  const paste = (field: Field, text: string): string | undefined => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    clipboardData.setData('text/html', text);
    return field.dispatchEvent(new ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true}))
      ? put(field, text)
      : undefined;
  };
  // Half a character cannot be typed, and addresses hold none.
  const kept = (text: string) => (mayTrim ? text.trim() : text).toWellFormed();
  document.querySelectorAll('main details').forEach((details) => details.setAttribute('open', ''));
  const fields = [...document.querySelectorAll<Field>(selector)].filter((field) => field.checkVisibility() && !field.disabled);
  const cases = JSON.parse(json) as Case[];
  const outcomes: {name: string; found: readonly string[]}[] = [];
  for (const [place, field] of fields.entries()) {
    const before = field.value;
    const label = field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? field.name;
    for (const {index, isTyped, isLeft} of turns[place] ?? []) {
      const {name, text} = cases[index]!;
      field.focus();
      const taken = (isTyped ? put : paste)(field, text);
      await settled();
      const isKept = taken === undefined || kept(field.value) === kept(taken);
      if (isLeft) field.blur();
      await settled();
      const found = [...problems(text)];
      if (!isKept) found.push('not kept as typed');
      outcomes.push({name: `${name} in "${label}"`, found});
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
  test(`${path}: hostile text in its fields`, async ({page}) => {
    await open(page, path);
    const count = await countFields(page);
    expect(count, 'fields').toBeGreaterThan(path.startsWith('/tools/') ? 1 : 0);
    const turns = turnsOf(count);
    expectHarmless(
      await page.evaluate(fillFields, {json: asJson(cases), selector: `main :is(${FIELDS})`, turns, mayTrim: path === '/lab'}),
      turns.flat().length,
    );
  });
}

test('the search box in the navbar, with hostile text', async ({page}) => {
  await open(page, '/docs/about');
  await openSearch(page);
  await expect(searchBox(page).dialog).toBeVisible();
  const turns = turnsOf(1);
  expectHarmless(await page.evaluate(fillFields, {json: asJson(cases), selector: '[role=dialog] input', turns}), turns.flat().length);
  await searchBox(page).input.fill('鉴权');
  await expect(searchBox(page).options.first()).toBeVisible();
});
