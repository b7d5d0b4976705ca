import {copyFileSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {brotliCompressSync, brotliDecompressSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {IMMUTABLE, REVALIDATE} from '../../scripts/deploy/cachePolicy.ts';
import {decodeDcz} from '../../scripts/deploy/dcz.ts';
import {dictionaryOf, findDictionary, linkTo, VARY, type Dictionary} from '../../scripts/deploy/dictionary.ts';
import {pathsOf} from '../sitemap.ts';
import {ask, type Answer, type Question} from './ask.ts';
import {publishedSite, type PublishedSite} from './publishedSite.ts';
import {runningServer, servers} from './runningServer.ts';

// Pages through the real servers, to browsers that have the dictionary, that have another, and that have none.

let site: PublishedSite;
let dictionary: Dictionary;
let content: Buffer;

/** A page that somebody added to the published folder, with its brotli alone. */
const LATE = '/late';

beforeAll(async () => {
  site = await publishedSite();
  for (const ending of ['html', 'html.br']) copyFileSync(join(site.root, `docs/price.${ending}`), join(site.root, `${LATE}.${ending}`));
  dictionary = findDictionary(site.root)!;
  content = readFileSync(join(site.root, dictionary.path));
}, 120_000);
afterAll(() => site.remove());

const ALL = 'gzip, deflate, br, zstd, dcb, dcz';

const fileOf = (path: string): Buffer =>
  readFileSync(join(site.root, path.endsWith('/') ? `${path}index.html` : `${decodeURIComponent(path)}.html`));

test('as a release compresses it, the dictionary leaves room in the 20 KiB that idle reading may cost', () => {
  expect(brotliCompressSync(content).length).toBeLessThan(18_500);
});

describe.each(servers)('$name', (one) => {
  const server = runningServer(one, () => ({root: site.root}));
  if (!server) return;

  const get = (path: string, question: Partial<Question> = {}): Promise<Answer> => ask({port: server().port, path, ...question});

  /** As a browser asks that has fetched the dictionary. */
  const having = (available: string, accept = ALL): Partial<Question> => ({
    headers: {'accept-encoding': accept, 'available-dictionary': available},
  });

  const expectWhole = ({status, headers, body}: Answer, path: string): void => {
    expect([status, headers['content-encoding'], headers.vary]).toEqual([200, 'br', VARY.page]);
    expect(brotliDecompressSync(body).equals(fileOf(path)), path).toBe(true);
  };

  test('the dictionary is kept for a year and says what it is for', async () => {
    const {status, headers, body} = await get(dictionary.path, {headers: {'accept-encoding': ALL}});
    expect([status, headers['cache-control'], headers['content-encoding']]).toEqual([200, IMMUTABLE, 'br']);
    expect(headers['use-as-dictionary']).toBe('match="/*", match-dest=("document")');
    expect(brotliDecompressSync(body).equals(content)).toBe(true);
  });

  test('nothing else is a dictionary', async () => {
    for (const path of ['/', '/docs/intro', '/robots.txt', '/img/favicon.svg', '/assets/dictionary.00000000.txt/'])
      expect((await get(path)).headers, path).not.toHaveProperty('use-as-dictionary');
  });

  test('pages name the dictionary, files do not', async () => {
    for (const path of ['/', '/docs/intro', '/lab-viewer']) expect((await get(path)).headers.link, path).toBe(linkTo(dictionary));
    for (const path of ['/robots.txt', '/img/favicon.svg', '/sitemap.xml', dictionary.path])
      expect((await get(path)).headers, path).not.toHaveProperty('link');
  });

  test('every page of the sitemap comes with the dictionary, byte for byte, in less than half of its bytes', async () => {
    const routes = pathsOf(readFileSync(join(site.root, 'sitemap.xml'), 'utf8'));
    expect(routes.length).toBeGreaterThan(40);
    const bytes = {whole: 0, shared: 0};
    for (const path of routes) {
      const {status, headers, body} = await get(path, having(dictionary.available));
      expect([status, headers['content-encoding'], headers['content-type']], path).toEqual([200, 'dcz', 'text/html; charset=utf-8']);
      expect([headers.vary, headers['cache-control'], headers.link], path).toEqual([VARY.page, REVALIDATE, linkTo(dictionary)]);
      expect((await decodeDcz(body, content)).equals(fileOf(path)), path).toBe(true);
      bytes.shared += body.length;
      bytes.whole += (await get(path, {headers: {'accept-encoding': ALL}})).body.length;
    }
    expect(bytes.shared).toBeLessThan(bytes.whole / 2);
  });

  const other = dictionaryOf(Buffer.from('the dictionary of the release before'));
  const whole: [string, () => Partial<Question>][] = [
    ['no dictionary', () => ({headers: {'accept-encoding': ALL}})],
    ["another release's dictionary", () => having(other.available)],
    ['the hash in another case', () => having(dictionary.available.toUpperCase())],
    ['the hash without its end', () => having(dictionary.available.slice(0, -2))],
    ['more after the hash', () => having(`${dictionary.available}x`)],
    ['the dictionary, but no dcz', () => having(dictionary.available, 'gzip, deflate, br, zstd, dcb')],
    ['the dictionary, dcz refused', () => having(dictionary.available, 'br, dcz;q=0')],
    ['the dictionary, and an encoding with a like name', () => having(dictionary.available, 'br, xdcz, dczx')],
  ];
  test.each(whole)('%s: the page comes whole', async (_, question) => {
    for (const path of ['/', '/docs/intro']) expectWhole(await get(path, question()), path);
  });

  test.each(['dcz', 'dcz, br', 'br,dcz', 'br, dcz'])('Accept-Encoding: %s is understood', async (accept) => {
    expect((await get('/docs/intro', having(dictionary.available, accept))).headers['content-encoding']).toBe('dcz');
  });

  test('whoever accepts nothing gets the file as it is', async () => {
    const {headers, body} = await get('/docs/intro', {headers: {'available-dictionary': dictionary.available}});
    expect(headers).not.toHaveProperty('content-encoding');
    expect(body.equals(fileOf('/docs/intro'))).toBe(true);
  });

  test('HEAD says the same and sends nothing', async () => {
    const {status, headers, body} = await get('/docs/intro', {...having(dictionary.available), method: 'HEAD'});
    expect([status, headers['content-encoding'], headers.vary, body.length]).toEqual([200, 'dcz', VARY.page, 0]);
  });

  test('an unchanged page is 304, which has the same Vary and no encoding', async () => {
    const {headers} = await get('/docs/intro', having(dictionary.available));
    const again = await get('/docs/intro', {headers: {...having(dictionary.available).headers, 'if-none-match': headers.etag!}});
    expect([again.status, again.headers.vary, again.body.length]).toEqual([304, VARY.page, 0]);
    expect(again.headers).not.toHaveProperty('content-encoding');
    // Another representation has another name.
    expect((await get('/docs/intro', {headers: {'accept-encoding': ALL}})).headers.etag).not.toBe(headers.etag);
  });

  test('other answers know no dictionary: a missing page, an old address, text, a picture', async () => {
    for (const [path, status] of [
      ['/nowhere', 404],
      ['/docs/intro.html', 301],
      [`/docs/intro.html${dictionary.extension}`, 404],
      ['/robots.txt', 200],
      ['/img/previews/home.png', 200],
    ] as const) {
      const {headers, ...answer} = await get(path, having(dictionary.available));
      expect([answer.status, headers['content-encoding'] === 'dcz'], path).toEqual([status, false]);
    }
  });

  test('a page without its compressed file comes whole', async () => {
    expectWhole(await get(LATE, having(dictionary.available)), LATE);
  });
});
