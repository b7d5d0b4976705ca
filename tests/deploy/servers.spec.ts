import {once} from 'node:events';
import {mkdirSync, readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import type {Server} from 'node:http';
import {join} from 'node:path';
import {connect as connectTls} from 'node:tls';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {listen} from '@x2p2p/test-tools/loopback';
import {caseRedirects, redirects} from '@x2p2p/site/config/redirects';
import {securityHeaders, strictTransportSecurity} from '@x2p2p/site/config/headers';
import {cleanAddress} from '../../scripts/cleanAddress.ts';
import {acceptCases} from '../../scripts/deploy/acceptCases.ts';
import {IMMUTABLE, REVALIDATE} from '../../scripts/deploy/cachePolicy.ts';
import {contentTypeOf, isCompressible} from '../../scripts/deploy/contentTypes.ts';
import {findDictionary, VARY, type Dictionary} from '../../scripts/deploy/dictionary.ts';
import {scriptHashes} from '../../scripts/deploy/inlineScripts.ts';
import {isVariant} from '../../scripts/deploy/uploadPlan.ts';
import {listFiles} from '../../scripts/listFiles.ts';
import {createSiteServer} from '../../scripts/siteServer.ts';
import {pathsOf} from '../sitemap.ts';
import {ask, type Answer, type Question} from './ask.ts';
import {makeCertificate} from './certificate.ts';
import {hasIpv6} from './devServers.ts';
import {publishedSite, type PublishedSite} from './publishedSite.ts';
import {runningServer, servers} from './runningServer.ts';

const SECURITY = '/.well-known/security.txt';

/** The build has this file only once the owner has named a contact; servers, which hide other dot files, must be ready for it. */
function plantSecurityTxt(root: string): void {
  mkdirSync(join(root, '.well-known'), {recursive: true});
  writeFileSync(join(root, SECURITY), 'Contact: https://www.x2p2p.example/security\n');
}

// The built site through the real servers with the generated configuration; both servers get the same tests.

let site: PublishedSite;
let certificate: ReturnType<typeof makeCertificate>;
/** The headers that every answer must carry. */
let policy: Record<string, string>;
/** The server of `npm run serve`, which must give the same answers. */
let local: Server;
let localPort: number;
let dictionary: Dictionary;

beforeAll(async () => {
  site = await publishedSite();
  plantSecurityTxt(site.root);
  dictionary = findDictionary(site.root)!;
  certificate = makeCertificate();
  const headers = securityHeaders({scriptHashes: scriptHashes(site.root), isLoopback: true});
  policy = Object.fromEntries(headers.map(({name, value}) => [name.toLowerCase(), value]));
  local = createSiteServer(site.root);
  localPort = await listen(local);
}, 120_000);
afterAll(() => {
  local.close();
  site.remove();
  certificate.remove();
});

describe.each(servers)('$name', (one) => {
  const server = runningServer(one, () => ({root: site.root}));
  if (!server) return;
  const secure = runningServer(one, () => ({root: site.root, certificate}))!;
  const get = (path: string, question: Partial<Question> = {}): Promise<Answer> => ask({port: server().port, path, ...question});

  const built = (extension: string, within = ''): string => {
    const file = listFiles(site.root, [within]).find((path) => path.endsWith(extension));
    if (!file) throw new Error(`the build has no ${extension} file in /${within}`);
    return `/${file}`;
  };

  test('every page of the sitemap answers 200 under its encoded and its raw address', async () => {
    const routes = pathsOf(readFileSync(join(site.root, 'sitemap.xml'), 'utf8'));
    expect(routes.length).toBeGreaterThan(40);
    expect(
      routes.some((route) => route.includes('%')),
      'Chinese addresses among them',
    ).toBe(true);
    for (const route of routes.flatMap((path) => [...new Set([path, decodeURI(path)])])) {
      const {status, headers} = await get(route);
      expect([status, headers['content-type'], headers['cache-control']], route).toEqual([200, 'text/html; charset=utf-8', REVALIDATE]);
    }
  });

  test.each([
    '/nowhere',
    '/docs/nowhere',
    '/assets/js/gone.00000000.js',
    '/media/lab/240p/99.ts',
    '/404',
    '/docs/Intro',
    '/docs/%E4%B8%8D%E5%AD%98%E5%9C%A8',
  ])('%s: the not-found page, status 404, no-cache', async (path) => {
    const {status, headers, body} = await get(path);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([404, 'text/html; charset=utf-8', REVALIDATE]);
    expect(body.equals(readFileSync(join(site.root, '404.html')))).toBe(true);
  });

  test('a missing page asked for with If-None-Match is 404, not 304', async () => {
    const {headers} = await get('/nowhere');
    expect((await get('/nowhere', {headers: {'if-none-match': headers.etag ?? '*'}})).status).toBe(404);
  });

  describe('addresses', () => {
    const decorated = [
      '/docs/intro',
      '/docs/category/%E5%8D%8F%E8%AE%AE%E4%B8%8E%E6%94%BF%E7%AD%96',
      '/docs/hls-sdk/API',
      '/nowhere',
    ].flatMap((path) => ['.html', '/', '/index.html', '//'].map((ending) => path + ending));
    const moved = [...redirects, ...caseRedirects].flatMap(({from}) => ['', '/', '.html', '/index.html'].map((ending) => from + ending));
    const addresses = ['/index.html', '//docs/intro', '/docs/index', '/docs/intro.html/', '/%3F/', ...decorated, ...moved];

    test.each(addresses)('%s goes where the local server sends it, by one 301', async (path) => {
      for (const address of [path, `${path}?a=b%20c&d=%E4%B8%AD`]) {
        const {status, headers} = await get(address);
        expect([status, headers.location], address).toEqual([301, cleanAddress(address)]);
        expect(headers['cache-control']).toBe(REVALIDATE);
      }
    });

    test('raw Chinese in the address too', async () => {
      const {status, headers} = await get('/docs/category/协议与政策.html');
      expect([status, decodeURI(headers.location!)]).toEqual([301, '/docs/category/协议与政策']);
    });

    test.each(['/', '/docs/hls-sdk/API', '/docs/category/hlsjs-sdk', '/lab-viewer'])('%s is not redirected', async (path) => {
      expect((await get(path)).status).toBe(200);
    });

    test.each([
      '//other.example/',
      '//other.example',
      '///other.example/%2e%2e/',
      '/\\other.example/',
      '/%5cother.example/',
      '/%2f/other.example/',
      '//other.example/x.html',
      '/.//other.example/',
    ])('%s leads to no other host', async (path) => {
      const {status, headers} = await get(path);
      expect([301, 400, 404]).toContain(status);
      if (headers.location !== undefined) expect(new URL(headers.location, 'http://localhost:1/').origin).toBe('http://localhost:1');
    });

    test.each([
      ['slashes', '/'.repeat(40)],
      ['slashes as long as a request may be', '/'.repeat(7000)],
      ['endings', '/index.html'.repeat(30)],
    ])('many %s inside an address cause no catastrophic backtracking', async (_, inside) => {
      expect((await get(`/a${inside}x`)).status).toBe(404);
      // nginx logs a pcre error where it gave up.
      expect(server().output()).not.toContain('pcre');
    });

    test('line breaks in an address reach no header', async () => {
      const {status, headers} = await get('/docs/intro%0d%0aX-Injected:%201.html');
      expect([301, 400, 404]).toContain(status);
      expect(headers).not.toHaveProperty('x-injected');
    });

    test.each([
      ['with a NUL', '/docs/%00'],
      ['too long for a file', `/${'a'.repeat(300)}`],
      ['too long in bytes', `/docs/${'长'.repeat(100)}`],
    ])('a name %s is a client error, not a server error', async (_, path) => {
      expect([400, 404]).toContain((await get(path)).status);
    });

    test.each([
      '/.git/config',
      '/.env',
      '/docs/.hidden',
      '/index.html.br',
      '/404.html.gz',
      '/../../../../etc/passwd',
      '/%2e%2e/%2e%2e/etc/passwd',
    ])('%s is not served', async (path) => {
      const {status, body} = await get(path);
      expect([400, 404]).toContain(status);
      expect(body.toString()).not.toContain('root:');
    });
  });

  describe('compression', () => {
    const kinds: {extension: string; within?: string; vary?: string}[] = [
      {extension: '.html', vary: VARY.page},
      {extension: '.md', within: 'docs', vary: VARY.page},
      {extension: '.js', within: 'assets'},
      {extension: '.css', within: 'assets'},
      {extension: '.json', within: 'search-index'},
      {extension: '.xml'},
    ];
    const encodings = [
      {accept: 'gzip, deflate, br', encoding: 'br', unpack: brotliDecompressSync},
      {accept: 'gzip', encoding: 'gzip', unpack: gunzipSync},
      {accept: undefined, encoding: undefined, unpack: (body: Buffer) => body},
    ];
    const cases = kinds.flatMap((kind) => encodings.map((encoding) => ({...kind, ...encoding})));

    test.each(cases)('$extension as $encoding', async ({extension, within, vary = VARY.text, accept, encoding, unpack}) => {
      const file = extension === '.html' ? '/docs/intro.html' : built(extension, within);
      const {status, headers, body} = await get(file.replace(/\.html$/, ''), {
        headers: accept === undefined ? {} : {'accept-encoding': accept},
      });
      expect([status, headers['content-encoding'], headers.vary]).toEqual([200, encoding, vary]);
      expect(headers['content-type']).toBe(contentTypeOf(file));
      expect(unpack(body).equals(readFileSync(join(site.root, file)))).toBe(true);
    });

    test('the not-found page is compressed too, or says that it may be', async () => {
      expect((await get('/nowhere', {headers: {'accept-encoding': 'br'}})).headers.vary).toBe(VARY.page);
    });

    test('pictures and media are sent as they are', async () => {
      for (const file of [built('.png'), built('.ts', 'media')]) {
        expect((await get(file, {headers: {'accept-encoding': 'br, gzip'}})).headers, file).not.toHaveProperty('content-encoding');
      }
    });
  });

  describe('Markdown for who prefers it', () => {
    const types = {html: contentTypeOf('/x.html'), markdown: contentTypeOf('/x.md')};

    test.each(acceptCases)('$accept: Markdown $isMarkdown', async ({accept, isMarkdown}) => {
      const {status, headers} = await get('/docs/intro', {headers: {accept}});
      expect([status, headers['content-type']]).toEqual([200, isMarkdown ? types.markdown : types.html]);
      expect([headers.vary, headers['cache-control']]).toEqual([VARY.page, REVALIDATE]);
    });

    test.each(['/', '/docs/intro', '/tools', '/docs/category/%E5%8D%8F%E8%AE%AE%E4%B8%8E%E6%94%BF%E7%AD%96'])(
      'the Markdown of %s is its file, compressed by the same rules, and revalidated',
      async (path) => {
        const file = readFileSync(join(site.root, path === '/' ? '/index.md' : `${decodeURI(path)}.md`));
        const headers = {accept: 'text/markdown', 'accept-encoding': 'gzip, br, dcz', 'available-dictionary': dictionary.available};
        const answer = await get(path, {headers});
        expect([answer.status, answer.headers['content-encoding'], answer.headers['content-type']]).toEqual([200, 'br', types.markdown]);
        expect(brotliDecompressSync(answer.body).equals(file)).toBe(true);
        expect((await get(path, {headers: {accept: 'text/markdown'}})).body.equals(file)).toBe(true);
        const again = await get(path, {headers: {...headers, 'if-none-match': answer.headers.etag!}});
        expect([again.status, again.headers.vary]).toEqual([304, VARY.page]);
        const page = await get(path, {headers: {accept: 'text/html', 'if-none-match': answer.headers.etag!}});
        expect([page.status, page.headers['content-type']]).toEqual([200, types.html]);
      },
    );

    test('what has no Markdown is sent as it is', async () => {
      const answerTo = async (path: string) => {
        const {status, headers} = await get(path, {headers: {accept: 'text/markdown'}});
        return [status, headers.location ?? headers['content-type']];
      };
      expect(await answerTo('/lab-viewer')).toEqual([200, types.html]);
      expect(await answerTo('/img/favicon.svg')).toEqual([200, contentTypeOf('/img/favicon.svg')]);
      expect(await answerTo('/llms.txt')).toEqual([200, contentTypeOf('/llms.txt')]);
      expect(await answerTo('/docs/intro.md')).toEqual([200, types.markdown]);
      expect(await answerTo('/nowhere')).toEqual([404, types.html]);
      expect(await answerTo('/404')).toEqual([404, types.html]);
      expect(await answerTo('/docs')).toEqual([301, '/docs/intro']);
      expect(await answerTo('/docs/intro/')).toEqual([301, '/docs/intro']);
    });

    test('the local server answers the same', async () => {
      for (const {accept} of acceptCases)
        expect((await ask({port: localPort, path: '/docs/intro', headers: {accept}})).headers['content-type'], accept).toBe(
          (await get('/docs/intro', {headers: {accept}})).headers['content-type'],
        );
    });
  });

  describe('caching and revalidation', () => {
    test.each([
      {kind: 'script', file: () => built('.js', 'assets')},
      {kind: 'style', file: () => built('.css', 'assets')},
    ])('hashed $kind: a year, immutable, also in the 304 answer', async ({file}) => {
      const path = file();
      const {headers} = await get(path);
      expect(headers['cache-control']).toBe(IMMUTABLE);
      const again = await get(path, {headers: {'if-none-match': headers.etag!}});
      expect([again.status, again.headers['cache-control']]).toEqual([304, IMMUTABLE]);
    });

    test.each(['/', '/docs/intro', '/blog/rss.xml', '/releases.atom', '/sitemap.xml', '/img/favicon.svg', '/search-index/head.json'])(
      '%s is revalidated, and answers 304 when unchanged',
      async (path) => {
        const {status, headers} = await get(path);
        expect([status, headers['cache-control']]).toEqual([200, REVALIDATE]);
        for (const encoding of ['br', 'gzip', 'identity']) {
          const first = await get(path, {headers: {'accept-encoding': encoding}});
          const again = await get(path, {headers: {'accept-encoding': encoding, 'if-none-match': first.headers.etag!}});
          expect([again.status, again.body.length], encoding).toEqual([304, 0]);
        }
        expect((await get(path, {headers: {'if-none-match': '"other"'}})).status).toBe(200);
      },
    );
  });

  const script = () => built('.js', 'assets');
  const alike: {what: string; path: () => string; headers?: Question['headers']}[] = [
    ...[
      '/',
      '/docs/intro',
      '/sitemap.xml',
      '/search-index/head.json',
      '/nowhere',
      '/404',
      '/assets',
      '/assets/',
      '/assets/js/gone.00000000.js',
      '/docs',
      '/docs/intro.html',
      '/docs/intro/?a=b',
      '/.env',
      SECURITY,
      '/index.html.br',
    ].map((path) => ({what: path, path: () => path})),
    {what: 'a script', path: script},
    {what: 'a part of a script', path: script, headers: {range: 'bytes=0-9'}},
    {what: 'a variant of a script', path: () => `${script()}.br`},
    {what: 'a script with a slash', path: () => `${script()}/`},
    {what: 'a part of the search index', path: () => built('/0.json', 'search-index')},
  ];
  test.each(alike)('$what: same status, location and cache rule as from `npm run serve`', async ({path, headers}) => {
    const answers = [await get(path(), {headers}), await ask({port: localPort, path: path(), headers})];
    const [served, localOne] = answers.map(({status, headers}) => [status, headers.location, headers['cache-control']]);
    expect(localOne).toEqual(served);
    expect(served![2]).toBeDefined();
  });

  test.each([
    ['/blog/rss.xml', 'application/rss+xml; charset=utf-8'],
    ['/blog/atom.xml', 'application/atom+xml; charset=utf-8'],
    ['/blog/feed.json', 'application/feed+json; charset=utf-8'],
    ['/docs/hls-sdk/history.atom', 'application/atom+xml; charset=utf-8'],
    ['/sitemap.xml', 'application/xml'],
    ['/docs/intro.md', 'text/markdown; charset=utf-8'],
    ['/llms.txt', 'text/plain; charset=utf-8'],
    ['/media/lab/vod.m3u8', 'application/vnd.apple.mpegurl'],
    ['/media/lab/240p/00.ts', 'video/mp2t'],
    ['/img/favicon.svg', 'image/svg+xml'],
    ['/favicon.ico', 'image/x-icon'],
    ['/apple-touch-icon.png', 'image/png'],
    [SECURITY, 'text/plain; charset=utf-8'],
    ['/img/previews/home.png', 'image/png'],
  ])('%s is %s', async (path, type) => {
    const {status, headers} = await get(path);
    expect([status, headers['content-type']]).toEqual([200, type]);
  });

  test('media in ranges', async () => {
    const path = '/media/lab/240p/00.ts';
    const whole = readFileSync(join(site.root, path));
    const middle = await get(path, {headers: {range: 'bytes=188-375'}});
    expect([middle.status, middle.headers['content-range']]).toEqual([206, `bytes 188-375/${whole.length}`]);
    expect(middle.body.equals(whole.subarray(188, 376))).toBe(true);
    expect((await get(path, {headers: {range: 'bytes=-188'}})).body.equals(whole.subarray(-188))).toBe(true);
    expect((await get(path, {headers: {range: `bytes=${whole.length}-`}})).status).toBe(416);
  });

  test.each(['POST', 'PUT', 'DELETE'])('%s is refused', async (method) => {
    expect((await get('/docs/intro', {method, headers: {'content-length': '0'}})).status).toBe(405);
  });

  test('HEAD has no body', async () => {
    const {status, body} = await get('/docs/intro', {method: 'HEAD'});
    expect([status, body.length]).toEqual([200, 0]);
  });

  describe('headers', () => {
    test.each([
      '/',
      '/docs/intro',
      '/lab-viewer',
      '/nowhere',
      '/docs',
      '/docs/intro.html',
      '/img/previews/home.png',
      '/blog/rss.xml',
      '/media/lab/240p/00.ts',
      '/.env',
    ])('%s carries the policy', async (path) => {
      const {headers} = await get(path);
      expect(headers).toMatchObject(policy);
    });

    test('the policy is also on scripts, 304, 206 and 405', async () => {
      const script = built('.js', 'assets');
      const {etag} = (await get(script)).headers;
      const answers = [
        await get(script),
        await get(script, {headers: {'if-none-match': etag!}}),
        await get('/media/lab/240p/00.ts', {headers: {range: 'bytes=0-1'}}),
        await get('/docs/intro', {method: 'DELETE'}),
      ];
      expect(answers.map(({status}) => status)).toEqual([200, 304, 206, 405]);
      for (const {headers} of answers) expect(headers).toMatchObject(policy);
    });

    test('the server does not tell its version', async () => {
      expect((await get('/')).headers.server ?? '').not.toMatch(/\d/);
    });

    test('over plain HTTP there is no HSTS', async () => {
      expect((await get('/')).headers).not.toHaveProperty('strict-transport-security');
    });
  });

  describe('with TLS, as in production', () => {
    const origin = () => `https://localhost:${secure().httpsPort}`;

    test.each(['/', '/docs/intro?a=b', '/docs/category/%E5%8D%8F%E8%AE%AE%E4%B8%8E%E6%94%BF%E7%AD%96'])(
      'http %s → https by 301, without HSTS',
      async (path) => {
        const {status, headers} = await ask({port: secure().port, path});
        expect([status, headers.location]).toEqual([301, origin() + path]);
        expect(headers).not.toHaveProperty('strict-transport-security');
        expect(headers).toHaveProperty('content-security-policy');
      },
    );

    test.each([
      ['/docs/intro', 200],
      ['/nowhere', 404],
      ['/docs', 301],
    ])('https %s: %i with HSTS', async (path, status) => {
      const answer = await ask({port: secure().httpsPort, path, isTls: true});
      expect([answer.status, answer.headers['strict-transport-security']]).toEqual([status, strictTransportSecurity.value]);
    });
  });
});

describe.each([false, true])('nginx, with TLS: %s', (withTls) => {
  const server = runningServer(servers[0], () => ({root: site.root, ...(withTls && {certificate})}));
  if (!server) return;
  const ways = (): Pick<Question, 'port' | 'isTls'>[] => [
    {port: server().port},
    ...(withTls ? [{port: server().httpsPort, isTls: true}] : []),
  ];

  test.skipIf(!hasIpv6)('answers over IPv6 as over IPv4', async () => {
    for (const way of ways()) {
      const answers = await Promise.all((['127.0.0.1', '::1'] as const).map((address) => ask({...way, address, path: '/docs/intro'})));
      const [four, six] = answers.map(({status, headers}) => [status, headers.location, headers['content-length']]);
      expect([200, 301]).toContain(four![0]);
      expect(six).toEqual(four);
    }
  });

  test.each(['other.example', '127.0.0.1'])('a request for the host %s gets no answer', async (host) => {
    for (const way of ways())
      await expect(ask({...way, path: '/docs/intro', headers: {host}})).rejects.toThrow(/ECONNRESET|without an answer/);
  });

  test.runIf(withTls).each(['other.example', undefined])(
    'the handshake for %s is refused, so that no certificate tells whose server this is',
    async (servername) => {
      const socket = connectTls({port: server().httpsPort, host: '127.0.0.1', servername, rejectUnauthorized: false});
      await expect(once(socket, 'secureConnect')).rejects.toThrow(/unrecognized name/i);
    },
  );
});

describe('nginx behind a proxy, as in the container', () => {
  const server = runningServer(servers[0], () => ({root: site.root}));
  if (!server) return;

  test('sends readers of plain HTTP to HTTPS, and sends HSTS to the others', async () => {
    const plain = await ask({port: server().port, path: '/docs/intro', headers: {'x-forwarded-proto': 'http'}});
    expect([plain.status, plain.headers.location]).toEqual([301, `https://localhost:${server().httpsPort}/docs/intro`]);
    const secure = await ask({port: server().port, path: '/docs/intro', headers: {'x-forwarded-proto': 'https'}});
    expect([secure.status, secure.headers['strict-transport-security']]).toEqual([200, strictTransportSecurity.value]);
  });
});

test('every file of the build has a known content type', () => {
  const files = listFiles(site.root, ['']).filter((file) => !isVariant(file));
  expect(files.filter((file) => contentTypeOf(`/${file}`) === undefined)).toEqual([]);
});

test('compressed variants stand beside text files only', () => {
  const files = new Set(readdirSync(site.root, {recursive: true}).map(String));
  const packed = [...files].filter((file) => file.endsWith('.br')).map((file) => file.slice(0, -'.br'.length));
  expect(packed.length).toBeGreaterThan(100);
  expect(packed.filter((file) => !isCompressible(`/${file}`) || !files.has(file))).toEqual([]);
});

test('every text file has both compressed variants; only the smallest would not gain', () => {
  const files = new Set(listFiles(site.root, ['']));
  const texts = [...files].filter((file) => isCompressible(`/${file}`) && statSync(join(site.root, file)).size > 1024);
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter((file) => !files.has(`${file}.br`) || !files.has(`${file}.gz`))).toEqual([]);
});
