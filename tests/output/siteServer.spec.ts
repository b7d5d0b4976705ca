import {readFileSync} from 'node:fs';
import type {Server} from 'node:http';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {securityHeaders} from '@x2p2p/site/config/headers';
import {IMMUTABLE, REVALIDATE} from '../../scripts/deploy/cachePolicy.ts';
import {scriptHashes} from '../../scripts/deploy/inlineScripts.ts';
import {BUILD_DIR, createSiteServer, listen} from '../../scripts/siteServer.ts';
import {ask, type Answer} from '../deploy/ask.ts';
import {builtFiles, fileOf} from './builtSite.ts';

let server: Server;
let port = 0;
beforeAll(async () => {
  server = createSiteServer();
  port = Number(new URL(await listen(server, 0)).port);
});
afterAll(() => void server.close());

const get = (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> => ask({port, path, headers});
const page = readFileSync(fileOf('/docs/intro'));

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('text is sent as %s to clients that accept it', async (encoding, unpack) => {
  const {headers, body} = await get('/docs/intro', {'accept-encoding': encoding});
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers.vary).toContain('Accept-Encoding');
  expect(unpack(body).equals(page)).toBe(true);
  expect(body.length).toBeLessThan(page.length / 3);
});

test('text is sent uncompressed to clients that accept no encoding', async () => {
  const {headers, body} = await get('/docs/intro', {});
  expect(headers['content-encoding']).toBeUndefined();
  expect(body.equals(page)).toBe(true);
});

test('a range is of the uncompressed file, whatever encodings the client accepts', async () => {
  const {status, headers, body} = await get('/docs/intro', {'accept-encoding': 'br', range: 'bytes=100-4999'});
  expect([status, headers['content-encoding'], headers['content-range']]).toEqual([206, undefined, `bytes 100-4999/${page.length}`]);
  expect(body.equals(page.subarray(100, 5000))).toBe(true);
});

test('media are sent with their length, which players need', async () => {
  const segment = builtFiles().find((path) => path.endsWith('.ts'))!;
  const {headers, body} = await get(`/${segment}`, {'accept-encoding': 'br'});
  expect([headers['content-encoding'], headers['content-length']]).toEqual([undefined, String(body.length)]);
});

test('every answer carries the policy, whatever its status', async () => {
  const policy = Object.fromEntries(
    securityHeaders({scriptHashes: scriptHashes(BUILD_DIR), isLoopback: true}).map(({name, value}) => [name.toLowerCase(), value]),
  );
  expect(policy['content-security-policy']).toContain("'sha256-");
  const answers = await Promise.all(['/docs/intro', '/docs/intro.html', '/%00', '/nowhere'].map((path) => get(path)));
  expect(answers.map(({status}) => status)).toEqual([200, 301, 400, 404]);
  for (const {status, headers} of answers) expect(headers, String(status)).toMatchObject(policy);
});

test('hashed files are kept for a year, pages and the rest are revalidated', async () => {
  const asset = builtFiles().find((path) => /^assets\/js\/.*\.js$/.test(path))!;
  const answers = await Promise.all([`/${asset}`, '/', '/docs/intro', '/sitemap.xml', '/search-index/head.json'].map((path) => get(path)));
  expect(answers.map(({status, headers}) => [status, headers['cache-control']])).toEqual([
    [200, IMMUTABLE],
    ...Array(4).fill([200, REVALIDATE]),
  ]);
});

test.each([
  ['/docs/intro/', '/docs/intro'],
  ['/docs/intro.html', '/docs/intro'],
  ['/docs/intro/?a=b', '/docs/intro?a=b'],
  ['/docs', '/docs/intro'],
])('%s: 301 to %s', async (path, location) => {
  const {status, headers} = await get(path);
  expect([status, headers.location]).toEqual([301, location]);
});

test.each(['/nowhere', '/404', '/%', '/%/', '/docs/%E4%B8?a=%', `/${'a'.repeat(300)}`])(
  '%s: the page for missing pages, with status 404',
  async (path) => {
    const {status, headers, body} = await get(path);
    expect([status, headers['cache-control']]).toEqual([404, REVALIDATE]);
    expect(body.equals(readFileSync(fileOf('/404')))).toBe(true);
  },
);

test('an address that no file system can read: 400', async () => {
  const {status, headers} = await get('/docs/%00');
  expect([status, headers['content-type']]).toEqual([400, 'text/plain; charset=utf-8']);
});
