import {hydrated, open, touch} from '../page.ts';
import {decodePath} from '../../scripts/cleanAddress.ts';
import {asJson, casesOf, expect, expectHarmless, problemsNow, test, type Case, type Inspect} from './hostilePage.ts';
import {parameters, readsFragment, toolPages} from './places.ts';
import {longStrings, shortStrings} from './strings.ts';

const short = casesOf(shortStrings);
const long = casesOf(longStrings);

test('there is a table for every tool', () => {
  expect(toolPages.length).toBeGreaterThan(0);
  expect(toolPages.filter((path) => !(path in parameters))).toEqual([]);
});

type Table = {
  readonly json: string;
  readonly path: string;
  readonly mark: string;
  readonly names: readonly string[];
  /** For each case, the parameters it is tried in one by one on the open page. Without: the page is opened with it in all of them. */
  readonly turns?: readonly (readonly number[])[];
};

/** Each page gets every string, each parameter every ninth one (all, if there are fewer than four): all of both takes half an hour. */
const turnsOf = (cases: readonly Case[], names: readonly string[]): number[][] =>
  cases.map((_, index) => [...names.keys()].filter((name) => (index + name) % 9 === 0 || names.length < 4));

/** Runs in the page; tells the router of a new address by `popstate`, as the browser's Back button does. */
async function tryAddresses({json, path, mark, names, turns}: Table): Promise<{name: string; found: readonly string[]}[]> {
  const {lasting, settled} = (window as unknown as {inspect: Inspect}).inspect;
  const LONE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
  const encode = (text: string) => text.split(LONE).map(encodeURIComponent).join('%ED%A0%80');
  const heading = () => document.querySelector('main h1')?.textContent;
  const go = async (address: string, isThere: () => boolean): Promise<string[]> => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate', {state: null}));
    return (await settled(isThere)) ? [] : [`the page did not come: ${heading()} is there`];
  };
  const title = heading();
  const outcomes: {name: string; found: readonly string[]}[] = [];
  for (const [caseIndex, {name, text}] of (JSON.parse(json) as Case[]).entries()) {
    const parts = names.map((parameter) => `${parameter}=${encode(text)}`);
    if (turns) {
      for (const index of turns[caseIndex]!) {
        const part = parts[index];
        const found = await go(path + mark + part, () => heading() === title);
        outcomes.push({name: `${name} in ${mark}${names[index]}`, found: [...found, ...(await lasting(text))]});
      }
    } else {
      const left = await go('/markdown-page', () => heading() !== title);
      const opened = await go(path + mark + parts.join('&'), () => heading() === title);
      outcomes.push({name: `${name} in every parameter`, found: [...left, ...opened, ...(await lasting(text))]});
    }
  }
  return outcomes;
}

/** Each page is opened with every third string, so each string opens at least three pages: mounting a tool anew is slow. */
const openedWith = (place: number): Case[] => short.filter((_, index) => (index + place) % 3 === 0);

for (const [place, [path, names]] of Object.entries(parameters).entries()) {
  const mark = readsFragment(path) ? '#?' : '?';
  test(`${path}${mark} opened with hostile text in every parameter`, async ({page}) => {
    const cases = openedWith(place);
    await open(page, path);
    expectHarmless(await page.evaluate(tryAddresses, {json: asJson(cases), path, mark, names}), cases.length);
  });
  test(`${path} while it is open, with hostile text in each parameter`, async ({page}) => {
    await open(page, path);
    const turns = turnsOf(short, names);
    expectHarmless(await page.evaluate(tryAddresses, {json: asJson(short), path, mark: '?', names, turns}), turns.flat().length);
  });
  // The server refuses a query of that size; a fragment is never sent to it.
  if (!readsFragment(path)) continue;
  test(`${path} while it is open, with a megabyte in one of its first parameters`, async ({page}) => {
    const some = names.slice(0, 2);
    await open(page, path);
    // Browsers refuse addresses above two megabytes themselves.
    const fitting = long.filter(({text}) => encodeURIComponent(text).length < 2_000_000);
    // Every other string, parameters in turn: the browser alone takes a second to push such an address.
    const cases = fitting.filter((_, index) => (index + place) % 2 === 0);
    expect(cases.length).toBeGreaterThan(1);
    const turns = cases.map((_, index) => [index % some.length]);
    expectHarmless(await page.evaluate(tryAddresses, {json: asJson(cases), path, mark: '#?', names: some, turns}), turns.flat().length);
  });
}

test('the table of parameters names everything that pages read from their addresses', async ({page}) => {
  await page.addInitScript(() => {
    const read = new Set<string>();
    const {get} = URLSearchParams.prototype;
    URLSearchParams.prototype.get = function (name) {
      // Pages also parse addresses from their fields; only the page's own counts.
      if (this.toString() === location.search.slice(1)) read.add(name);
      return get.call(this, name);
    };
    Object.assign(window, {read});
  });
  for (const [path, names] of Object.entries(parameters)) {
    await open(page, `${path}?unknown=1`);
    const read = await page.evaluate(() => [...(window as unknown as {read: Set<string>}).read]);
    // The highlighting of search results reads every page's address.
    expect(read.filter((name) => !name.startsWith('docusaurus-')).sort(), path).toEqual([...names].sort());
  }
});

const HASHES = [
  '#%',
  '#%E9%89',
  '#%ED%A0%80',
  '#__proto__',
  '#constructor',
  '#"><img data-hostile src=x onerror=window.fired=1>',
  '#javascript:window.fired=1',
  '#:~:text=<b>',
  '#?',
  '#?__proto__=1',
  '#%00',
  `#${'a'.repeat(1_000_000)}`,
  '#\u202e鉴权',
  '#docusaurus_skipToContent_fallback',
];

for (const path of ['/docs/intro', '/lab', '/tools/stream-doctor', '/search']) {
  test(`any fragment, followed on ${path}`, async ({page}) => {
    await open(page, path);
    for (const hash of HASHES) {
      await page.evaluate((text) => (location.hash = text), hash);
      await page.evaluate(() => (window as unknown as {inspect: Inspect}).inspect.settled());
      expect(await problemsNow(page, hash), `${path}${hash.slice(0, 60)}`).toEqual([]);
    }
  });
}

test('any fragment, opened', async ({page}) => {
  for (const hash of HASHES) {
    await page.goto('about:blank');
    await open(page, `/docs/intro${hash}`);
    expect(await problemsNow(page, hash), hash.slice(0, 60)).toEqual([]);
  }
});

/** Docusaurus would turn these into attributes of the document before anything else runs; this site's pages do not. */
test('queries that Docusaurus would turn into attributes of the document do no harm', async ({page}) => {
  for (const query of [
    'docusaurus-theme=%22%3E%3Cimg%20data-hostile%3E',
    'docusaurus-theme=dark',
    'docusaurus-data-has-hydrated=true',
    'docusaurus-data-rh=x',
    'docusaurus-data-a%20b=1',
    'docusaurus-data-__proto__=1',
    'docusaurus-data-=1',
    `docusaurus-data-x=${'a'.repeat(4000)}`,
  ]) {
    await page.goto(`/docs/intro?${query}`);
    await hydrated(page);
    const tab = page.getByRole('tab', {name: 'Android'}).first();
    await tab.click();
    await expect(tab, query).toHaveAttribute('aria-selected', 'true');
    expect(await problemsNow(page), query).toEqual([]);
  }
});

test('hostile paths get status 400 or the not-found page', async ({page}) => {
  const paths = [
    '/%3Cimg%20data-hostile%20src=x%20onerror=window.fired=1%3E',
    '/__proto__',
    '/docs/constructor',
    '/%E2%80%AE%E9%89%B4',
    '/docs/%ED%A0%80',
    '/docs/%E9%89',
    '/%',
    '/%00',
    `/${'a'.repeat(3000)}`,
    '/docs/..%2f..%2fetc%2fpasswd',
    '/a%0d%0aSet-Cookie:%20a=b',
  ];
  for (const path of paths) {
    const response = await page.goto(path);
    expect([400, 404], path.slice(0, 60)).toContain(response!.status());
    if (response!.status() === 400) continue;
    // The router cannot read what is wrongly encoded: there the page stays as its HTML shows it.
    if (decodePath(path) === undefined) await touch(page);
    else await hydrated(page);
    await expect(page.getByRole('heading', {name: '找不到页面'})).toBeVisible();
    expect(await problemsNow(page), path.slice(0, 60)).toEqual([]);
  }
});
