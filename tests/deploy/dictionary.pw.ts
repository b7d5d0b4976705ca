import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {BrowserContext, Page} from '@playwright/test';
import {slowLine} from '../../bench/journeys/slowLine.ts';
import {SHELL_PAGE} from '../../scripts/deploy/dictionary.ts';
import {precompress} from '../../scripts/precompress.ts';
import {startNginx} from './devServers.ts';
import {expect, test} from './policyPage.ts';
import {launchOptions, WITHOUT_DICTIONARIES} from '../chromiumFeatures.ts';
import {findProgram} from '../programs.ts';
import {publishedSite} from './publishedSite.ts';

// Ten pages in a row, by their addresses, as a reader comes from a search engine again and again.

const PATHS = [
  '/docs/intro',
  '/docs/about',
  '/docs/accessflow',
  '/docs/hls-sdk/quicestart',
  '/docs/hls-sdk/API',
  '/docs/hls-sdk/production',
  '/docs/hls-sdk/csp',
  '/docs/faq/errors',
  '/api/x2-hlsjs/engine/classes/X2Error',
  '/blog/welcome',
];

const DICTIONARY = '/assets/dictionary.';

type Reading = {
  readonly headings: readonly string[];
  /** The content encoding of each page. */
  readonly encodings: readonly string[];
  /** Bytes on the wire, heads of answers included. */
  readonly documents: number;
  readonly dictionary: number;
  readonly all: number;
};

/** Reads the pages; after the first it waits for the dictionary, which the browser fetches when it has nothing else to do. */
async function read(context: BrowserContext, page: Page, {hasDictionary = true} = {}): Promise<Reading> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  const requests = new Map<string, {type: string; path: string}>();
  const bytes = {documents: 0, dictionary: 0, all: 0};
  let fetched = !hasDictionary;
  devtools.on('Network.requestWillBeSent', ({requestId, type = 'Other', request}) =>
    requests.set(requestId, {type, path: new URL(request.url).pathname}),
  );
  devtools.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    const {type, path} = requests.get(requestId) ?? {type: '', path: ''};
    bytes.all += encodedDataLength;
    if (type === 'Document') bytes.documents += encodedDataLength;
    if (!path.startsWith(DICTIONARY)) return;
    bytes.dictionary += encodedDataLength;
    fetched = true;
  });
  const headings: string[] = [];
  const encodings: string[] = [];
  for (const path of PATHS) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    encodings.push((await response!.allHeaders())['content-encoding'] ?? '');
    headings.push(await page.getByRole('heading', {level: 1}).innerText());
    await expect.poll(() => fetched, 'the dictionary has been fetched').toBe(true);
  }
  return {...bytes, headings, encodings};
}

test('ten pages and the dictionary cost three fifths of what the pages cost without it at most, and are the same pages', async ({
  page,
  context,
  playwright,
  baseURL,
}) => {
  const shared = await read(context, page);
  // Blocking its address is not enough: browsers have been seen to fetch it all the same, and to use it.
  const other = await playwright.chromium.launch(launchOptions([WITHOUT_DICTIONARIES]));
  const without = await other.newContext({baseURL});
  const whole = await read(without, await without.newPage(), {hasDictionary: false});
  await other.close();
  expect(whole.encodings).toEqual(PATHS.map(() => 'br'));
  expect(shared.encodings).toEqual(PATHS.map((_, index) => (index === 0 ? 'br' : 'dcz')));
  expect(new Set(whole.headings).size).toBe(PATHS.length);
  expect(shared.headings).toEqual(whole.headings);
  expect(shared.dictionary).toBeGreaterThan(0);
  expect((shared.documents + shared.dictionary) / whole.documents).toBeLessThan(0.6);
  // With styles, scripts, pictures and heads of answers. The bench of journeys holds the bar, 300 kB; this catches an accident.
  expect(shared.all).toBeLessThan(220_000);
});

test('a page that is fetched ahead is fetched once, and with the dictionary', async ({browser, baseURL}) => {
  test.skip(process.env.DEPLOY_MISSING !== undefined, process.env.DEPLOY_MISSING);
  // The line has an address of its own, which is no foreign host here.
  const context = await browser.newContext();
  const page = await context.newPage();
  const line = await slowLine(new URL(baseURL!), {kilobitsPerSecond: 100_000, delayMs: 0});
  try {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    let id = '';
    let fetched = false;
    devtools.on('Network.requestWillBeSent', ({requestId, request}) => {
      if (new URL(request.url).pathname.startsWith(DICTIONARY)) id = requestId;
    });
    devtools.on('Network.loadingFinished', ({requestId}) => {
      if (requestId === id) fetched = true;
    });
    await page.goto(`${line.origin}/docs/intro`);
    await expect.poll(() => fetched, 'the dictionary has been fetched').toBe(true);
    const next = page.locator('.pagination-nav__link--next');
    const before = line.received();
    await next.hover();
    await expect(next).toHaveAttribute('data-ahead');
    await expect.poll(() => line.received() - before).toBeGreaterThan(1000);
    await next.click();
    await expect(page).toHaveURL(/\/docs\/about$/);
    await expect(page.getByRole('heading', {level: 1, name: '关于'})).toBeVisible();
    // About 14 kB with the dictionary in this quick compression; 30 kB more where a `link` had fetched it without.
    expect(line.received() - before).toBeLessThan(28_000);
  } finally {
    await context.close();
    await line.close();
  }
});

test('after a release, a browser with the dictionary before gets whole pages, and soon the new dictionary', async ({browser}) => {
  const {path: program, missing} = findProgram('nginx');
  test.skip(missing !== undefined, missing);
  const site = await publishedSite();
  const server = await startNginx({path: program!, root: site.root});
  const page = await browser.newPage({baseURL: server.url});
  const encodingOf = async (path: string): Promise<string | undefined> => {
    const response = await page.goto(path);
    await expect(page.getByRole('heading', {level: 1})).not.toBeEmpty();
    return (await response!.allHeaders())['content-encoding'];
  };
  /** Another address each time: a page that was not changed is 304, which has no encoding. */
  let asked = 0;
  const untilShared = () => expect.poll(() => encodingOf(`/docs/intro?${(asked += 1)}`)).toBe('dcz');
  try {
    await untilShared();
    const shell = join(site.root, SHELL_PAGE);
    writeFileSync(shell, readFileSync(shell, 'utf8').replace('</title>', '，新版</title>'));
    await precompress(site.root, {effort: 'fast'});
    expect(await encodingOf('/docs/about'), 'new files, old configuration').toBe('br');
    await server.reload();
    expect(await encodingOf('/docs/accessflow'), 'new files and configuration, old dictionary').toBe('br');
    await untilShared();
  } finally {
    await page.close();
    await server.stop();
    site.remove();
  }
});
