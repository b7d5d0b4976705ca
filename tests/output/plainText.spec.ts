import {existsSync, readFileSync} from 'node:fs';
import type {Server} from 'node:http';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {owner} from '@x2p2p/site/config/owner';
import {ownerValue} from '@x2p2p/site/config/ownerValue';
import {categoryOf, products} from '@x2p2p/site/data/products';
import sidebars from '@x2p2p/site/sidebars';
import {BUILD_DIR, createSiteServer, listen} from '../../scripts/siteServer.ts';
import {parameters} from '../hostile/places.ts';
import {allPages, builtFiles, readPage, sitemapRoutes} from './builtSite.ts';

// The plain text of the site: the Markdown beside each page, llms.txt which lists it, llms-full.txt and the files of each SDK.

const site = ownerValue(owner.siteUrl);
const routes = sitemapRoutes();
const isArticle = (route: string): boolean => /^\/(docs\/(?!category\/)|api\/|blog\/(?!archive|authors|tags|page))/.test(route);
const articles = routes.filter(isArticle);
const others = routes.filter((route) => !isArticle(route));
/** The path of a page's Markdown. */
const markdownOf = (route: string): string => (route === '/' ? '/index.md' : `${route}.md`);
const head = (title: string, route: string): string => `# ${title}\n\n网页：<${site}${encodeURI(route)}>；全站目录：<${site}/llms.txt>\n\n`;
const read = (path: string): string => readFileSync(`${BUILD_DIR}${path}`, 'utf8');
const listing = read('/llms.txt');
const full = read('/llms-full.txt');

type Fence = {readonly language: string; readonly code: string};

/** Splits the text from its code blocks, which are indented in lists and stand behind `>` in quotations. */
function split(markdown: string): {prose: string; fences: Fence[]} {
  const fences: Fence[] = [];
  const prose = markdown.replace(
    /^((?:> ?| )*)(`{3,})(\S*)[^\n]*\n([\s\S]*?)\n\1\2$/gm,
    (_, indent: string, _fence, language: string, code: string) => {
      fences.push({
        language,
        code: code
          .split('\n')
          .map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line.trimStart()))
          .join('\n'),
      });
      return '';
    },
  );
  return {prose: prose.replace(/(?<!\\)(`+)[^`][\s\S]*?\1/g, ''), fences};
}

const known = new Map<string, ReadonlySet<string>>();

/** The ids of a page, read once. */
function idsOf(route: string): ReadonlySet<string> {
  let ids = known.get(route);
  if (!ids) {
    const {$} = readPage(route);
    ids = new Set(
      $('[id]')
        .map((_, element) => $(element).attr('id'))
        .get(),
    );
    known.set(route, ids);
  }
  return ids;
}

const linksOf = (markdown: string): string[] =>
  [...split(markdown).prose.matchAll(/\]\((\S+?)\)|<(https?:[^>\s]+)>/g)].map(([, link, bare]) => (link ?? bare)!);

/** Whether an address of this site leads to a file, and to a place of its page: a plain text, a page, or what is shipped as it is. */
function isThere(address: string): boolean {
  const {pathname, hash} = new URL(address);
  const path = decodeURI(pathname);
  const id = decodeURIComponent(hash.slice(1));
  if (id && !idsOf(path.replace(/\/index\.md$/, '/').replace(/\.md$/, '')).has(id)) return false;
  return [path, `${path}.html`].some((file) => file !== '/' && existsSync(BUILD_DIR + file)) || path === '/';
}

test('there are pages to look at, posts among them', () => {
  expect([articles.length, others.length].map((count) => count > 20)).toEqual([true, true]);
  expect(articles).toEqual(
    expect.arrayContaining(['/docs/intro', '/docs/price', '/docs/faq/Integration', '/api/x2-hlsjs', '/blog/welcome']),
  );
  expect(others).toEqual(expect.arrayContaining(['/', '/lab', '/tools/latency', '/licenses', '/blog', '/docs/category/常见问题']));
  expect(
    builtFiles()
      .filter((file) => file.endsWith('.md'))
      .map((file) => `/${file}`)
      .sort(),
  ).toEqual(routes.map(markdownOf).sort());
});

describe.each(routes)('the Markdown of %s', (route) => {
  const markdown = read(markdownOf(route));
  const {prose} = split(markdown);
  const {$} = readPage(route);

  test('has the title of its page, its address, that of the list, and its text', () => {
    expect(markdown.slice(0, 300)).toContain(head($('h1').text(), route));
    expect(markdown.length).toBeGreaterThan(200);
  });

  test('has no HTML, no labels of buttons, nothing escaped twice', () => {
    expect(prose.match(/(?<!\\)<(?!https?:|[\w.-]+@)[a-z/!][^>]*>/gi) ?? []).toEqual([]);
    expect(prose).not.toMatch(/复制$|直接链接|&#x|\[object/m);
  });

  test('has no broken links', () => {
    const own = linksOf(markdown).filter((link) => link.startsWith(`${site}/`));
    expect(own.filter((link) => !isThere(link))).toEqual([]);
    expect(linksOf(markdown).filter((link) => !/^(https?:\/\/|mailto:)/.test(link))).toEqual([]);
  });
});

describe.each(articles)('%s.md', (route) => {
  const markdown = read(markdownOf(route));
  const {prose, fences} = split(markdown);
  const {$} = readPage(route);

  test('has every heading and every piece of code as it is', () => {
    const content = $('article .markdown').first();
    content.find('.hash-link, form, [aria-hidden="true"]').remove();
    const plain = (text: string) => text.replace(/\\(.)/g, '$1').replace(/[\s*`​]/g, '');
    const headings = [...prose.matchAll(/^#{2,6} (.*)$/gm)].length;
    const shown = content
      .find('h2, h3, h4, h5, h6')
      .toArray()
      .filter((heading) => $(heading).closest('[class^="bench"]').length === 0);
    expect(headings).toBe(shown.length);
    expect(plain(markdown)).toContain(plain($('h2').first().text()));
    expect(fences.map(({code}) => code)).toEqual(
      content
        .find('pre')
        .toArray()
        .map((pre) => $(pre).text().replace(/\n$/, '')),
    );
  });

  test('names the place to which a link into another page leads', () => {
    const content = $('article .markdown').first();
    // Markdown has no links inside code.
    content.find('form, nav, code a, [aria-hidden="true"]').remove();
    const placesOf = (addresses: string[]) => addresses.flatMap((address) => new URL(address, site).hash || []).sort();
    const shown = content
      .find('a[href^="/"]')
      .map((_, link) => $(link).attr('href')!)
      .get();
    expect(placesOf(linksOf(markdown).filter((link) => link.startsWith(`${site}/`)))).toEqual(placesOf(shown));
  });
});

test.each(Object.entries(parameters).filter(([route]) => /^\/(lab|tools\/)/.test(route)))(
  'the Markdown of %s says what its address may carry',
  (route, names) => {
    const rows = [...read(markdownOf(route)).matchAll(/^\| `(\w+)` \| ([^|]+) \| [^|]+ \| [^|]+ \|$/gm)];
    expect(rows.map(([, name]) => name)).toEqual(names);
  },
);

test('every code block names its language', () => {
  const {fences} = split(full);
  expect(fences.length).toBeGreaterThan(300);
  expect(fences.filter(({language}) => language === '')).toEqual([]);
});

describe('llms.txt', () => {
  const links = linksOf(listing);

  test('has a title, a summary and lists, in the order of the sidebar', () => {
    expect(listing).toMatch(/^# X2 P2P\n\n> \S.*\n\n/);
    const labels = (sidebars.tutorialSidebar as (string | {label: string})[]).flatMap((item) =>
      typeof item === 'string' ? [] : [item.label],
    );
    expect(labels.length).toBeGreaterThan(5);
    expect([...listing.matchAll(/^## (.*)$/gm)].map(([, title]) => title)).toEqual([
      '文档',
      ...labels,
      'API 中心',
      'x2-hlsjs 参考',
      'x2-shaka 参考',
      '博客',
      '工具、实验室与搜索',
      '其他页面',
      '一个 SDK 一个文件',
    ]);
  });

  test('names every plain text once, with a description, and nothing that does not exist', () => {
    const [overall, ...listed] = links;
    expect(overall).toBe(`${site}/llms-full.txt`);
    const wanted = [...routes.map(markdownOf), ...products.map(({folder}) => `/docs/${folder}/llms-full.txt`)];
    expect(listed.map((link) => decodeURI(link)).sort()).toEqual(wanted.map((path) => site + path).sort());
    expect(links.filter((link) => !isThere(link))).toEqual([]);
    expect(listing.split('\n').filter((line) => line.startsWith('- ') && !/\): \S/.test(line))).toEqual([]);
  });

  test('is short enough to be read first', () => expect(Buffer.byteLength(listing)).toBeLessThan(28_000));
});

/** The addresses of the pages that a file joins. */
const pagesIn = (text: string): string[] => [...text.matchAll(/^# .*\n\n网页：<(.*?)>；/gm)].map(([, address]) => address!);

test.each(products)('the file of $name has its guides, its category page and its reference, and no other', (product) => {
  const pages = pagesIn(read(`/docs/${product.folder}/llms-full.txt`)).map((address) => decodeURI(address.slice(site.length)));
  const reference = product.family === 'web' ? `/api/${product.package}` : undefined;
  expect(pages.sort()).toEqual(
    routes.filter(
      (route) =>
        route.startsWith(`/docs/${product.folder}/`) ||
        route === `/docs/category/${categoryOf(product)}` ||
        route === reference ||
        (reference !== undefined && route.startsWith(`${reference}/`)),
    ),
  );
  expect(pages.length).toBeGreaterThan(3);
});

describe('llms-full.txt', () => {
  test('has all documentation in the order of the lists', () => {
    const listed = linksOf(listing)
      .filter((link) => /\/(docs\/(?!category\/)|api\/).*\.md$/.test(link))
      .map((link) => link.slice(0, -'.md'.length));
    expect(pagesIn(full)).toEqual(listed);
  });

  test('has a plausible length for all documentation', () => {
    expect(Buffer.byteLength(full)).toBeGreaterThan(300_000);
    expect(Buffer.byteLength(full)).toBeLessThan(1_200_000);
  });
});

test('a page of documentation links to its plain text, in its head and below its title; other pages do not', () => {
  const pages = allPages();
  const leading = pages.filter(({$}) => $('link[rel="alternate"][type="text/markdown"]').length > 0);
  expect(leading.map(({route}) => route).sort()).toEqual(articles.filter((route) => !route.startsWith('/blog/')));
  for (const {route, $} of leading) {
    const links = $('link[type="text/markdown"], article header a[href$=".md"]').toArray();
    expect(
      links.map((link) => decodeURI($(link).attr('href')!)),
      route,
    ).toEqual([`${route}.md`, `${route}.md`]);
  }
});

test('every page begins with a line about llms.txt for programs, which nobody sees', () => {
  const pages = allPages();
  expect(pages.length).toBeGreaterThan(60);
  for (const {route, $} of pages) {
    const first = $('body').children().first();
    expect([first.attr('hidden'), first.text()], route).toEqual(['hidden', expect.stringContaining('/llms.txt')]);
  }
});

describe('served', () => {
  let server: Server;
  let origin = '';
  beforeAll(async () => {
    server = createSiteServer();
    origin = await listen(server, 0);
  });
  afterAll(() => void server.close());

  test.each([
    ['/docs/intro.md', 'text/markdown; charset=utf-8'],
    ['/index.md', 'text/markdown; charset=utf-8'],
    ['/llms.txt', 'text/plain; charset=utf-8'],
    ['/llms-full.txt', 'text/plain; charset=utf-8'],
  ])('%s is %s', async (path, type) => {
    const response = await fetch(origin + path, {redirect: 'error'});
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
    expect(await response.text()).toBe(read(path));
  });
});

test('search engines are told of pages, not of their plain texts', () => {
  expect(sitemapRoutes().filter((route) => /\.(md|txt)$/.test(route))).toEqual([]);
});
