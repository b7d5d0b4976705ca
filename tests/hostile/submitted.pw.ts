import type {Locator, Page} from '@playwright/test';
import {open} from '../page.ts';
import {asJson, casesOf, expect, expectHarmless, problemsNow, test, type Case, type Inspect} from './hostilePage.ts';
import {longStrings, shortStrings} from './strings.ts';

const short = casesOf(shortStrings);
const all = [...short, ...casesOf(longStrings)];

type Form = {readonly json: string; readonly field: string; readonly button: string; readonly done: string};

/** Runs in the page: puts each text into a field and presses a button; an answer is there once `done` matches an element. */
async function submit({json, field, button, done}: Form): Promise<{name: string; found: readonly string[]}[]> {
  const {problems, settled} = (window as unknown as {inspect: Inspect}).inspect;
  document.querySelectorAll('main details').forEach((details) => details.setAttribute('open', ''));
  const outcomes: {name: string; found: readonly string[]}[] = [];
  for (const {name, text} of JSON.parse(json) as Case[]) {
    const input = document.querySelector<HTMLTextAreaElement>(field)!;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')!.set!.call(input, text);
    input.dispatchEvent(new InputEvent('input', {bubbles: true}));
    await settled();
    const press = [...document.querySelectorAll<HTMLButtonElement>('main button')].find(({textContent}) => textContent === button);
    press?.click();
    const isDone = await settled(() => document.querySelector(done) !== null);
    const found = [...problems(text)];
    if (!press) found.push(`no button ${button}`);
    if (!isDone) found.push(`no answer: nothing matches ${done}`);
    outcomes.push({name, found});
  }
  return outcomes;
}

test('the stream doctor examines anything that is pasted', async ({page}) => {
  await open(page, '/tools/stream-doctor');
  const form = {field: 'main textarea', button: '检查', done: '[data-phase=idle]'};
  expectHarmless(await page.evaluate(submit, {json: asJson(all), ...form}), all.length);
});

test('the configuration tool imports anything', async ({page}) => {
  await open(page, '/tools/config');
  const form = {field: 'main details:has([data-config-import]) textarea', button: '导入', done: '[data-config-import]'};
  expectHarmless(await page.evaluate(submit, {json: asJson(all), ...form}), all.length);
});

test('the test bench takes anything as an argument', async ({page}) => {
  await open(page, '/api/test');
  await expect(page.getByRole('button', {name: '运行', exact: true})).toBeEnabled();
  // Valid JSON is left out: the page runs it with its own engine, which answers with its own kind of error.
  const refused = short.filter(({text}) => !isJson(text));
  expect(refused.length).toBeGreaterThan(50);
  const form = {field: 'main textarea', button: '运行', done: '[role=alert]:not(:empty)'};
  expectHarmless(await page.evaluate(submit, {json: asJson(refused), ...form}), refused.length);
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return text.trim() === '';
  }
}

const answered = (page: Page): Locator => page.locator('[data-phase=idle]');

test('the stream doctor opens files of any content and name', async ({page}) => {
  await open(page, '/tools/stream-doctor');
  const input = page.locator('main input[type=file]');
  const random = Buffer.from(Array.from({length: 100_000}, (_, index) => (index * 7919) % 256));
  const contents: [name: string, content: Buffer][] = [
    ...all.map(({name, text}): [string, Buffer] => [name, Buffer.from(text)]),
    ['nothing', Buffer.alloc(0)],
    ['zeros', Buffer.alloc(1_000_000)],
    ['bytes of every value', random],
    ['UTF-16', Buffer.from('\ufeff#EXTM3U\n', 'utf16le')],
    ['a byte order mark', Buffer.from('\ufeff#EXTM3U\n#EXTINF:4,\na.ts\n')],
    ['broken UTF-8', Buffer.concat([Buffer.from('#EXTM3U\n'), Buffer.from([0xff, 0xfe, 0xc0, 0x80, 0xed, 0xa0, 0x80])])],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['a packed file', Buffer.from('1f8b0800000000000003', 'hex')],
    ['a playlist within a page', Buffer.from('<!doctype html><script data-hostile>window.fired=1</script>#EXTM3U')],
    ['six megabytes', Buffer.alloc(6_000_000, 'a')],
  ];
  const found: string[] = [];
  for (const [name, content] of contents) {
    await input.setInputFiles({
      name: `<img data-hostile src=x onerror=window.fired=1>\u202e8u3m.${name.slice(0, 20)}`,
      mimeType: 'text/html',
      buffer: content,
    });
    await expect(answered(page), name).toBeAttached();
    const problems = await problemsNow(page, content.toString().slice(0, 1000));
    if (problems.length > 0) found.push(`${name}: ${problems.join('; ')}`);
  }
  expect(found).toEqual([]);
  expect(contents.length).toBeGreaterThan(80);
});
